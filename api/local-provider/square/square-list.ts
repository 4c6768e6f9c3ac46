import { invalidValue } from './square-error.ts'

type Paging<Thing> = {
  cursor?: string | undefined
  limit: number
  /** How a page of them is written, where that is not as they are. */
  show?: (page: readonly Thing[]) => object[]
}

/** One page of things, and where the next one begins. */
export function squarePage<Thing extends { id: string }>(
  name: string,
  things: readonly Thing[],
  { cursor, limit, show = (page) => [...page] }: Paging<Thing>,
): object {
  const start = cursor === undefined ? 0 : things.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && start === 0)
    throw invalidValue('INVALID_CURSOR', 'The pagination cursor is not valid.', 'cursor')
  const page = things.slice(start, start + limit)
  const hasMore = things.length > start + limit
  return { ...unlessEmpty(name, show(page)), ...(hasMore && { cursor: page.at(-1)!.id }) }
}

/** As at Square, a list of nothing is left out of the answer. */
export const unlessEmpty = <Item>(name: string, items: readonly Item[]): object =>
  items.length > 0 ? { [name]: items } : {}
