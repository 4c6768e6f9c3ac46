import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  Duration,
  Id,
  Instant,
  Integer,
  LocalDate,
  NotEmpty,
  TenantId,
  WallTime,
} from '../primitives.ts'

const RentalItem = z.strictObject({
  modelPublicId: Id,
  specificationPublicId: Id.nullish(),
  quantity: Integer(1, 10_000).default(1),
  durations: z.array(Duration, 'type').max(50, 'maxItems:50').optional(),
})

export const findRentalDays = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/availability/rental/day',
  summary:
    'List the days of a period (at most 62) on which all requested rentals can start together, with start times and durations',
  access: ['TicketCreation', 'Orders', 'Tickets', 'Timetables', 'Rescheduling', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    beginDateTimeUtc: Instant,
    endDateTimeUtc: Instant,
    /** Restricts the result to this begin time (wall time of the business). */
    beginDateTimeLocal: z.iso.datetime({ local: true, error: 'date' }).nullish(),
    rentalItems: NotEmpty(RentalItem, 50),
    /** A ticket that is being edited: the items that it takes are not counted. */
    ticketPublicIdToOmit: z.guid('id').optional(),
  }),
  reply: z.strictObject({
    days: z.array(
      z.strictObject({
        date: LocalDate,
        isAvailable: z.boolean(),
        /** Every rental of that day would have ended, so the day is over, not full. */
        isOver: z.boolean(),
        beginTimeWithDurationsList: z.array(
          z.strictObject({
            beginTime: WallTime,
            beginDateTimeUtc: Instant,
            durations: z.array(z.string()),
            /** Durations offered at this begin time with no item left. */
            fullDurations: z.array(z.string()),
          }),
        ),
        /** Begin times offered with no item left for any duration. */
        fullBeginTimes: z.array(WallTime),
      }),
    ),
  }),
  problems: ['NotFound', 'InvalidRequest'],
})
