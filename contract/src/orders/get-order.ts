import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Required } from '../primitives.ts'
import { Order } from './order-view.ts'

export const getOrder = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/:ref',
  summary:
    'Get an order by its reference number or id, with its invoice, payments, emails and possible actions',
  access: ['Orders', 'TicketCreation'],
  effect: 'read',
  scopes: ['pay', 'complete'],
  params: z.object({ ref: Required(50) }),
  reply: Order,
  problems: ['NotFound'],
})
