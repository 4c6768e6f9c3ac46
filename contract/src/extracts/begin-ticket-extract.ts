import { endpoint } from '../endpoint.ts'
import { TicketQuery } from '../tickets/lists/ticket-query.ts'
import { ExtractBegun, extractProblems, Format } from './extract.ts'

export const beginTicketExtract = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/extract',
  summary:
    'Export all tickets of a search in the background, instead of waiting for the response of ElasticSearchTicket/extract',
  access: 'Tickets',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: TicketQuery.extend({ format: Format }),
  reply: ExtractBegun,
  problems: extractProblems,
})
