import { endpoint } from '../endpoint.ts'
import { TicketQuery } from '../tickets/lists/ticket-query.ts'
import { bulkProblems, BulkStarted, ExpectedCount } from './bulk.ts'

export const activateFoundTickets = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/bulk/activation',
  summary:
    'Activate all tickets of a search in the background; the results list the tickets that cannot be activated',
  access: 'Tickets',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: TicketQuery.omit({ sort: true }).extend({ expected: ExpectedCount }),
  reply: BulkStarted,
  problems: bulkProblems,
})
