export const pageSizes = [25, 50, 75, 100] as const
/** As many pages as a list is walked through. */
export const mostPages = 400

export const pageOf = (value: unknown): number => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= mostPages ? number : 1
}
export const sizeOf = (value: unknown): number =>
  pageSizes.find((pageSize) => pageSize === Number(value)) ?? pageSizes[0]
/** How a list that is sorted so is sorted by a column. */
export function sortOf(sort: string, column: string): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}
