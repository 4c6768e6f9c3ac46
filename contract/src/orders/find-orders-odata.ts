import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Text } from '../primitives.ts'
import { Invoice } from './invoice.ts'
import { OrderRow } from './find-orders.ts'

/** `$filter` is accepted in its two literal forms only: `collaboratorPublicId eq {id}`, alone or with ` and contains(searchTerm,'…')`. */
export const findOrdersOdata = endpoint({
  service: 'order', method: 'GET', path: '/1.0/odataorder',
  summary: 'Orders with their invoice, at most 200', access: 'Orders', effect: 'read', costly: true,
  query: z.strictObject({ $expand: z.literal('invoice', 'choice').optional(), $filter: Text(400), $top: Text(3).regex(/^\d{1,3}$/, 'integer').optional() }),
  reply: z.strictObject({ value: z.array(OrderRow.extend({ invoice: Invoice.optional() })) }),
  refusals: ['InvalidRequest', 'NotFound'],
})
