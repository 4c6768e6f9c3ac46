import type { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import type { Transaction } from '../../platform/db/db.ts'
import {
  cappedCount,
  foldedTerm,
  isOfDigits,
  matchCap,
  partPattern,
} from '../../platform/db/search-term.ts'
import { firstOf } from '../../platform/values/must.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { columns, finalCents, paymentReference, type FoundOrder } from './found-order.db.ts'
import { narrowedByColumns, narrowedByContent, type OrderNarrowing } from './narrow-orders.db.ts'

export type OrderSort = (typeof orderSorts)[number]
export type OrderSearch = {
  tenantId: string
  meaning: Meaning | null
  narrowing: OrderNarrowing
  sort: OrderSort
  isDescending: boolean
}
type Sql = { text: string; values: unknown[] }

const sortKey: Record<OrderSort, string> = {
  completed: 'o.completed_at',
  reference: 'o.reference',
  status: 'o.status',
  payment: paymentReference,
  firstName: 'o.first_name',
  lastName: 'o.last_name',
  total: finalCents,
}
// These three sorts use an index over the whole list; any other sorts the newest matches only.
const isIndexed = (sort: OrderSort) =>
  sort === 'completed' || sort === 'reference' || sort === 'lastName'

/**
 * Exact keys of one order: its number, an email, a credit note, a ticket or a payment, each with an
 * index.
 */
const exactly = `select id
    from orders
    where tenant_id = $1 and (reference = $6 or email = $3)
  union
  select order_id
    from refund
    where tenant_id = $1 and credit_note = $6
  union
  select order_id
    from ticket
    where tenant_id = $1 and (reference = $4 or id = $5)
  union
  select order_id
    from payment
    where tenant_id = $1 and provider_ref = $2
  limit ${matchCap}`

/** Meaning of a search term: the orders that it names exactly, or a pattern for part of a word. */
export type Meaning = { ids: string[] } | { pattern: string }
/** Entries whose text contains the term; `pattern` is the placeholder of the statement. */
export const entriesContaining = (pattern: string, columns = 'id') => `select ${columns}
      from search_entry
      where tenant_id = $1 and kind = 'order' and text like ${pattern}`

/**
 * Resolves a search term: first as an exact reference, email, ticket or payment, otherwise as part
 * of a word. An empty term returns null.
 */
export async function meaningOf(
  { client }: Pick<Transaction, 'client'>,
  { tenantId, term: given, ticketId }: { tenantId: string; term: string; ticketId: string | null },
): Promise<Meaning | null> {
  const term = foldedTerm(given)
  if (!term) return null
  const typed = given.trim()
  const exact = await client.query<{ id: string }>(exactly, [
    tenantId,
    typed,
    typed.toLowerCase(),
    typed.replace(/[\s-]/g, '').toUpperCase(),
    ticketId,
    typed.toUpperCase(),
  ])
  return exact.rows.length
    ? { ids: exact.rows.map((row) => row.id) }
    : { pattern: partPattern(term) }
}

/** A code scanned into the search box gives its ticket, also from an old print. */
export function scannedTicket(codes: TicketCodes, term: string, tenantId: string): string | null {
  const scanned = codes.read(term.trim())
  return scanned?.tenantId === tenantId ? scanned.ticketId : null
}

/**
 * Builds the `from` and `where` of a search, and whether filters apply besides the words. Partial
 * words consider the newest `most` matches only. Content filters select the ids, or are tested for
 * each order when the list `isWalked`: `is true` keeps PostgreSQL from choosing the reverse,
 * because it cannot know that matches are frequent and the index scan ends early.
 */
function scopeOf(search: OrderSearch, most: number, isWalked = false) {
  const { tenantId, meaning, narrowing } = search
  const values: unknown[] = [tenantId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const byColumns = narrowedByColumns(narrowing, bind)
  const ids = narrowedByContent(narrowing, bind)
  // The content filters are intersected before any order is read.
  const hasContent = `o.id in (${ids.map((some) => `(${some})`).join(' intersect ')})`
  const narrowed = [
    ...byColumns,
    ...(ids.length ? [isWalked ? `(${hasContent}) is true` : hasContent] : []),
  ]
  const conditions = ['o.tenant_id = $1', ...narrowed]
  if (meaning && 'ids' in meaning) conditions.push(`o.id = any(${bind(meaning.ids)}::uuid[])`)
  const entries =
    meaning && 'pattern' in meaning
      ? newestEntries(meaning.pattern, { bound: bind(meaning.pattern), most })
      : null
  return {
    values,
    entries,
    isNarrowed: narrowed.length > 0,
    from: entries ? `${entries} m join orders o on o.id = m.id` : 'orders o',
    where: conditions.join(' and '),
  }
}

/**
 * The newest entries that contain the pattern. For digits the word index is used first (`offset
 * 0`): PostgreSQL assumes that so short a part is common, and would scan all entries.
 */
function newestEntries(pattern: string, { bound, most }: { bound: string; most: number }) {
  const fitting = entriesContaining(bound, 'id, at')
  const from = isOfDigits(pattern) ? `select id, at from (${fitting} offset 0) fitting` : fitting
  return `(${from} order by at desc, id desc limit ${most})`
}

type Count = ReturnType<typeof cappedCount>
/** `counted` is a promise for an index scan: its page is queried at the same time. */
export type OrderMatches = { counted: Count | Promise<Count>; page: Sql }

type Window = {
  limit: number
  offset?: number
  /** Number of newest matches that the list considers when no index has its order. */
  most?: number
}
const cut = ({ limit, offset = 0 }: Window) => `limit ${limit} offset ${offset}`
const directionOf = ({ isDescending }: OrderSearch) => `${isDescending ? 'desc' : 'asc'} nulls last`
const isPartly = ({ meaning }: OrderSearch) => meaning !== null && 'pattern' in meaning
const isByContent = ({ narrowing }: OrderSearch) => narrowedByContent(narrowing, String).length > 0

/** Matching orders with their sort keys, limited to `most` + 1, and the order of them. */
function keyed(search: OrderSearch, most: number, areAllMeant = false) {
  const { values, entries, isNarrowed, from, where } = scopeOf(search, most)
  const newest = areAllMeant ? '' : 'order by o.completed_at desc nulls last, o.id desc '
  // The search entry has the date that the list shows, so no other table is read.
  const found =
    entries && !isNarrowed && search.sort === 'completed'
      ? `select id, at as key from ${entries} m`
      : `select o.id, ${sortKey[search.sort]} as key
      from (select o.* from ${from} where ${where} ${newest}limit ${most + 1}) o`
  return {
    values,
    ctes: `with found as materialized (
      ${found}
    )`,
    order: `key ${directionOf(search)}, id desc`,
  }
}

/** Ids of a search in its order, by a scan of the index of that order. */
function walkedIds(search: OrderSearch, window: Window): Sql {
  const { values, from, where } = scopeOf(search, matchCap, true)
  const order = `${sortKey[search.sort]} ${directionOf(search)}, o.id desc`
  return {
    text: `select o.id from ${from} where ${where} order by ${order} ${cut(window)}`,
    values,
  }
}

/** Ids of a search in its order. */
export function orderIds(search: OrderSearch, window: Window): Sql {
  if (!isPartly(search) && isIndexed(search.sort)) return walkedIds(search, window)
  const { ctes, values, order } = keyed(search, window.most ?? matchCap)
  return { text: `${ctes} select id from found order by ${order} ${cut(window)}`, values }
}

/**
 * Runs the queries of one page and of the count, which stops at a limit. For an index scan the
 * count is a separate query; otherwise one query returns both. Content filters select the orders,
 * unless so many match that the index is scanned. The statements stay unnamed, as a generic plan
 * cannot estimate a LIKE.
 */
export async function searchOrders(
  tx: Pick<Transaction, 'client'>,
  search: OrderSearch,
  window: Window,
): Promise<OrderMatches> {
  const mayWalk = !isPartly(search) && isIndexed(search.sort)
  if (mayWalk && !isByContent(search))
    return { counted: countedOrders(tx, search), page: walkedPage(search, window) }
  const { counted, page } = await foundOrders(tx, search, { window, areAllMeant: mayWalk })
  return { counted, page: mayWalk && counted.totalIsCapped ? walkedPage(search, window) : page }
}

/** Businesses with more orders than the count limit; never removed, as orders are not deleted. */
const beyondCap = new Set<string>()

async function countedOrders(
  { client }: Pick<Transaction, 'client'>,
  search: OrderSearch,
): Promise<Count> {
  const { tenantId, meaning } = search
  const { values, from, where, isNarrowed } = scopeOf(search, matchCap)
  const areAll = meaning === null && !isNarrowed
  if (areAll && beyondCap.has(tenantId)) return cappedCount(matchCap + 1)
  const { rows } = await client.query<{ n: number }>(
    `select count(*) as n
      from (select from ${from} where ${where} limit ${matchCap + 1}) found`,
    values,
  )
  const count = cappedCount(firstOf(rows).n)
  if (areAll && count.totalIsCapped) beyondCap.add(tenantId)
  return count
}

function walkedPage(search: OrderSearch, window: Window): Sql {
  const { text, values } = walkedIds(search, window)
  return { text: pageOf(`array(${text})`), values }
}

type SearchWindow = { window: Window; areAllMeant: boolean }
async function foundOrders(
  { client }: Pick<Transaction, 'client'>,
  search: OrderSearch,
  { window, areAllMeant }: SearchWindow,
): Promise<{ counted: Count; page: Sql }> {
  const { ctes, values, order } = keyed(search, matchCap, areAllMeant)
  const { rows } = await client.query<{ n: number; ids: string[] }>(
    `${ctes} select (select count(*) from found) as n,
      array(select id from found order by ${order} ${cut(window)}) as ids`,
    values,
  )
  const { n, ids } = firstOf(rows)
  return {
    counted: cappedCount(n, isPartly(search) && n === matchCap),
    page: { text: pageOf('$2::uuid[]'), values: [search.tenantId, ids] },
  }
}

/** Rows of orders by ids, in the same order; payments and sums are read for these only. */
const pageOf = (ids: string) => `select ${columns}
      from unnest(${ids}) with ordinality page (id, place)
      join orders o on o.tenant_id = $1 and o.id = page.id
      order by page.place`

/** Orders as the list shows them, in the order of their ids. */
export async function ordersByIds(
  { client }: Pick<Transaction, 'client'>,
  tenantId: string,
  ids: readonly string[],
): Promise<FoundOrder[]> {
  const { rows } = await client.query<FoundOrder>(pageOf('$2::uuid[]'), [tenantId, ids])
  return rows
}
