import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Dollars, Id } from '../primitives.ts'

export const getClientFigures = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/:profilePublicId/figures',
  summary: 'Get the money spent, the orders and the visits of a client',
  access: 'Clients',
  effect: 'read',
  params: z.object({ profilePublicId: Id }),
  reply: z.strictObject({
    /** Dollars paid for all orders less dollars refunded, without the rounding of cash. */
    spent: Dollars,
    /** The part of the payments that was refunded. */
    refunded: Dollars,
    /** Completed orders. */
    orders: z.int(),
    /** Days on which a gate admitted a ticket of the client. */
    visits: z.int(),
  }),
  problems: ['NotFound'],
})
