import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, LocalDate, Version, WallTime } from '../primitives.ts'
import { ticketStates } from '../tickets/ticket-view.ts'

/**
 * Where a ticket goes: a slot of its activity, or, for equipment, another begin; what it lasts, its
 * size and its accessories stay.
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
    'Move a live or reschedulable ticket to another time: its place is taken there and freed here in one transaction, its price stays, its QR code is a new one',
  access: ['Rescheduling', 'Orders'],
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    version: Version,
    to: MoveTarget,
    /** Whether the client gets the new ticket by email; left out, no. */
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
