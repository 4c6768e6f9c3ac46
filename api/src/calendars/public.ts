export { visitCalendar } from './calendar-file.ts'
