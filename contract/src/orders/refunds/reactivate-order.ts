import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../primitives.ts'
import { Order } from '../order-view.ts'

export const reactivateOrder = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/reactivate',
  summary:
    'Take back the cancellation of an order that cost nothing, or at once that of some of its tickets: tickets, places, equipment and stays, when all of it is still there',
  access: 'Orders',
  restriction: 'Refund',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({ orderPublicId: Id }),
  reply: Order,
  problems: [
    'NotFound',
    'NotReactivable',
    'PlacesGone',
    'InvalidOrderTransition',
    'KeyReused',
    'StillRunning',
  ],
})
