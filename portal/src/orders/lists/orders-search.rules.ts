import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { pageOf, sizeOf } from '../../kit/tables/list-search.rules.ts'
import { textOf } from '../../kit/text/address.rules.ts'

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

export const isSort = (value: string): value is ListSearch['sort'] =>
  (orderSorts as readonly string[]).includes(value.replace(/^-/, ''))

/** An address may hold anything: whatever is not understood becomes the default. */
export const readListSearch = (
  search: Record<string, unknown>,
): Partial<ListSearch> & ListSearch => {
  const sort = typeof search.sort === 'string' ? search.sort : ''
  return {
    q: textOf(search.q).slice(0, 200),
    page: pageOf(search.page),
    size: sizeOf(search.size),
    sort: isSort(sort) ? sort : listDefaults.sort,
    peek: textOf(search.peek).slice(0, 50),
  }
}
