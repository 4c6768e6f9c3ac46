import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../primitives.ts'
import { Refund } from './refund-view.ts'

export const findRefunds = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/refund/order/:orderPublicId',
  summary: 'List the refunds of an order, oldest first',
  access: 'Orders',
  effect: 'read',
  params: z.object({ orderPublicId: Id }),
  reply: z.strictObject({ items: z.array(Refund) }),
  problems: ['NotFound'],
})
