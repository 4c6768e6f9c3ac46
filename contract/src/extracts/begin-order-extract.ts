import { endpoint } from '../endpoint.ts'
import { OrderQuery } from '../orders/lists/order-query.ts'
import { ExtractBegun, extractProblems, Format } from './extract.ts'

export const beginOrderExtract = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/extract',
  summary:
    'Write all orders that a list means as a spreadsheet, by work in the tray: a workbook with a sheet “orders”, or comma-separated values',
  access: 'Orders',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: OrderQuery.extend({ format: Format }),
  reply: ExtractBegun,
  problems: extractProblems,
})
