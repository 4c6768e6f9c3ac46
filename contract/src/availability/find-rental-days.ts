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
    'The days of a period (at most 62) on which all the rentals asked for can begin together: when, and for how long',
  access: ['TicketCreation', 'Orders', 'Tickets', 'Timetables', 'Rescheduling', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    beginDateTimeUtc: Instant,
    endDateTimeUtc: Instant,
    /** Only this begin, on the wall of the business. */
    beginDateTimeLocal: z.iso.datetime({ local: true, error: 'date' }).nullish(),
    rentalItems: NotEmpty(RentalItem, 50),
    /** A ticket that is being edited: what it takes does not count. */
    ticketPublicIdToOmit: z.guid('id').optional(),
  }),
  reply: z.strictObject({
    days: z.array(
      z.strictObject({
        date: LocalDate,
        isAvailable: z.boolean(),
        /** Whatever is offered that day would have ended: it is not full, it is over. */
        isOver: z.boolean(),
        beginTimeWithDurationsList: z.array(
          z.strictObject({
            beginTime: WallTime,
            beginDateTimeUtc: Instant,
            durations: z.array(z.string()),
            /** Offered at that begin, and all out. */
            fullDurations: z.array(z.string()),
          }),
        ),
        /** Begins that are offered, with nothing left for any of their durations. */
        fullBeginTimes: z.array(WallTime),
      }),
    ),
  }),
  problems: ['NotFound', 'InvalidRequest'],
})
