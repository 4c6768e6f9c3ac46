export { startRescheduling } from './start-rescheduling.ts'
