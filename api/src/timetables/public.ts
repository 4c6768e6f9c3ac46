export { publishRentalTimetable } from './create-rental-timetable.ts'
export { publishTimetable } from './create-timetable.ts'
export { removeRest } from './removals/remove-availability.ts'
export { lockItems } from './series.db.ts'
