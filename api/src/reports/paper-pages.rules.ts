import { lastOf } from '../platform/must.ts'
/** What stays on one page: a line of a table, or its sums. */
export type Block<T> = { height: number; content: T }
/** `columns` names the columns, on each page that the table goes on to. */
export type Flow<T> = { title: Block<T>; columns: Block<T> | null; rows: readonly Block<T>[] }

/**
 * What stands on each page, in its order. A title stands above the first line of its table, and the
 * names of columns above at least one line.
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
