import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, idOrItself, Unique, Version } from '../primitives.ts'
import { MovedTicket, MoveTarget } from '../rescheduling/move-ticket.ts'

const mostMovedTickets = 100

export const moveClients = endpoint({
  service: 'exploring',
  method: 'PUT',
  path: '/1.0/day/move',
  summary:
    'Move tickets of clients to another slot of their activity, or rented items to another start, all of them or none. A move that was not emailed can be undone: the tickets get their former time and code back',
  access: ['Rescheduling', 'Orders'],
  effect: 'write',
  idempotent: true,
  body: MoveTarget.safeExtend({
    tickets: Unique(
      z
        .array(z.strictObject({ publicId: Id, version: Version }), 'type')
        .min(1, 'notEmpty')
        .max(mostMovedTickets, `maxItems:${mostMovedTickets}`),
      idOrItself,
    ),
    /** True to email the new tickets to the clients. Default false. */
    sendsTickets: z.boolean('type').optional(),
    /**
     * True to undo the last move of these tickets, away from the named slot or start. Refused when
     * an email was sent for their orders, or when they were changed since. Default false.
     */
    isUndone: z.boolean('type').optional(),
  }),
  reply: z.strictObject({ tickets: z.array(MovedTicket) }),
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
