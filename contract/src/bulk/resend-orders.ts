import { endpoint } from '../endpoint.ts'
import { OrderQuery } from '../orders/lists/order-query.ts'
import { bulkProblems, BulkStarted, Expected } from './bulk.ts'

export const resendOrders = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/bulk/resend',
  summary:
    'Send the confirmation again of all orders of a search, by work in the tray; an order without an address is refused in its results',
  access: 'Orders',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: OrderQuery.omit({ sort: true }).extend({ expected: Expected }),
  reply: BulkStarted,
  problems: bulkProblems,
})
