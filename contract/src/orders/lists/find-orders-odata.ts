import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Text } from '../../primitives.ts'
import { printedAs } from '../../printed-schema.ts'
import { Invoice } from '../invoice.ts'
import { OrderRow } from './find-orders.ts'

/**
 * `$filter` is an OData filter: `and`, `or`, `not`, parentheses, `eq`, `ne`, `gt`, `ge`, `lt`,
 * `le`, `contains`, `startswith` and `endswith` over the members of an order; `searchTerm` is the
 * text that a search looks in. Without a filter all orders of the business match.
 */
export const findOrdersOdata = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/odataorder',
  summary: 'List orders with their invoice, at most 200',
  access: 'Orders',
  effect: 'read',
  costly: true,
  query: z.strictObject({
    $expand: z.literal('invoice', 'choice').optional(),
    $filter: Text(2000).optional(),
    $top: printedAs(Text(3).regex(/^\d{1,3}$/, 'integer'), {
      type: 'integer',
      minimum: 0,
      maximum: 999,
    }).optional(),
  }),
  reply: z.strictObject({ value: z.array(OrderRow.extend({ invoice: Invoice.optional() })) }),
  problems: ['InvalidRequest', 'NotFound'],
})
