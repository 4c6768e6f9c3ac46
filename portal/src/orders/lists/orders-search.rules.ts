import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { listOf } from '../../kit/tables/list-search.rules.ts'
import { textsOf } from '../../kit/text/address.rules.ts'

/** What narrows the list, as the address names it; `order-filters.rules.ts` understands them. */
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
/** Empty where nothing is narrowed. Several choices are separated by commas. */
export type OrderFilters = Record<(typeof filterNames)[number], string>
export type OrderSort = (typeof orderSorts)[number]
export type ListSearch = OrderFilters & {
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
export const listDefaults: ListSearch = {
  q: '',
  page: 1,
  size: 25,
  sort: '-completed',
  peek: '',
  ...textsOf({}, filterNames),
}

/** An address may hold anything: whatever is not understood becomes the default. */
export const readListSearch = (
  search: Record<string, unknown>,
): Partial<ListSearch> & ListSearch => ({
  ...listOf(search, orderSorts, listDefaults.sort),
  ...textsOf(search, filterNames),
})
