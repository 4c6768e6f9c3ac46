import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, LocalDate, Version, WallTime } from '../primitives.ts'
import { ticketStates } from '../tickets/ticket-view.ts'

/**
 * New time of a ticket: a slot of its activity or, for equipment, another start. Duration, size and
 * accessories stay.
 */
export const MoveTarget = z
  .strictObject({ slotPublicId: Id.optional(), beginDateTimeUtc: Instant.optional() })
  .refine(
    ({ slotPublicId, beginDateTimeUtc }) =>
      (slotPublicId === undefined) !== (beginDateTimeUtc === undefined),
    { error: 'required', path: ['slotPublicId'] },
  )
export const MovedTicket = z.strictObject({
  publicId: Id,
  version: z.int(),
  status: z.enum(ticketStates),
  beginDateTimeUtc: Instant,
  endDateTimeUtc: Instant,
  date: LocalDate,
  timeslotBegin: WallTime,
  timeslotEnd: WallTime,
})
export type MovedTicket = z.output<typeof MovedTicket>

export const moveTicket = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/ticket/:id/move',
  summary:
    'Move a valid or reschedulable ticket to another time: the new place is taken and the old one freed in one transaction, the price stays, the QR code changes',
  access: ['Rescheduling', 'Orders'],
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    version: Version,
    to: MoveTarget,
    /** True to email the new ticket to the client. Default false. */
    sendsTicket: z.boolean('type').optional(),
  }),
  reply: MovedTicket,
  problems: [
    'NotFound',
    'NotMovable',
    'NotOnSale',
    'NotEnoughInventory',
    'StaleVersion',
    'KeyReused',
    'StillRunning',
  ],
})
