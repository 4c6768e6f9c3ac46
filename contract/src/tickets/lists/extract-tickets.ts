import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listFiles } from '../../media-types.ts'
import { Choice } from '../../primitives.ts'
import { TicketQuery } from './ticket-query.ts'

export const extractFormats = ['xlsx', 'csv'] as const

/** The header `X-Ticket-Count` is the number of tickets in the file. */
export const extractTickets = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ElasticSearchTicket/extract',
  summary:
    'Download all tickets of a search in the language of the request: a workbook with a sheet “tickets”, or CSV',
  access: 'Tickets',
  effect: 'outside',
  costly: true,
  query: TicketQuery.extend({ format: Choice(extractFormats).optional() }),
  produces: listFiles,
  reply: z.unknown(),
  problems: ['InvalidRequest', 'NotFound', 'Unavailable'],
})
