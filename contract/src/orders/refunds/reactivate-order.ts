import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../primitives.ts'
import { Order } from '../order-view.ts'

export const reactivateOrder = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/reactivate',
  summary:
    'Reactivate an order that was cancelled free of charge, or undo the cancellation of some of its tickets; refused when a ticket, place, item or stay is no longer available',
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
