import { textOf } from '../text/address.rules.ts'

export const pageSizes = [25, 50, 75, 100] as const
/** As many pages as a list is walked through. */
export const mostPages = 400

const pageOf = (value: unknown): number => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= mostPages ? number : 1
}
const sizeOf = (value: unknown): number =>
  pageSizes.find((pageSize) => pageSize === Number(value)) ?? pageSizes[0]

/**
 * What the address of every list says: the term, the page and its size, the column and its
 * direction, what is looked at. An address may hold anything: whatever is not understood becomes
 * the default, for the column `usual`.
 */
export function listOf<Column extends string>(
  search: Record<string, unknown>,
  columns: readonly Column[],
  usual: Column | `-${Column}`,
) {
  const sort = textOf(search.sort) as typeof usual
  return {
    q: textOf(search.q).slice(0, 200),
    page: pageOf(search.page),
    size: sizeOf(search.size),
    sort: columns.some((column) => sort === column || sort === `-${column}`) ? sort : usual,
    peek: textOf(search.peek).slice(0, 50),
  }
}
/**
 * What narrows a list, as its address has it; the page understands it. Empty texts narrow nothing,
 * so that they leave the address.
 */
export const narrowingOf = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .map(([name, value]): [string, string] => [name, textOf(value)])
      .filter(([, text]) => text),
  )
/** How a list that is sorted so is sorted by a column. */
export function sortOf(sort: string, column: string): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}
