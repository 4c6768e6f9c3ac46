import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, NotEmpty, Unique } from '../primitives.ts'
import { ticketStates } from './ticket-view.ts'

/** Maximum number of tickets of one call. */
const activationLimit = 500
const ChangedTicket = z.strictObject({
  publicId: Id,
  version: z.int(),
  status: z.enum(ticketStates),
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodStopDateTimeUtc: Instant.nullable(),
})
const change = {
  service: 'ticketing',
  access: 'Tickets',
  effect: 'write',
  idempotent: true,
  problems: ['NotFound', 'InvalidTicketTransition', 'KeyReused', 'StillRunning'],
} as const

export const activateTickets = endpoint({
  ...change,
  method: 'POST',
  path: '/1.0/ticket/activateticket',
  summary:
    'Activate available daily tickets for their duration, else until the end of the day; all of them or none',
  body: z.strictObject({
    tickets: Unique(
      NotEmpty(z.strictObject({ publicId: Id }), activationLimit),
      (item) => (item as { publicId: string }).publicId,
    ),
  }),
  reply: z.strictObject({ items: z.array(ChangedTicket) }),
})
export const makeTicketAvailable = endpoint({
  ...change,
  method: 'PUT',
  path: '/1.0/ticket/maketicketavailable',
  summary: 'Deactivate a daily ticket without a slot: it can be used at any time',
  body: z.strictObject({ publicId: Id }),
  reply: ChangedTicket,
})
