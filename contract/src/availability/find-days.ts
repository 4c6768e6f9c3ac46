import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Integer, LocalDate, TenantId } from '../primitives.ts'

/** A day with a slot of an activity. */
export const OpenDay = z.strictObject({
  date: LocalDate,
  isAvailable: z.boolean(),
  /** Places left in the slot with the most places left. */
  remainingQuantity: z.int(),
  /** The last slot has ended, so the day is over, not full. */
  isOver: z.boolean(),
  /** Few places are left in all the slots that have not ended. */
  isNearlyFull: z.boolean(),
})

export const findDays = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/availability/day',
  summary:
    'List the days of a period (at most 366) with a slot of an activity, and whether enough places are left',
  access: ['TicketCreation', 'Orders', 'Tickets', 'Timetables', 'Rescheduling', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    activityPublicId: Id,
    beginDateTimeUtc: Instant,
    endDateTimeUtc: Instant,
    quantity: Integer(1, 10_000).optional(),
    /** A ticket that is being edited: the places that it takes are not counted. */
    ticketPublicIdToOmit: z.guid('id').optional(),
  }),
  reply: z.strictObject({ days: z.array(OpenDay) }),
  problems: ['NotFound', 'InvalidRequest'],
})
