import { fold } from '@guichet/contract/fold.ts'
import * as contract from '@guichet/contract/search/find-everything.ts'
import {
  accessesOfKind,
  searchKinds,
  type SearchKind,
} from '@guichet/contract/search/search-kinds.ts'
import { handle } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { alike, type Alike } from './entries.db.ts'
import { inTime } from './in-time.ts'
import { mayBeMistyped, wordsOf } from './matches.rules.ts'
import { mayFindIn } from './may-find.rules.ts'
import { searchers, type Search } from './searchers.ts'

/** Longer terms use an index; terms up to this length scan the newest entries for matches. */
const walked = 2
const isWalked = (words: string) => [...fold(words)].length <= walked

/**
 * Searches the kinds one after the other on one connection, so that a search uses one connection of
 * its business; a kind that takes too long is cancelled alone. Similar entries are searched only
 * when nothing contains the words.
 */
export const findEverything = (codes: TicketCodes) =>
  handle(contract.findEverything, async (ctx, { query }) => {
    const { tenantId, actor } = ctx
    const kinds = searchKinds.filter(
      (kind) =>
        mayFindIn(actor, accessesOfKind[kind]) && (query.kinds ?? searchKinds).includes(kind),
    )
    const words = wordsOf(query.term)
    if ([...fold(words)].length < contract.leastSearched) return { groups: [] }
    const limit = query.limit ?? 5
    const search: Search = {
      ctx,
      codes,
      words,
      isScanned: codes.read(words)?.tenantId === tenantId,
      limit,
      most: isWalked(words) ? limit + 1 : contract.searchCountCap + 1,
      alike: null,
    }
    const found = await eachOf(kinds, search)
    const isFound = found.some(({ outcome, total }) => outcome === 'late' || total > 0)
    const groups =
      isFound || search.isScanned || !mayBeMistyped(words) ? found : await likeOnes(kinds, search)
    return { groups: groups.filter(isWorthShowing).toSorted(byExactness) }
  })

async function likeOnes(kinds: SearchKind[], search: Search): Promise<contract.FoundGroup[]> {
  const { ctx, words, most } = search
  const like = { tenantId: ctx.tenantId, term: fold(words), limit: most }
  const near = await inTime(ctx, () => alike(ctx, like))
  if (!near) return []
  return eachOf(
    kinds.filter((kind) => mayBeAlike(kind, near)),
    { ...search, alike: near },
  )
}

/** Whether a kind can have similar matches. */
const mayBeAlike = (kind: SearchKind, { order, ticket, client }: Alike): boolean =>
  ({
    order: order.length > 0,
    ticket: ticket.length > 0,
    client: client.length > 0,
    booking: order.length > 0,
    quote: true,
    code: false,
    catalogue: true,
  })[kind]

async function eachOf(kinds: SearchKind[], search: Search): Promise<contract.FoundGroup[]> {
  const groups: contract.FoundGroup[] = []
  for (const kind of kinds) {
    const finder: (search: Search) => Promise<NonNullable<Answer>> = searchers[kind]
    const answer = await inTime(search.ctx, () => finder(search))
    groups.push(groupOf(kind, answer, search))
  }
  return groups
}

type Answer = Awaited<ReturnType<(typeof searchers)[SearchKind]>> | null
function groupOf(kind: SearchKind, answer: Answer, search: Search): contract.FoundGroup {
  const { most, alike: like, words } = search
  const { items, found } = answer ?? { items: [], found: 0 }
  const whole = like ? 'similar' : 'found'
  return {
    kind,
    outcome: answer ? whole : 'late',
    total: Math.min(found, most - 1),
    // For tickets the scan is partial, so there may be more.
    totalIsCapped: found >= most || (kind === 'ticket' && isWalked(words)),
    items: items.toSorted((item, next) => Number(next.isExact) - Number(item.isExact)),
  } as contract.FoundGroup
}

const isWorthShowing = ({ outcome, items }: contract.FoundGroup) =>
  outcome === 'late' || items.length > 0
const hasExact = ({ items }: contract.FoundGroup) => items[0]?.isExact === true
/** Exact matches sort before partial ones. */
const byExactness = (group: contract.FoundGroup, next: contract.FoundGroup) =>
  Number(hasExact(next)) - Number(hasExact(group))
