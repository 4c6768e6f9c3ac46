import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Required } from '../primitives.ts'
import { Ticket } from './ticket-view.ts'

export const findTicketsOfOrder = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ticket',
  summary: 'List the tickets of an order, voided ones included',
  access: ['Tickets', 'Orders', 'TicketCreation'],
  effect: 'read',
  query: z.strictObject({ orderReferenceKey: Required(50) }),
  reply: z.strictObject({ items: z.array(Ticket) }),
  problems: ['NotFound'],
})
