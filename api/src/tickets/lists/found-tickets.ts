import type { TicketQuery } from '@guichet/contract/tickets/lists/ticket-query.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { readSearch, type Reader } from './read-search.ts'
import { ticketIds } from './search-tickets.db.ts'

type FoundRequest = { query: TicketQuery; limit: number }

/**
 * The ids of the tickets that match a query, in its order, at most `limit`.
 *
 * @throws The errors of the list
 */
export async function listedTickets(
  ctx: Reader,
  codes: TicketCodes,
  { query, limit }: FoundRequest,
): Promise<string[]> {
  const { text, values } = ticketIds(await readSearch(ctx, codes, query), { limit, most: limit })
  const { rows } = await ctx.client.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}

/** Ids of the tickets that match a query and of their orders, in any order, at most `limit`. */
export async function foundTickets(
  ctx: Reader,
  codes: TicketCodes,
  { query, limit }: FoundRequest,
): Promise<{ id: string; orderId: string }[]> {
  const found = ticketIds(await readSearch(ctx, codes, query), { limit, most: limit })
  const { rows } = await ctx.client.query<{ id: string; orderId: string }>(
    `select id, order_id as "orderId"
      from ticket
      where tenant_id = $1 and id in (${found.text})`,
    found.values,
  )
  return rows
}
