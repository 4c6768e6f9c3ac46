import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Text } from '../../primitives.ts'
import { printedAs } from '../../printed-schema.ts'
import { Invoice } from '../invoice.ts'
import { OrderRow } from './find-orders.ts'

/**
 * The two literal forms; there is no grammar behind them. A quote inside the term is doubled, as
 * OData writes it.
 */
export const filterForm =
  /^collaboratorPublicId eq '?([0-9a-fA-F-]{36})'?(?: and contains\(searchTerm, ?'((?:[^']|''){0,200})'\))?$/
const Filter = printedAs(Text(400).regex(filterForm, 'invalid'), {
  type: 'string',
  maxLength: 400,
  pattern: `^collaboratorPublicId eq [0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}( and contains\\(searchTerm, ?'([^'\\u0000]|''){0,200}'\\))?$`,
})

/**
 * `$filter` is accepted in its two literal forms only: `collaboratorPublicId eq {id}`, alone or
 * with ` and contains(searchTerm,'…')`.
 */
export const findOrdersOdata = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/odataorder',
  summary: 'Orders with their invoice, at most 200',
  access: 'Orders',
  effect: 'read',
  costly: true,
  query: z.strictObject({
    $expand: z.literal('invoice', 'choice').optional(),
    $filter: Filter,
    $top: printedAs(Text(3).regex(/^\d{1,3}$/, 'integer'), {
      type: 'integer',
      minimum: 0,
      maximum: 999,
    }).optional(),
  }),
  reply: z.strictObject({ value: z.array(OrderRow.extend({ invoice: Invoice.optional() })) }),
  problems: ['InvalidRequest', 'NotFound'],
})
