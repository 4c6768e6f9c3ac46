import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { listOf, narrowingOf } from '../../kit/tables/list-search.rules.ts'

/** Filters of the list. Several values are separated by commas. */
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
/** Empty for an inactive filter. */
export type OrderFilters = Record<(typeof filterNames)[number], string>

export type OrderSort = (typeof orderSorts)[number]
/** Search parameters of the page, with filters not yet validated: see `order-filters.rules.ts`. */
export type OrderAddress = Partial<OrderFilters> & {
  q: string
  page: number
  size: number
  sort: OrderSort | `-${OrderSort}`
  peek: string
}

/** Newest first, as in the specification. The address omits values that equal a default. */
export const listDefaults: OrderAddress = {
  q: '',
  page: 1,
  size: 25,
  sort: '-completed',
  peek: '',
}

/** Reads the search from an address of any content: invalid values become the default. */
export const readListSearch = (
  search: Record<string, unknown>,
): Partial<OrderAddress> & OrderAddress => ({
  ...narrowingOf(search),
  ...listOf(search, orderSorts, listDefaults.sort),
})
