import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Bilingual, Dollars, Id, Instant, PageOf, QueryInteger } from '../../primitives.ts'
import { settlements, upperSnakeStatuses } from '../order-status.ts'
import { usedPaymentMethods } from '../payment-methods.ts'
import { FirstOfParty } from '../sale/party.ts'
import { OrderQuery } from './order-query.ts'

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
  /** The people who came, when the order has no name of a buyer. */
  party: FirstOfParty.optional(),
  finalCost: Dollars,
  /** Only for sold orders of which nothing was refunded. */
  settlement: z.enum(settlements).optional(),
  /** First activities or products of the order as they are now, with their pieces. */
  contents: z.array(z.strictObject({ title: Bilingual, quantity: z.int() })),
  /** Beginning of its first slot or rental that is not cancelled, if it has one. */
  visitDateTimeUtc: Instant.optional(),
  /** Methods of the received payments. */
  paidBy: z.array(z.enum(usedPaymentMethods)),
  hasFormAnswers: z.boolean(),
  /** All money was refunded while some tickets or stays are still valid. */
  isRefundedButValid: z.literal(true).optional(),
})

/** Without `page` it returns the first `pageSize` rows, at most 10 000. */
export const findOrders = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/ElasticSearchOrder',
  summary:
    'List orders by reference, payment reference, name of the buyer or of a holder, email, phone or postal code (accents, case and spaces do not matter); by status, dates, products, channel, payment method, seller and answers',
  access: 'Orders',
  effect: 'read',
  costly: true,
  stream: true,
  query: OrderQuery.extend({
    page: QueryInteger(1, 400).optional(),
    pageSize: QueryInteger(1, 10_000).optional(),
  }),
  reply: PageOf(OrderRow).extend({ hasAnyOrder: z.boolean() }),
  problems: ['InvalidRequest', 'NotFound', 'Unavailable'],
})
