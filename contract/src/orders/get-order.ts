import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Required } from '../primitives.ts'
import { Order } from './order-view.ts'

export const getOrder = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/:ref',
  summary:
    'One order by its reference number or id, with its invoice, payments, mails and what may be done',
  access: ['Orders', 'TicketCreation'],
  effect: 'read',
  scopes: ['pay', 'complete'],
  params: z.object({ ref: Required(50) }),
  reply: Order,
  problems: ['NotFound'],
})
