import { z } from 'zod'
import { Chosen, Id, TenantId, Text } from '../../primitives.ts'
import { Ids, SomeOf } from '../../query-lists.ts'
import { When } from '../../when.ts'
import { upperSnakeStatuses } from '../order-status.ts'
import { usedPaymentMethods } from '../payment-methods.ts'
import { orderSorts } from './order-sorts.ts'

/** As many products, categories or sellers as one search may name. */
export const orderFilterLimit = 100
/** Sold by the staff, or by the buyer alone. */
const orderChannels = ['counter', 'online'] as const

/**
 * Which orders are meant; all that is given must fit. Periods are whole days of the business or
 * instants: when it was ordered, when something of it is used (its tickets, its nights), since when
 * it was changed. `categories` are activities and equipment categories, `productIds` what is sold:
 * orders that hold any of either, as sold or as exchanged since. `answer` is a part of an answer to
 * a form, whatever its accents and capitals.
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
  channel: Chosen(orderChannels).optional(),
  paymentMethods: SomeOf(usedPaymentMethods).optional(),
  sellers: Ids(orderFilterLimit).optional(),
  answer: Text(200).optional(),
  /** A column, with a leading `-` for descending. */
  sort: Chosen(
    orderSorts.flatMap((sort) => [sort, `-${sort}`] as const) as unknown as readonly [
      string,
      ...string[],
    ],
  ).optional(),
})
export type OrderQuery = z.output<typeof OrderQuery>
