import { z } from 'zod'
import {
  Choice,
  Duration,
  Id,
  Instant,
  Integer,
  LocalDate,
  NotEmpty,
  Required,
  TenantId,
  Unique,
  Version,
  WallTime,
  reasonLimit,
} from '../primitives.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const Weekday = Choice(weekdays)
export type Weekday = (typeof weekdays)[number]
export const recurrences = ['Once', 'EveryWeek'] as const

/** Maximum number of slots, or start times, of one form. */
export const slotLimit = 26
/** Maximum number of occurrences of one call, and maximum length of a series in years. */
export const occurrenceLimit = 5000
export const yearLimit = 3

/**
 * `beginTimeslot` may equal `endTimeslot`: the portal's form refuses that, other clients may send
 * it.
 */
const TimeslotRow = z
  .strictObject({ beginTimeslot: WallTime, endTimeslot: WallTime })
  .refine(({ beginTimeslot, endTimeslot }) => beginTimeslot <= endTimeslot, {
    error: 'order',
    path: ['endTimeslot'],
  })
export const BeginTimes = Unique(NotEmpty(WallTime, slotLimit))
const Durations = Unique(
  NotEmpty(
    Duration.refine((duration) => !/^(0\.)?00:00:00$/.test(duration), 'notZero'),
    20,
  ),
)

const period = {
  collaboratorPublicId: TenantId,
  beginDateTimeUtc: Instant,
  endDateTimeUtc: Instant,
  /** Weekdays of a weekly series; a single date has the weekday of its start. */
  weekdays: Unique(z.array(Weekday, 'type').max(7, 'maxItems:7')),
}
/**
 * A series of slots of one or several activities. Without a title it is named after the first one.
 * It can be sold as soon as it is published, unless `isActive` is false: then it is only stored, to
 * be copied later.
 */
export const NewTimetable = {
  ...period,
  title: Required(75).optional(),
  recurrenceType: Choice(recurrences),
  isActive: z.boolean('type').optional(),
  timeslots: NotEmpty(TimeslotRow, slotLimit),
  activitiesWithQuantity: Unique(
    NotEmpty(
      z.strictObject({ activityPublicId: Id, quantity: Integer(1, 10_000) }),
      50,
      'oneActivity',
    ),
    (item) => (item as { activityPublicId: string }).activityPublicId,
  ),
}
/** A series of days on which an equipment type can be picked up. */
export const NewRentalTimetable = {
  ...period,
  title: Required(75).optional(),
  recurrenceType: Choice(recurrences).optional(),
  rentalModelPublicId: Id,
  beginTimes: BeginTimes,
  durations: Durations,
}
/**
 * Dates of a weekly series that are omitted because a daylight-saving change skips or repeats one
 * of its times.
 */
export const leftOutDates = z.array(LocalDate).optional()
/**
 * False refuses overlaps. When absent, publications and changes accept them, since the client has
 * called the validation before; copies refuse them unless it is true.
 */
export const acceptConflicts = z.boolean('type').optional()

/**
 * An overlap of a new slot with an existing one, on this weekday, on `dates` dates. For a rental
 * both times are the start time.
 */
const Conflict = z.strictObject({
  weekday: Weekday,
  timeslotBeginTime: z.string(),
  timeslotEndTime: z.string(),
  conflictingTimetableBeginTime: z.string(),
  conflictingTimetableEndTime: z.string(),
  conflictingTimetableTitle: z.string(),
  firstDate: LocalDate,
  dates: z.int(),
})
export type Conflict = z.output<typeof Conflict>
export const conflictResult = { hasConflicts: z.boolean(), conflicts: z.array(Conflict) }

/** Clients with tickets that a change would affect; `orders` has the first fifty. */
export const Impact = z.strictObject({
  sold: z.int(),
  orders: z.array(
    z.strictObject({
      orderReferenceNumber: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      date: LocalDate,
      beginTime: z.string(),
      tickets: z.int(),
    }),
  ),
})
export type Impact = z.output<typeof Impact>
/** Handling of sold places; with `reschedule` the clients receive the reason. */
export const soldChoice = {
  soldTickets: Choice(['keep', 'reschedule']).optional(),
  reschedulingReason: Required(reasonLimit).optional(),
}
/** For `refine`: rescheduling clients requires a reason. */
export const saysWhy = ({
  soldTickets,
  reschedulingReason,
}: {
  soldTickets?: string | undefined
  reschedulingReason?: string | undefined
}): boolean => soldTickets !== 'reschedule' || reschedulingReason !== undefined
export const whyMissing = { error: 'required', path: ['reschedulingReason'] }

/** An occurrence of a series on one date, and its new date. */
const occurrence = {
  collaboratorPublicId: TenantId,
  timetablePublicId: Id,
  availabilityPublicId: Id,
  newDate: LocalDate,
  currentDate: LocalDate,
  weekday: Weekday.optional(),
}
/** A quantity of 0 closes the slot, which is still shown. */
export const SlotChange = {
  ...occurrence,
  timeslotBegin: WallTime,
  timeslotEnd: WallTime,
  quantity: Integer(0, 10_000),
}
export const RentalChange = { ...occurrence, beginTimes: BeginTimes, durations: Durations }
export const EitherChange = {
  ...occurrence,
  timeslotBegin: WallTime.optional(),
  timeslotEnd: WallTime.optional(),
  quantity: Integer(0, 10_000).optional(),
  beginTimes: BeginTimes.optional(),
  durations: Durations.optional(),
}
/** `expectedSold` is the number of sold places that the user saw. */
export const guards = {
  version: Version,
  acceptConflicts,
  ...soldChoice,
  expectedSold: Integer(0, 1_000_000).optional(),
}

/** Result of a copy before it is made: its size and its overlaps. */
export const CopyDraft = z.strictObject({
  ...conflictResult,
  occurrences: z.int(),
  firstDate: LocalDate,
  lastDate: LocalDate,
})

/**
 * Result of a publication: the series and the number of occurrences; `firstDate` lets the calendar
 * show them.
 */
export const PublicationResult = z.strictObject({
  timetablePublicIds: z.array(Id),
  occurrences: z.int(),
  firstDate: LocalDate,
  leftOutDates,
})
export type PublicationResult = z.output<typeof PublicationResult>
/** Result of a change or removal: new version of the series, number of occurrences changed. */
export const ChangeResult = z.strictObject({
  timetablePublicId: Id,
  availabilityPublicId: Id,
  version: z.int(),
  occurrences: z.int(),
})
/** Result of a removal, with its instant: it identifies the removal when it is undone. */
export const RemovalResult = ChangeResult.extend({ removedDateTimeUtc: z.string() })
