import { endpoint } from '../endpoint.ts'
import { OrderQuery } from '../orders/lists/order-query.ts'
import { ExtractBegun, extractProblems, Format } from './extract.ts'

export const beginOrderExtract = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/extract',
  summary:
    'Export all orders of a search in the background: a workbook with a sheet “orders”, or CSV',
  access: 'Orders',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: OrderQuery.extend({ format: Format }),
  reply: ExtractBegun,
  problems: extractProblems,
})
