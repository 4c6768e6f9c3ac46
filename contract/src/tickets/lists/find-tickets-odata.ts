import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Text } from '../../primitives.ts'
import { printedAs } from '../../printed-schema.ts'
import { TicketRow } from './find-tickets.ts'

/**
 * `$filter` has the syntax of odataorder, over the members of a ticket. `searchTerm` is the text
 * that a search looks in; `vendorFormAnswers` are answers of the buyer of the order,
 * `ownerFormAnswers` those of the ticket's holder. Without a filter all tickets of the business
 * match.
 */
export const findTicketsOdata = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/odataticket',
  summary:
    'List tickets by any of their members, by form answers and by active period, at most 1000',
  access: 'Tickets',
  effect: 'read',
  costly: true,
  query: z.strictObject({
    $filter: Text(2000).optional(),
    $top: printedAs(Text(4).regex(/^\d{1,4}$/, 'integer'), {
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    }).optional(),
  }),
  reply: z.strictObject({ value: z.array(TicketRow) }),
  problems: ['InvalidRequest', 'NotFound'],
})
