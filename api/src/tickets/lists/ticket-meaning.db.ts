import type { Transaction } from '../../platform/db/db.ts'
import {
  foldedTerm,
  holdersMark,
  isShorterThanIndexed,
  matchCap,
  partPattern,
} from '../../platform/db/search-term.ts'
import type { TicketCodes } from '../ticket-codes.ts'

/** Meaning of a search term: tickets, all tickets of orders, or part of a word of either. */
export type TicketMeaning = { ticketIds: string[] } | { orderIds: string[] } | { pattern: string }

/** Exact keys: tickets by number, and orders by number, email or payment. */
const exactTickets = `select id
    from ticket
    where tenant_id = $1 and (reference = $2 or id = $3)`
const exactOrders = `select id
    from orders
    where tenant_id = $1 and (reference = $2 or email = $3)
  union
  select order_id
    from payment
    where tenant_id = $1 and provider_ref = $2
  limit ${matchCap}`

/**
 * Resolves a search term: first as an exact number, scanned code, email or payment with its own
 * index, otherwise as part of a word. An empty term returns null.
 */
export async function ticketMeaning(
  { client }: Pick<Transaction, 'client'>,
  codes: TicketCodes,
  { tenantId, term: given }: { tenantId: string; term: string },
): Promise<TicketMeaning | null> {
  const term = foldedTerm(given)
  if (!term) return null
  const typed = given.trim()
  const scanned = codes.read(typed)
  const tickets = await client.query<{ id: string }>(exactTickets, [
    tenantId,
    typed.replace(/[\s-]/g, '').toUpperCase(),
    scanned?.tenantId === tenantId ? scanned.ticketId : null,
  ])
  if (tickets.rows.length) return { ticketIds: tickets.rows.map(({ id }) => id) }
  const orders = await client.query<{ id: string }>(exactOrders, [
    tenantId,
    typed,
    typed.toLowerCase(),
  ])
  if (orders.rows.length) return { orderIds: orders.rows.map(({ id }) => id) }
  return { pattern: partPattern(term) }
}

type Kind = 'ticket' | 'order'
/** The newest `most` matching entries of a kind. */
const newest = (kind: Kind, { from, most }: { from: string; most: number }) =>
  `select id, at
    from ${from}
    where kind = '${kind}'
    order by at desc, id desc
    limit ${most}`

/** Number of newest entries that are scanned for two letters when few results are needed. */
const mostWalked = 50_000
const isFew = (most: number) => most <= 1000
/** No index has two letters, so entries are scanned from the newest on. */
const walked = (kind: Kind, { bound, most }: Pick<Part, 'bound' | 'most'>) => `(
    select kind, id, at
    from (
      select kind, id, at, text
      from search_entry
      where tenant_id = $1 and kind = '${kind}'
      ${isFew(most) ? `order by at desc, id desc limit ${mostWalked}` : ''}
    ) recent
    where ${named(bound)}
  ) entry`

/** The holders of the other tickets of an order do not name a ticket. */
const named = (bound: string) =>
  `text like ${bound} and split_part(text, '${holdersMark}', 1) like ${bound}`

type Part = {
  /** Pattern to match, and its placeholder in the statement. */
  pattern: string
  bound: string
  where: string
  most: number
}
/**
 * Tickets that match part of a word and satisfy `where`, at most `most` + 1. The word index finds
 * both kinds at once, except for patterns that are too short. Orders are scanned from the newest on
 * until they have enough tickets: `offset 0` keeps PostgreSQL from joining all of them first.
 */
export const partlyFound = ({ pattern, bound, where, most }: Part): string => {
  const isWalked = isShorterThanIndexed(pattern)
  const entry = `entry as materialized (
    select kind, id, at
    from search_entry
    where tenant_id = $1 and kind in ('ticket', 'order') and ${named(bound)}
  ),`
  const from = (kind: Kind) => (isWalked ? walked(kind, { bound, most }) : 'entry')
  return `${isWalked ? '' : entry}
  ticket_entry as materialized (${newest('ticket', { from: from('ticket'), most })}),
  order_entry as materialized (${newest('order', { from: from('order'), most })}),
  of_order as (
    select t.*
    from order_entry e
    cross join lateral (
      select t.*
      from ticket t
      where t.order_id = e.id and ${where}
      offset 0
    ) t
    where t.id not in (select id from ticket_entry)
    order by e.at desc, e.id desc
    limit ${most + 1}
  ),
  matched as (
    select t.*
    from ticket_entry e
    join ticket t on t.id = e.id
    where ${where}
    union all
    select * from of_order
  )`
}

/** Whether more may match than `partlyFound` reads. */
export const isPartlyFull = (most: number): string =>
  `(select count(*) from ticket_entry) >= ${most} or (select count(*) from order_entry) >= ${most}`
