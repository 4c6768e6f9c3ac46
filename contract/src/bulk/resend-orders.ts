import { endpoint } from '../endpoint.ts'
import { OrderQuery } from '../orders/lists/order-query.ts'
import { bulkProblems, BulkStarted, ExpectedCount } from './bulk.ts'

export const resendOrders = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/bulk/resend',
  summary:
    'Resend the confirmations of all orders of a search in the background; orders without an email fail in the results',
  access: 'Orders',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: OrderQuery.omit({ sort: true }).extend({ expected: ExpectedCount }),
  reply: BulkStarted,
  problems: bulkProblems,
})
