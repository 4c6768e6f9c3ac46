import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Required, reasonLimit } from '../primitives.ts'
import { TicketQuery } from '../tickets/lists/ticket-query.ts'
import { bulkProblems, ExpectedCount } from './bulk.ts'

export const rescheduleFoundTickets = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/bulk/rescheduling',
  summary:
    'Make all tickets of a search that have a time reschedulable: their places are freed at once, and each client gets one email with a link',
  access: 'Tickets',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: TicketQuery.omit({ sort: true }).extend({
    expected: ExpectedCount,
    reason: Required(reasonLimit),
  }),
  /**
   * `publicId` leads to the tracking page of the rescheduling; `leftOut` counts the tickets without
   * a future time.
   */
  reply: z.strictObject({
    publicId: Id,
    workPublicId: Id,
    tickets: z.int(),
    orders: z.int(),
    people: z.int(),
    ordersWithoutEmail: z.int(),
    leftOut: z.int(),
  }),
  problems: [...bulkProblems, 'NoTicketToRescheduleFound'],
})
