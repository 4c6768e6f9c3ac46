import { z } from 'zod'
import {
  Chosen,
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

/** The days of a week, the first one first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const Weekday = Chosen(weekdays)
export type Weekday = (typeof weekdays)[number]
export const recurrences = ['Once', 'EveryWeek'] as const

/** As many slots, or begin times, as one form may hold. */
export const slotLimit = 26
/** What one call may write out at most, and how long a series may be. */
export const occurrenceLimit = 5000
export const yearLimit = 3

/** From begin to end; equal times are a moment, which a form refuses and another client may send. */
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
  /** Of a weekly series; one that happens once takes the weekday of its beginning. */
  weekdays: Unique(z.array(Weekday, 'type').max(7, 'maxItems:7')),
}
/**
 * A series of slots of one or several activities. Without a title it is called as the first of
 * them. It can be sold from the moment it is published, unless it is not active: then it is kept,
 * and copied when it is wanted.
 */
export const NewTimetable = {
  ...period,
  title: Required(75).optional(),
  recurrenceType: Chosen(recurrences),
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
/** A series of days on which an equipment type is handed out. */
export const NewRentalTimetable = {
  ...period,
  title: Required(75).optional(),
  recurrenceType: Chosen(recurrences).optional(),
  rentalModelPublicId: Id,
  beginTimes: BeginTimes,
  durations: Durations,
}
/** Dates of a weekly series on which a change of the clocks skips or repeats one of its times. */
export const leftOutDates = z.array(LocalDate).optional()
/**
 * False where nobody has agreed to overlaps: they are refused. Whoever says nothing has asked the
 * validation before. A copy, which has none, is refused unless it is true.
 */
export const acceptConflicts = z.boolean('type').optional()

/**
 * Where a new slot meets one that is there: on that weekday, `dates` times. Of a rental both times
 * are the begin time.
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

/** Who has bought what a change would take away, the first fifty of them by name. */
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
/** What becomes of the places sold; clients who lose their time get the reason. */
export const soldChoice = {
  soldTickets: Chosen(['keep', 'reschedule']).optional(),
  reschedulingReason: Required(reasonLimit).optional(),
}
/** For `refine`: whoever sends clients away says why. */
export const saysWhy = ({
  soldTickets,
  reschedulingReason,
}: {
  soldTickets?: string | undefined
  reschedulingReason?: string | undefined
}): boolean => soldTickets !== 'reschedule' || reschedulingReason !== undefined
export const whyMissing = { error: 'required', path: ['reschedulingReason'] }

/** One slot of a series on one date, and what it becomes. */
const occurrence = {
  collaboratorPublicId: TenantId,
  timetablePublicId: Id,
  availabilityPublicId: Id,
  newDate: LocalDate,
  currentDate: LocalDate,
  weekday: Weekday.optional(),
}
/** A quantity of 0 is a closed slot that is still shown. */
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
/** `expectedSold` is how many places were sold when somebody decided. */
export const guards = {
  version: Version,
  acceptConflicts,
  ...soldChoice,
  expectedSold: Integer(0, 1_000_000).optional(),
}

/** What a copy would write, and where that would overlap what is there. */
export const CopyDraft = z.strictObject({
  ...conflictResult,
  occurrences: z.int(),
  firstDate: LocalDate,
  lastDate: LocalDate,
})

/**
 * What a publication wrote: its series, and how many occurrences; the calendar shows its first
 * date.
 */
export const Published = z.strictObject({
  timetablePublicIds: z.array(Id),
  occurrences: z.int(),
  firstDate: LocalDate,
  leftOutDates,
})
export type Published = z.output<typeof Published>
/** What a change or removal left: the version of the series, and how many occurrences it touched. */
export const Changed = z.strictObject({
  timetablePublicId: Id,
  availabilityPublicId: Id,
  version: z.int(),
  occurrences: z.int(),
})
/** The same of a removal, and its instant: by it the removal can be taken back. */
export const Removed = Changed.extend({ removedDateTimeUtc: z.string() })
