export { countUnanswered } from './boards.db.ts'
export { startRescheduling } from './start-rescheduling.ts'
export { queueNewTimes } from './queue-new-time.ts'
export { markAnswered } from './lost-tickets.db.ts'
