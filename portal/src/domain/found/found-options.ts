import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import type { Place } from '../go-to.tsx'
import type { FoundGroup } from './everything.queries.ts'
import { useFoundView, type SearchHit } from './found.view.ts'
import { listOfKind } from './list-of-kind.ts'

type Way = 'sell' | 'open'
type RecordOption<W extends Way> = {
  kind: W
  id: string
  record: SearchHit
  part: 'alone' | 'first' | 'second'
}
/** An option of a search: sells to or opens a record, or opens the list of all results of a kind. */
export type FoundOption =
  | RecordOption<'sell'>
  | RecordOption<'open'>
  | { kind: 'all'; id: string; place: Place; total: number; isCapped: boolean }

/**
 * Options of a group of results, the same in every search. A client or a product has a row of two:
 * `first`, then the other.
 */
export function useFoundOptions(first: Way) {
  const view = useFoundView()
  const business = useBusiness()
  const maySell = mayOpen(business, 'TicketCreation')
  const maySearch = mayOpen(business, 'Search')
  const waysTo = (record: SearchHit): FoundOption[] => {
    const id = `${record.kind}:${record.id}`
    if (!maySell || !record.sale) return [{ kind: 'open', id, record, part: 'alone' }]
    const ways: readonly Way[] = first === 'open' ? ['open', 'sell'] : ['sell', 'open']
    return ways.map((kind) => ({
      kind,
      id: kind === 'open' ? id : `sell:${id}`,
      record,
      part: kind === first ? 'first' : 'second',
    }))
  }
  const listOf = ({ kind, outcome }: FoundGroup, q: string): Place | null => {
    const list = listOfKind[kind]
    // Lists do not find similar spellings.
    if (list && outcome === 'found') return { to: list, search: { q } }
    return maySearch ? { to: '/search', search: { q, kind } } : null
  }
  return (group: FoundGroup, sought: string): FoundOption[] => {
    const place = group.total > group.items.length ? listOf(group, sought) : null
    const all = { id: `all:${group.kind}`, total: group.total, isCapped: group.totalIsCapped }
    return [
      ...view(group).flatMap(waysTo),
      ...(place ? [{ kind: 'all' as const, place, ...all }] : []),
    ]
  }
}
