import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  Chosen,
  Dollars,
  Id,
  Instant,
  PageOf,
  QueryInteger,
  TenantId,
  Text,
} from '../../primitives.ts'
import { upperSnakeStatuses } from '../order-status.ts'
import { orderSorts } from './order-sorts.ts'

export const OrderRow = z.strictObject({
  publicId: Id,
  orderReferenceNumber: z.string(),
  status: z.enum(upperSnakeStatuses),
  completedDateTimeUtc: Instant.nullable(),
  createdDateTimeUtc: Instant,
  paymentReferenceNumber: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  postalCode: z.string().nullable(),
  phone: z.string().nullable(),
  finalCost: Dollars,
  hasFormAnswers: z.boolean(),
})

/**
 * Without `page` the first `pageSize` rows (at most 10 000); `sort` is a column, with a leading `-`
 * for descending.
 */
export const findOrders = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/ElasticSearchOrder',
  summary:
    'Orders by reference, payment reference, name, e-mail, phone or postal code, without regard to accents, capitals and spaces',
  access: 'Orders',
  effect: 'read',
  costly: true,
  stream: true,
  query: z.strictObject({
    collaboratorId: TenantId.optional(),
    query: Text(200).optional(),
    page: QueryInteger(1, 400).optional(),
    pageSize: QueryInteger(1, 10_000).optional(),
    sort: Chosen(
      orderSorts.flatMap((sort) => [sort, `-${sort}`] as const) as unknown as readonly [
        string,
        ...string[],
      ],
    ).optional(),
  }),
  reply: PageOf(OrderRow).extend({ hasAnyOrder: z.boolean() }),
  problems: ['Unavailable'],
})
