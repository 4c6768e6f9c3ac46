import { z } from 'zod'
import { Choice, Id, TenantId, Text } from '../../primitives.ts'
import { Ids, SomeOf } from '../../query-lists.ts'
import { When } from '../../when.ts'
import { upperSnakeStatuses } from '../order-status.ts'
import { usedPaymentMethods } from '../payment-methods.ts'
import { orderSorts } from './order-sorts.ts'

/** Maximum number of products, categories or sellers of one search. */
export const orderFilterLimit = 100
/**
 * `counter`: sold by staff, also by a payment link; `online`: bought by the client. The others are
 * channels of their own: a link of the counter, a program with its API key, the public ticket
 * office.
 */
export const channelFilters = ['counter', 'online', 'link', 'key', 'office'] as const
export type ChannelFilter = (typeof channelFilters)[number]

/**
 * Filter of a list of orders; an order must match every condition. Periods are business days or
 * instants: `ordered…` is the time of the order, `used…` the time of its tickets or nights,
 * `changed…` its last change. `categories` are activities and equipment categories, `productIds`
 * are products: an order with any of either matches, as sold or after an exchange. `answer` is a
 * part of an answer to a form; accents and case do not matter.
 */
export const OrderQuery = z.strictObject({
  collaboratorId: TenantId.optional(),
  query: Text(200).optional(),
  status: SomeOf(upperSnakeStatuses).optional(),
  orderedStart: When.optional(),
  orderedEnd: When.optional(),
  usedStart: When.optional(),
  usedEnd: When.optional(),
  changedSince: When.optional(),
  categories: Ids(orderFilterLimit).optional(),
  productIds: Ids(orderFilterLimit).optional(),
  timeslotId: Id.optional(),
  channel: Choice(channelFilters).optional(),
  paymentMethods: SomeOf(usedPaymentMethods).optional(),
  sellers: Ids(orderFilterLimit).optional(),
  answer: Text(200).optional(),
  /** A column name, with a leading `-` for descending order. */
  sort: Choice(
    orderSorts.flatMap((sort) => [sort, `-${sort}`] as const) as unknown as readonly [
      string,
      ...string[],
    ],
  ).optional(),
})
export type OrderQuery = z.output<typeof OrderQuery>
