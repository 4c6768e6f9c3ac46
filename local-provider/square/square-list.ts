import { invalidValue } from './square-error.ts'

type Paging<Thing> = {
  cursor?: string | undefined
  limit: number
  /** Formats a page, if that differs from the objects themselves. */
  show?: (page: readonly Thing[]) => object[]
}

/** A page of objects, with the cursor of the next one. */
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

/** Omits an empty list from the response, as Square does. */
export const unlessEmpty = <Item>(name: string, items: readonly Item[]): object =>
  items.length > 0 ? { [name]: items } : {}
