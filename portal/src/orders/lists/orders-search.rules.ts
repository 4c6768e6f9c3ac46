import { orderSorts } from '@guichet/contract/orders/lists/find-orders.ts'

export const pageSizes = [25, 50, 75, 100] as const
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

const wholeOf = (localized: unknown, fallback: number) => {
  const number = Number(localized)
  return Number.isInteger(number) && number >= 1 && number <= 400 ? number : fallback
}
export const isSort = (localized: string): localized is ListSearch['sort'] =>
  (orderSorts as readonly string[]).includes(localized.replace(/^-/, ''))

/** How the list is sorted by a column. */
export function sortOf(
  sort: ListSearch['sort'],
  column: OrderSort,
): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

/** An address may hold anything: whatever is not understood becomes the default. */
export const readListSearch = (
  localized: Record<string, unknown>,
): Partial<ListSearch> & ListSearch => {
  const size = Number(localized.size)
  const sort = typeof localized.sort === 'string' ? localized.sort : ''
  return {
    q: typeof localized.q === 'string' ? localized.q.slice(0, 200) : '',
    page: wholeOf(localized.page, 1),
    size: pageSizes.find((pageSize) => pageSize === size) ?? listDefaults.size,
    sort: isSort(sort) ? sort : listDefaults.sort,
    peek: typeof localized.peek === 'string' ? localized.peek.slice(0, 50) : '',
  }
}
