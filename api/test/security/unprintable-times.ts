import { exception } from './unprintable-exception.ts'

const reasonWanted = exception(
  'A reason is required if the change reschedules sold tickets.',
  'reschedulingReason required',
)
const slotRules = exception(
  'A slot ends after it begins. A reason is required if the change reschedules sold tickets.',
  'timeslotEnd order',
  'reschedulingReason required',
)
const timetableRules = exception(
  'A period or slot ends after it begins. A period is not past and lasts at most three years.',
  'timeslots.endTimeslot order',
  'beginDateTimeUtc nonPastPeriod',
  'endDateTimeUtc order',
  'endDateTimeUtc maxYears',
  'beginTimes order',
  'timeslots unique',
  'timeslots overlap',
)
const mondays = exception('A week begins on a Monday.', 'fromMonday monday', 'toMonday monday')
const rescheduling = exception(
  'A request has a reason, and either tickets or the activities of a day between two times.',
  ...[
    'reason',
    'reschedulationReason',
    'reschedulingDateTime',
    'reschedulingBeginTime',
    'reschedulingEndTime',
    'activityPublicIdToRescheduleList',
    'ticketPublicIds',
  ].map((field) => `${field} required`),
  'reschedulingEndTime order',
  'ticketPublicIds unique',
)

/** Endpoints that publish and change slots, and remove tickets from them. */
export const unprintableTimes = {
  createTimetable: timetableRules,
  createRentalTimetable: timetableRules,
  validateTimetable: timetableRules,
  validateRentalTimetable: timetableRules,
  changeOccurrence: slotRules,
  changeWeekday: slotRules,
  changeRentalOccurrence: reasonWanted,
  changeRentalOccurrenceByOtherPath: reasonWanted,
  changeRentalWeekdayByOtherPath: reasonWanted,
  changeRentalWeekday: reasonWanted,
  removeOccurrence: reasonWanted,
  removeSeries: reasonWanted,
  removeSeriesByOtherPath: reasonWanted,
  removeWeekday: reasonWanted,
  copyWeek: mondays,
  validateWeekCopy: mondays,
  rescheduleTickets: rescheduling,
  makeReschedulable: rescheduling,
  previewRescheduling: rescheduling,
}
