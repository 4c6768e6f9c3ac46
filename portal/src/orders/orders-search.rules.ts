import { orderSorts } from '@guichet/contract/orders/find-orders.ts'

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

const wholeOf = (said: unknown, fallback: number) => {
  const number = Number(said)
  return Number.isInteger(number) && number >= 1 && number <= 400 ? number : fallback
}
export const isSort = (said: string): said is ListSearch['sort'] =>
  (orderSorts as readonly string[]).includes(said.replace(/^-/, ''))

/** An address may hold anything: whatever is not understood becomes the default. */
export const readListSearch = (said: Record<string, unknown>): Partial<ListSearch> & ListSearch => {
  const size = Number(said.size)
  const sort = typeof said.sort === 'string' ? said.sort : ''
  return {
    q: typeof said.q === 'string' ? said.q.slice(0, 200) : '',
    page: wholeOf(said.page, 1),
    size: pageSizes.find((one) => one === size) ?? listDefaults.size,
    sort: isSort(sort) ? sort : listDefaults.sort,
    peek: typeof said.peek === 'string' ? said.peek.slice(0, 50) : '',
  }
}
