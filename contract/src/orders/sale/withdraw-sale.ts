import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Choice, Id } from '../../primitives.ts'
import { Order } from '../order-view.ts'

export const withdrawSale = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration/withdrawal',
  summary:
    'Resolve a sale whose response was lost: returns the sale, or prevents it from being made with this key',
  access: 'TicketCreation',
  effect: 'write',
  /** `Idempotency-Key` of the request that sold. */
  body: z.strictObject({ saleKey: Id }),
  reply: z.strictObject({
    /**
     * `sold`: the sale was completed. `withdrawn`: it was not, and will be refused if it arrives
     * later.
     */
    outcome: Choice(['sold', 'withdrawn']),
    /** The order; null when not sold, or when the stored reply was erased with its client. */
    order: Order.nullable(),
  }),
  problems: ['KeyReused'],
})
