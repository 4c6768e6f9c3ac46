import { exception } from './unprintable-exception.ts'

const reasonWanted = exception(
  'a reason is wanted when sold tickets are rescheduled',
  'reschedulingReason required',
)
const slotRules = exception(
  'a slot ends after it begins; a reason is wanted when sold tickets are rescheduled',
  'timeslotEnd order',
  'reschedulingReason required',
)
const timetableRules = exception(
  'a period begins today or later and ends after it begins, within three years; a slot ends after it begins',
  'timeslots.endTimeslot order',
  'beginDateTimeUtc nonPastPeriod',
  'endDateTimeUtc order',
  'endDateTimeUtc maxYears',
  'beginTimes order',
  'timeslots unique',
  'timeslots overlap',
)
const mondays = exception('a week begins on a Monday', 'fromMonday monday', 'toMonday monday')
const rescheduling = exception(
  'two forms: some tickets, or what is lost on a day between two times; each with its reason',
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
