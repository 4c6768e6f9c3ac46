import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { listOf, narrowingOf } from '../../kit/tables/list-search.rules.ts'

/** What narrows the list. Several choices are separated by commas. */
export const filterNames = [
  'status',
  'from',
  'to',
  'usedFrom',
  'usedTo',
  'since',
  'categories',
  'products',
  'slot',
  'channel',
  'paid',
  'sellers',
  'answer',
] as const
/** Empty where nothing is narrowed. */
export type OrderFilters = Record<(typeof filterNames)[number], string>

export type OrderSort = (typeof orderSorts)[number]
/** What the address says; `order-filters.rules.ts` understands what narrows the list. */
export type OrderAddress = Partial<OrderFilters> & {
  q: string
  page: number
  size: number
  sort: OrderSort | `-${OrderSort}`
  peek: string
}

/**
 * Newest first, as the specification lists orders; what equals a default is not written in the
 * address.
 */
export const listDefaults: OrderAddress = {
  q: '',
  page: 1,
  size: 25,
  sort: '-completed',
  peek: '',
}

/** An address may hold anything: whatever is not understood becomes the default. */
export const readListSearch = (
  search: Record<string, unknown>,
): Partial<OrderAddress> & OrderAddress => ({
  ...narrowingOf(search),
  ...listOf(search, orderSorts, listDefaults.sort),
})
