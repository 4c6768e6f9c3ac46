import { lastOf } from '../platform/values/must.ts'
/** A unit that is not split over pages: a line of a table, or its sums. */
export type Block<T> = { height: number; content: T }
/** `columns` is the header, repeated on each page of the table. */
export type Flow<T> = { title: Block<T>; columns: Block<T> | null; rows: readonly Block<T>[] }

/**
 * Content of each page, in order. A title stays with the first line of its table, and a header with
 * at least one line.
 */
export function pagesOf<T>(
  flows: readonly Flow<T>[],
  room: { first: number; next: number },
): T[][] {
  const pages: T[][] = [[]]
  let left = room.first
  const put = ({ height, content }: Block<T>) => {
    lastOf(pages).push(content)
    left -= height
  }
  const turn = () => {
    pages.push([])
    left = room.next
  }
  for (const { title, columns, rows } of flows) {
    const [first] = rows
    const start = title.height + (columns?.height ?? 0) + (first?.height ?? 0)
    if (start > left) turn()
    put(title)
    if (columns) put(columns)
    for (const row of rows) {
      if (row.height > left) {
        turn()
        if (columns) put(columns)
      }
      put(row)
    }
  }
  return pages
}
