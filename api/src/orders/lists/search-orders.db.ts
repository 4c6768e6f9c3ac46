import type { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import type { Opened } from '../../platform/db.ts'
import { firstOf } from '../../platform/must.ts'
import {
  cappedCount,
  foldedTerm,
  isOfDigits,
  matchCap,
  partPattern,
} from '../../platform/search-term.ts'
import { centsSumText } from '../../platform/sum-of-cents.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { narrowedByColumns, narrowedByContent, type OrderNarrowing } from './narrow-orders.db.ts'

export type OrderSort = (typeof orderSorts)[number]
export type OrderSearch = {
  tenantId: string
  meaning: Meaning | null
  narrowing: OrderNarrowing
  sort: OrderSort
  isDescending: boolean
}
export type FoundOrder = {
  id: string
  reference: string
  status: string
  completed_at: string | null
  created_at: string
  first_name: string | null
  last_name: string | null
  email: string | null
  postal_code: string | null
  phone: string | null
  payment_reference: string | null
  final_cents: number
  has_answers: boolean
  is_refunded_but_valid: boolean
}
type Sql = { text: string; values: unknown[] }

const paymentReference = `(select coalesce(p.reference, p.provider_ref) from payment p where p.tenant_id = o.tenant_id and p.order_id = o.id order by p.id desc limit 1)`
const finalCents = `(select ${centsSumText('i.final_cents')} from invoice i where i.tenant_id = o.tenant_id and i.order_id = o.id)`
/** All of its money is back, and tickets or stays of it are valid. */
const isRefundedButValid = `o.status = 'RefundCompleted' and (
    exists (select from ticket t where t.tenant_id = o.tenant_id and t.order_id = o.id and t.voided_at is null)
    or exists (select from unit u join booking b on (b.tenant_id, b.unit_id) = (u.tenant_id, u.id) and b.status <> 'Canceled' where u.tenant_id = o.tenant_id and u.order_id = o.id)
  )`
/** The columns of `FoundOrder`, of `orders o`. */
export const columns = `o.id, o.reference, o.status, o.completed_at, o.created_at, o.first_name, o.last_name, o.email, o.postal_code, o.phone,
  ${paymentReference} as payment_reference,
  ${finalCents} as final_cents,
  exists (select from answer a where a.tenant_id = o.tenant_id and a.order_id = o.id) as has_answers,
  ${isRefundedButValid} as is_refunded_but_valid`
const sortKey: Record<OrderSort, string> = {
  completed: 'o.completed_at',
  reference: 'o.reference',
  status: 'o.status',
  payment: paymentReference,
  firstName: 'o.first_name',
  lastName: 'o.last_name',
  total: finalCents,
}
// These three walk an index over the whole list; any other sorts the newest matches only.
const isIndexed = (sort: OrderSort) =>
  sort === 'completed' || sort === 'reference' || sort === 'lastName'

/** What names one order: its number, an email, a credit note, a ticket, a payment, each by an index. */
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

/** What a term means: the orders that it names, or the pattern of a part of any of their words. */
export type Meaning = { ids: string[] } | { pattern: string }
/** What the orders have that fit in part; `pattern` is how the statement names it. */
export const partly = (pattern: string, columns = 'id') => `select ${columns}
      from search_entry
      where tenant_id = $1 and kind = 'order' and text like ${pattern}`

/**
 * What a term means: an exact reference, email, ticket or payment by its own index first, else a
 * part of any word of the order. An empty one means nothing.
 */
export async function meaningOf(
  { client }: Pick<Opened, 'client'>,
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

/** A code that was scanned into the search box names its ticket, an old print of it too. */
export function scannedTicket(codes: TicketCodes, term: string, tenantId: string): string | null {
  const scanned = codes.read(term.trim())
  return scanned?.tenantId === tenantId ? scanned.ticketId : null
}

/**
 * The orders that are meant: `from`, `where`, and whether anything beside the words narrows them.
 * Of what a part of a word leads to, the newest `most` count. What an order has leads to it, or is
 * looked up for each order where the list `isWalked`: "is true" keeps PostgreSQL from turning it
 * round, as it cannot know that so many fit that the walk ends soon.
 */
function scopeOf(search: OrderSearch, most: number, isWalked = false) {
  const { tenantId, meaning, narrowing } = search
  const values: unknown[] = [tenantId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const byColumns = narrowedByColumns(narrowing, bind)
  const ids = narrowedByContent(narrowing, bind)
  // What has everything is found before any order is read.
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
 * The newest entries that fit in part. Digits find them by the index of words first ("offset 0"):
 * PostgreSQL takes so short a part for a common one, and would walk all entries.
 */
function newestEntries(pattern: string, { bound, most }: { bound: string; most: number }) {
  const fitting = partly(bound, 'id, at')
  const from = isOfDigits(pattern) ? `select id, at from (${fitting} offset 0) fitting` : fitting
  return `(${from} order by at desc, id desc limit ${most})`
}

type Count = ReturnType<typeof cappedCount>
/** `counted` is on its way for a list that is walked: its page is asked for at the same time. */
export type OrderMatches = { counted: Count | Promise<Count>; page: Sql }

type Window = {
  limit: number
  offset?: number
  /** Of how many matches, the newest ones, the list consists where no index has their order. */
  most?: number
}
const cut = ({ limit, offset = 0 }: Window) => `limit ${limit} offset ${offset}`
const directionOf = ({ isDescending }: OrderSearch) => `${isDescending ? 'desc' : 'asc'} nulls last`
const isPartly = ({ meaning }: OrderSearch) => meaning !== null && 'pattern' in meaning
const isByContent = ({ narrowing }: OrderSearch) => narrowedByContent(narrowing, String).length > 0

/** The orders that are meant, one more than `most`, with their keys, and the order of them. */
function keyed(search: OrderSearch, most: number, areAllMeant = false) {
  const { values, entries, isNarrowed, from, where } = scopeOf(search, most)
  const newest = areAllMeant ? '' : 'order by o.completed_at desc nulls last, o.id desc '
  // The entry of an order has the moment that the list shows for it: nothing else is to be read.
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

/** The ids of a search, in its order, by walking the index that has it. */
function walkedIds(search: OrderSearch, window: Window): Sql {
  const { values, from, where } = scopeOf(search, matchCap, true)
  const order = `${sortKey[search.sort]} ${directionOf(search)}, o.id desc`
  return {
    text: `select o.id from ${from} where ${where} order by ${order} ${cut(window)}`,
    values,
  }
}

/** The ids of a search, in its order. */
export function orderIds(search: OrderSearch, window: Window): Sql {
  if (!isPartly(search) && isIndexed(search.sort)) return walkedIds(search, window)
  const { ctes, values, order } = keyed(search, window.most ?? matchCap)
  return { text: `${ctes} select id from found order by ${order} ${cut(window)}`, values }
}

/**
 * The SQL of one page, and how many there are, counted up to the cap. A list that is walked is
 * counted by itself; any other is found once for both. What orders have finds them, unless so many
 * fit that the list is walked after all. The statements stay unnamed: a generic plan cannot judge a
 * LIKE.
 */
export async function searchOrders(
  tx: Pick<Opened, 'client'>,
  search: OrderSearch,
  window: Window,
): Promise<OrderMatches> {
  const mayWalk = !isPartly(search) && isIndexed(search.sort)
  if (mayWalk && !isByContent(search))
    return { counted: countedOrders(tx, search), page: walkedPage(search, window) }
  const { counted, page } = await foundOrders(tx, search, { window, areAllMeant: mayWalk })
  return { counted, page: mayWalk && counted.totalIsCapped ? walkedPage(search, window) : page }
}

/**
 * Businesses that have more orders than are counted: no order is ever deleted, so that these always
 * have.
 */
const beyondCap = new Set<string>()

async function countedOrders(
  { client }: Pick<Opened, 'client'>,
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

type Wanted = { window: Window; areAllMeant: boolean }
async function foundOrders(
  { client }: Pick<Opened, 'client'>,
  search: OrderSearch,
  { window, areAllMeant }: Wanted,
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

/** The rows of orders by their ids, in the order of these: payments and sums of no other are read. */
const pageOf = (ids: string) => `select ${columns}
      from unnest(${ids}) with ordinality page (id, place)
      join orders o on o.tenant_id = $1 and o.id = page.id
      order by page.place`

/** Orders as the list shows them, by their ids, in the order of these. */
export async function ordersByIds(
  { client }: Pick<Opened, 'client'>,
  tenantId: string,
  ids: readonly string[],
): Promise<FoundOrder[]> {
  const { rows } = await client.query<FoundOrder>(pageOf('$2::uuid[]'), [tenantId, ids])
  return rows
}
