import { textOf } from '../text/address.rules.ts'

export const pageSizes = [25, 50, 75, 100] as const
/** Maximum page number of a list. */
export const mostPages = 400

const pageOf = (value: unknown): number => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= mostPages ? number : 1
}
const sizeOf = (value: unknown): number =>
  pageSizes.find((pageSize) => pageSize === Number(value)) ?? pageSizes[0]

/**
 * Common parameters in the address of every list: term, page, page size, sort column with
 * direction, previewed record. Invalid values become the default; `usual` is the default sort.
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
 * Filters in the address of a list; the page interprets them. Empty texts are dropped, so that they
 * leave the address.
 */
export const narrowingOf = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .map(([name, value]): [string, string] => [name, textOf(value)])
      .filter(([, text]) => text),
  )
/** `aria-sort` of a column for the current sort. */
export function sortOf(sort: string, column: string): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}
