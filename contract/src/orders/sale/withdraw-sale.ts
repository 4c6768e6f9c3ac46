import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Chosen, Id } from '../../primitives.ts'
import { Order } from '../order-view.ts'

export const withdrawSale = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration/withdrawal',
  summary:
    'Settle a sale whose answer never came: it tells what was sold, or that nothing will be by this key',
  access: 'TicketCreation',
  effect: 'write',
  /** The `Idempotency-Key` under which the sale was sent. */
  body: z.strictObject({ saleKey: Id }),
  reply: z.strictObject({
    /**
     * `sold`: the sale came through. `withdrawn`: it did not, and is refused should it still
     * arrive.
     */
    outcome: Chosen(['sold', 'withdrawn']),
    /** What was sold; null also where the answer of the sale was erased with its client. */
    order: Order.nullable(),
  }),
  problems: ['KeyReused'],
})
