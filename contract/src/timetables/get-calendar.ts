import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, LocalDate, TenantId } from '../primitives.ts'

const named = {
  timetablePublicId: Id,
  availabilityPublicId: Id,
  isOccurringOnce: z.boolean(),
  title: z.string(),
  version: z.int(),
}
/**
 * `quantity` is the part of this series; `capacity` and `used` are those of the slot, which several
 * series can share. Closed slots with sold places are included.
 */
const Timeslot = z.strictObject({
  ...named,
  slotPublicId: Id,
  beginTime: z.string(),
  endTime: z.string(),
  quantity: z.int(),
  capacity: z.int(),
  used: z.int(),
  isClosed: z.boolean(),
  isPast: z.boolean(),
})
const Availability = z.strictObject({
  ...named,
  beginTimes: z.array(z.string()),
  durations: z.array(z.string()),
  used: z.int(),
  isPast: z.boolean(),
})
const Calendar = z.strictObject({
  days: z.array(
    z.strictObject({
      date: LocalDate,
      timeslots: z.array(Timeslot),
      availabilities: z.array(Availability),
    }),
  ),
})
const period = { beginDateTimeUtc: Instant, endDateTimeUtc: Instant }

export const getCalendar = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/ScheduleTemplate/:id/calendar/:item',
  summary: 'Get the timetable of an activity or equipment type by day, over at most 366 days',
  access: 'Timetables',
  effect: 'read',
  costly: true,
  params: z.object({ id: TenantId, item: Id }),
  query: z.strictObject(period),
  reply: Calendar,
  problems: ['NotFound'],
})

export const getRentalCalendar = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/ScheduleTemplate/:id/calendar/rental',
  summary: 'Get the timetable of an equipment type by day, over at most 366 days',
  access: 'Timetables',
  effect: 'read',
  costly: true,
  params: z.object({ id: TenantId }),
  query: z.strictObject({ ...period, itemPublicId: Id }),
  reply: Calendar,
  problems: ['NotFound'],
})
