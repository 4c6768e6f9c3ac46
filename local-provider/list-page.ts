import type { OfAccount } from './store.ts'
import { invalidRequest } from './stripe-error.ts'

type ListItem = { id: string; created: number }
type Range =
  | number
  | {
      gt?: number | undefined
      gte?: number | undefined
      lt?: number | undefined
      lte?: number | undefined
    }
export type Paging = {
  limit: number
  starting_after?: string | undefined
  created?: Range | undefined
}

/** A page of the objects of an account, newest first. */
export function listPage<Thing extends ListItem>(
  kept: ReadonlyMap<string, OfAccount<Thing>>,
  { owner, url, fits }: { owner: string | null; url: string; fits: (thing: Thing) => boolean },
  { limit, starting_after: after, created }: Paging,
): object {
  const newestFirst = [...kept.values()]
    .filter((each) => each.owner === owner)
    .map(({ thing }) => thing)
    .reverse()
  const start = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0)
    throw invalidRequest(`No such object: '${after}'`, {
      code: 'resource_missing',
      param: 'starting_after',
    })
  const found = newestFirst
    .slice(start)
    .filter((thing) => fits(thing) && isWithin(thing.created, created))
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url }
}

function isWithin(moment: number, range: Range | undefined): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return moment === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return moment > gt && moment >= gte && moment < lt && moment <= lte
}
