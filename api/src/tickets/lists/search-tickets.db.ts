import type { Language } from '@guichet/contract/rules.messages.ts'
import type { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { cappedCount, matchCap } from '../../platform/db/search-term.ts'
import { firstOf } from '../../platform/values/must.ts'
import { isPartlyFull, partlyFound, type TicketMeaning } from './ticket-meaning.db.ts'
import type { FoundTicket } from './ticket-row.view.ts'

export type TicketSort = (typeof ticketSorts)[number]
export type TicketSearch = {
  tenantId: string
  meaning: TicketMeaning | null
  kinds: readonly string[]
  /** Null for any product. */
  productIds: readonly string[] | null
  clientId: string | null
  /** Tickets that are active before the end of the period, and still after its begin. */
  activeFrom: string | null
  activeTo: string | null
  sort: TicketSort
  isDescending: boolean
  language: Language
}
export type Sql = { text: string; values: unknown[] }

const hasHolder = `concat(t.owner -> 0 ->> 'firstName', t.owner -> 0 ->> 'lastName') <> ''`
const nameOf = (member: 'firstName' | 'lastName', column: 'first_name' | 'last_name') =>
  `case when ${hasHolder} then t.owner -> 0 ->> '${member}' else o.${column} end`

const ofOrder = 'join orders o on o.tenant_id = t.tenant_id and o.id = t.order_id'
const ofLine = `join unit u on u.tenant_id = t.tenant_id and u.id = t.unit_id
      join order_line l on l.tenant_id = u.tenant_id and l.id = u.line_id`

// Current product of the ticket; its line keeps the sold one.
const productTitle = 'coalesce(u.became_product_title, l.product_title)'
const categoryTitle = 'coalesce(u.became_category_title, l.category_title)'

/** Columns of `FoundTicket`, selected from `ticket t` with its order and its line. */
export const columns = `t.id, t.reference, t.state, t.begins_at, t.ends_at, t.voided_at,
      t.blocked_reason is not null as is_blocked, t.sold_at,
      t.kind, t.product_id, ${productTitle} as product_title, ${categoryTitle} as category_title,
      o.reference as order_reference, o.client_id, o.email, o.phone, o.postal_code,
      ${nameOf('firstName', 'first_name')} as first_name,
      ${nameOf('lastName', 'last_name')} as last_name,
      exists (
        select from answer a where a.tenant_id = t.tenant_id and a.ticket_id = t.id
      ) as has_answers`
export const joined = `${ofOrder}
      ${ofLine}`

/** Sort key of a text without regard to accents and case. */
const asSorted = (text: string) =>
  `lower(regexp_replace(normalize(${text}, NFKD), E'[\\u0300-\\u036f]', '', 'g'))`
type Key = { key: (language: Language) => string; join?: string }
const keys: Record<TicketSort, Key> = {
  sold: { key: () => 't.sold_at' },
  reference: { key: () => 't.reference' },
  activation: { key: () => 't.begins_at' },
  type: { key: () => 't.kind::text' },
  category: { key: (language) => asSorted(`${categoryTitle} ->> '${language}'`), join: ofLine },
  product: { key: (language) => asSorted(`${productTitle} ->> '${language}'`), join: ofLine },
  firstName: { key: () => asSorted(nameOf('firstName', 'first_name')), join: ofOrder },
  lastName: { key: () => asSorted(nameOf('lastName', 'last_name')), join: ofOrder },
}
/**
 * These sorts use an index over the whole list; any other sorts the newest matches only. Tickets
 * without a begin are last when the latest are first, and first otherwise, as the index has them.
 */
const walks: Partial<Record<TicketSort, readonly [ascending: string, descending: string]>> = {
  sold: ['t.sold_at, t.id', 't.sold_at desc, t.id desc'],
  reference: ['t.reference', 't.reference desc'],
  activation: ['t.begins_at nulls first, t.id', 't.begins_at desc nulls last, t.id desc'],
}

type Bind = (value: unknown) => string

/** Conditions of a search other than part of a word. */
function conditions(search: TicketSearch, bind: Bind): string[] {
  const { meaning, kinds, productIds, clientId, activeFrom, activeTo } = search
  return [
    't.tenant_id = $1',
    ...kinds.map((kind) => `t.kind = ${bind(kind)}`),
    productIds && `t.product_id = any(${bind(productIds)}::uuid[])`,
    clientId &&
      `t.order_id in (select id from orders where tenant_id = $1 and client_id = ${bind(clientId)})`,
    activeTo && `t.begins_at < ${bind(activeTo)}`,
    activeFrom && `t.ends_at > ${bind(activeFrom)}`,
    ...(meaning ? namedBy(meaning, bind) : []),
  ].filter((condition): condition is string => Boolean(condition))
}
function namedBy(meaning: TicketMeaning, bind: Bind): string[] {
  if ('ticketIds' in meaning) return [`t.id = any(${bind(meaning.ticketIds)}::uuid[])`]
  return 'orderIds' in meaning ? [`t.order_id = any(${bind(meaning.orderIds)}::uuid[])`] : []
}

/** `ctes`, `from` and `where` of a search. */
function scopeOf(search: TicketSearch, most: number) {
  const values: unknown[] = [search.tenantId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const where = conditions(search, bind).join(' and ')
  const { meaning } = search
  if (!meaning || !('pattern' in meaning))
    return { values, ctes: [], from: `ticket t where ${where}` }
  const { pattern } = meaning
  return {
    values,
    ctes: [partlyFound({ pattern, bound: bind(pattern), where, most })],
    from: 'matched t',
  }
}

export type Window = {
  limit?: number
  offset?: number
  /** Number of newest matches that the list considers when no index has its order. */
  most?: number
}
const cut = ({ limit, offset = 0 }: Window) =>
  `${limit === undefined ? '' : `limit ${limit} `}offset ${offset}`

const orderOf = ({ sort, isDescending }: TicketSearch) =>
  walks[sort]?.[isDescending ? 1 : 0] ??
  `key ${isDescending ? 'desc' : 'asc'} nulls last, t.sold_at desc, t.id desc`

/** Matching tickets with their sort keys, limited to `most` + 1. */
function found(search: TicketSearch, most: number, areAllMeant = false) {
  const { ctes, from, values } = scopeOf(search, most)
  const { key, join = '' } = keys[search.sort]
  const newest = areAllMeant ? '' : 'order by t.sold_at desc, t.id desc '
  const last = `found as materialized (
    select t.id, t.sold_at, t.reference, t.begins_at, ${key(search.language)} as key
    from (select t.* from ${from} ${newest}limit ${most + 1}) t
    ${join}
  )`
  return { values, ctes: `with ${[...ctes, last].join(', ')}` }
}

const isPartly = ({ meaning }: TicketSearch) => meaning !== null && 'pattern' in meaning
const mayWalk = (search: TicketSearch) => !isPartly(search) && search.sort in walks
/** Whether a search filters by time of use, which no index combines with the time of sale. */
const isByUse = ({ activeFrom, activeTo }: TicketSearch) => Boolean(activeFrom || activeTo)

/**
 * Ids of a search in its order. The statement must stay unnamed: its plan depends on the LIKE
 * pattern.
 */
export function ticketIds(search: TicketSearch, window: Window = {}): Sql {
  const rest = `order by ${orderOf(search)} ${cut(window)}`
  if (mayWalk(search)) {
    const { from, values } = scopeOf(search, matchCap)
    return { text: `select t.id from ${from} ${rest}`, values }
  }
  const { ctes, values } = found(search, window.most ?? matchCap)
  return { text: `${ctes} select t.id from found t ${rest}`, values }
}

export type TicketMatches = { count: { total: number; totalIsCapped: boolean }; page: Sql }

/**
 * Runs the queries of one page and of the count, which stops at a limit; `totalIsCapped` also means
 * that more entries match than were read. For an index scan the count is a separate query, and a
 * skipped row costs an index entry; otherwise one query returns both. A filter by time of use
 * selects the tickets, unless so many match that the index is scanned.
 */
export async function searchTickets(
  tx: Pick<Transaction, 'client'>,
  search: TicketSearch,
  window: Window,
): Promise<TicketMatches> {
  const isWalk = mayWalk(search)
  if (isWalk && !isByUse(search))
    return { count: await countedTickets(tx, search), page: walkedPage(search, window) }
  const { count, page } = await foundTickets(tx, search, { window, areAllMeant: isWalk })
  return { count, page: isWalk && count.totalIsCapped ? walkedPage(search, window) : page }
}

async function countedTickets({ client }: Pick<Transaction, 'client'>, search: TicketSearch) {
  const { from, values } = scopeOf(search, matchCap)
  const { rows } = await client.query<{ n: number }>(
    `select count(*) as n from (select from ${from} limit ${matchCap + 1}) found`,
    values,
  )
  return cappedCount(firstOf(rows).n)
}

function walkedPage(search: TicketSearch, window: Window): Sql {
  const { text, values } = ticketIds(search, window)
  return { text: pageOf(`array(${text})`), values }
}

type SearchWindow = { window: Window; areAllMeant: boolean }
async function foundTickets(
  { client }: Pick<Transaction, 'client'>,
  search: TicketSearch,
  { window, areAllMeant }: SearchWindow,
): Promise<TicketMatches> {
  const { ctes, values } = found(search, matchCap, areAllMeant)
  const { rows } = await client.query<{ n: number; is_partial: boolean; ids: string[] }>(
    `${ctes} select (select count(*) from found) as n,
      ${isPartly(search) ? isPartlyFull(matchCap) : 'false'} as is_partial,
      array(select t.id from found t order by ${orderOf(search)} ${cut(window)}) as ids`,
    values,
  )
  const { n, is_partial: isPartial, ids } = firstOf(rows)
  return {
    count: cappedCount(n, isPartial),
    page: { text: pageOf('$2::uuid[]'), values: [search.tenantId, ids] },
  }
}

/** Rows of tickets by ids, in the same order. */
const pageOf = (ids: string) => `select ${columns}
      from unnest(${ids}) with ordinality p (id, place)
      join ticket t on t.tenant_id = $1 and t.id = p.id
      ${joined}
      order by p.place`

/** Tickets as the list shows them, in the order of their ids. */
export async function ticketsByIds(
  { client }: Pick<Transaction, 'client'>,
  tenantId: string,
  ids: readonly string[],
): Promise<FoundTicket[]> {
  const { rows } = await client.query<FoundTicket>(pageOf('$2::uuid[]'), [tenantId, ids])
  return rows
}
