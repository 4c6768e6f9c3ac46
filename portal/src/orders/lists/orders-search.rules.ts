import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { listOf } from '../../kit/tables/list-search.rules.ts'

export type OrderSort = (typeof orderSorts)[number]
export type ListSearch = {
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
export const listDefaults: ListSearch = { q: '', page: 1, size: 25, sort: '-completed', peek: '' }

/** An address may hold anything: whatever is not understood becomes the default. */
export const readListSearch = (search: Record<string, unknown>): Partial<ListSearch> & ListSearch =>
  listOf(search, orderSorts, listDefaults.sort)
