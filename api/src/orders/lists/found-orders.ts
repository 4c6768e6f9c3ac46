import type { OrderQuery } from '@guichet/contract/orders/lists/order-query.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { readOrderSearch, type Reader } from './read-order-search.ts'
import { orderIds } from './search-orders.db.ts'

/**
 * The ids of the orders that match a query, in its order, at most `limit`.
 *
 * @throws The errors of the list
 */
export async function foundOrders(
  ctx: Reader,
  codes: TicketCodes,
  { query, limit }: { query: OrderQuery; limit: number },
): Promise<string[]> {
  const { text, values } = orderIds(await readOrderSearch(ctx, codes, query), {
    limit,
    most: limit,
  })
  const { rows } = await ctx.client.query<{ id: string }>(text, values)
  return rows.map((row) => row.id)
}
