import type { Reply } from '@guichet/contract/endpoint.ts'
import { fold } from '@guichet/contract/fold.ts'
import { findEverything, leastSearched } from '@guichet/contract/search/find-everything.ts'
import {
  accessesOfKind,
  searchKinds,
  type SearchKind,
} from '@guichet/contract/search/search-kinds.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'

export type FoundGroup = Reply<typeof findEverything>['groups'][number]

/** Kinds that the user may search. */
export function useSearchedKinds(): SearchKind[] {
  const business = useBusiness()
  return searchKinds.filter((kind) =>
    accessesOfKind[kind].some((access) => mayOpen(business, access)),
  )
}

export const isSearchable = (term: string): boolean => [...fold(term)].length >= leastSearched

/** People before their orders, and these before their tickets. */
const order: readonly SearchKind[] = [
  'client',
  'order',
  'ticket',
  'booking',
  'quote',
  'code',
  'catalogue',
]
const isExact = ({ items }: FoundGroup) => items.some((item) => item.isExact)
/** The same order wherever results are shown: exact matches first, then by kind. */
const inOrder = (groups: readonly FoundGroup[]): FoundGroup[] =>
  groups.toSorted(
    (a, b) =>
      Number(isExact(b)) - Number(isExact(a)) || order.indexOf(a.kind) - order.indexOf(b.kind),
  )

/**
 * Results for a term, up to `limit` of each kind; some kinds are searched only when named in
 * `kinds`. Earlier results stay while typing; outdated responses are dropped.
 */
export function useEverything(term: string, limit: number, kinds?: readonly SearchKind[]) {
  const { publicId } = useBusiness()
  const mine = useSearchedKinds()
  const sought = kinds ? mine.filter((kind) => kinds.includes(kind)) : mine
  const isAsked = sought.length > 0 && isSearchable(term)
  const query = { term, limit: String(limit), ...(kinds && { kinds: sought.join() }) }
  const found = useRead(
    queryKeys.search.found(publicId, query),
    findEverything,
    { query },
    { enabled: isAsked, placeholderData: keepPreviousData, retry: false },
  )
  const groups = isAsked && found.data ? inOrder(found.data.groups) : undefined
  return { ...found, isAsked, groups }
}
