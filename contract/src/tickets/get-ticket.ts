import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Ticket } from './ticket-view.ts'

export const getTicket = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ticket/:id',
  summary: 'One ticket',
  access: ['Tickets', 'Orders', 'TicketCreation'],
  effect: 'read',
  params: z.object({ id: Id }),
  reply: Ticket,
  problems: ['NotFound'],
})
