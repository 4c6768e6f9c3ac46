import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Instant, LocalDate, Required, TenantId, WallTime } from '../primitives.ts'
import { acceptConflicts, CopyDraft, PublicationResult, recurrences, Weekday } from './timetable.ts'

const copy = { service: 'exploring', method: 'POST', access: 'Timetables' } as const
const season = {
  collaboratorPublicId: TenantId,
  firstDate: LocalDate,
  title: Required(75).optional(),
}
const params = z.object({ id: Id })
/** Content of a series as published; changes of single dates are not included. */
const offered = {
  timeslots: z.array(z.strictObject({ beginTimeslot: WallTime, endTimeslot: WallTime })),
  activitiesWithQuantity: z.array(z.strictObject({ activityPublicId: Id, quantity: z.int() })),
  rentalModelPublicId: Id.nullable(),
  beginTimes: z.array(WallTime),
  durations: z.array(z.string()),
}

export const copyTimetable = endpoint({
  ...copy,
  path: '/1.0/ScheduleTemplate/timetable/:id/copy',
  effect: 'write',
  idempotent: true,
  params,
  summary:
    'Publish a series again: its first day is the first such weekday on or after a date, the others follow, without the exceptions of single days',
  body: z.strictObject({ ...season, acceptConflicts }),
  reply: PublicationResult,
  problems: ['NotFound', 'TimetableConflict', 'KeyReused', 'StillRunning'],
})
export const validateTimetableCopy = endpoint({
  ...copy,
  path: '/1.0/ScheduleTemplate/timetable/:id/copy/validate',
  effect: 'read',
  params,
  summary: 'Preview the copy of a series: the occurrences and the overlaps',
  body: z.strictObject(season),
  reply: CopyDraft,
  problems: ['NotFound'],
})

export const findTimetables = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/ScheduleTemplate/timetable',
  summary: 'List the series of an activity or equipment type, latest first',
  access: 'Timetables',
  effect: 'read',
  costly: true,
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), itemPublicId: Id }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        publicId: Id,
        title: z.string(),
        isActive: z.boolean(),
        version: z.int(),
        recurrenceType: Choice(recurrences),
        beginDate: LocalDate,
        endDate: LocalDate,
        beginDateTimeUtc: Instant,
        endDateTimeUtc: Instant,
        weekdays: z.array(Weekday),
        ...offered,
      }),
    ),
  }),
  problems: ['NotFound'],
})
