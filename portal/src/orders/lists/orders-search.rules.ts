import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'

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

const wholeOf = (value: unknown, fallback: number) => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= 400 ? number : fallback
}
/** A number that was read as one is the text that was typed. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const isSort = (value: string): value is ListSearch['sort'] =>
  (orderSorts as readonly string[]).includes(value.replace(/^-/, ''))

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
  search: Record<string, unknown>,
): Partial<ListSearch> & ListSearch => {
  const size = Number(search.size)
  const sort = typeof search.sort === 'string' ? search.sort : ''
  return {
    q: textOf(search.q).slice(0, 200),
    page: wholeOf(search.page, 1),
    size: pageSizes.find((pageSize) => pageSize === size) ?? listDefaults.size,
    sort: isSort(sort) ? sort : listDefaults.sort,
    peek: textOf(search.peek).slice(0, 50),
  }
}
