import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Integer, LocalDate, TenantId, WallTime } from '../primitives.ts'

/** A slot of a day; sales name it by `activationDateTimeUtc`, `timeslotBegin` and `timeslotEnd`. */
export const Timeslot = z.strictObject({
  publicId: Id,
  activationDateTimeUtc: Instant,
  timeslotBegin: WallTime,
  timeslotEnd: WallTime,
  quantity: z.int(),
  remainingQuantity: z.int(),
  isAvailable: z.boolean(),
  /** Few places of the slot are left. */
  isNearlyFull: z.boolean().optional(),
  /** Until then the slot may be a default; later it must be chosen. */
  proposedUntilDateTimeUtc: Instant.optional(),
})

export const findTimeslots = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/availability/timeslot',
  summary: 'List the slots of an activity on one day, with the places left',
  access: ['TicketCreation', 'Orders', 'Tickets', 'Timetables', 'Rescheduling', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    dateSelected: LocalDate,
    activityPublicId: Id,
    quantity: Integer(1, 10_000).optional(),
    /** A ticket that is being edited: the place that it takes is not counted. */
    ticketPublicIdToOmit: z.guid('id').optional(),
  }),
  reply: z.strictObject({ timeslots: z.array(Timeslot) }),
  problems: ['NotFound'],
})
