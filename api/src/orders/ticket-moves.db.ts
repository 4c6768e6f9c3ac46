import type { TicketMove } from '@guichet/contract/tickets/ticket-view.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'

export type TicketMoves = ReadonlyMap<string, TicketMove>
/** For a new order, or when nobody reads the moves. */
export const noMoves: TicketMoves = new Map()
type MoveRow = {
  ticket_id: string
  at: string
  from: string | null
  by: string | null
  by_client: boolean
  /** True when it reverses the previous move. */
  is_undone: boolean
}

/**
 * Last change of the time of each ticket of orders, with its author and the previous time, from the
 * audit log.
 */
export async function movesOf(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<TicketMoves> {
  const { rows } = await sql<MoveRow>`select a.subject_id as ticket_id, a.at,
      a.facts ->> 'from' as "from",
      p.first_name || ' ' || p.last_name as "by",
      coalesce((a.facts ->> 'byClient')::boolean, false) as by_client,
      coalesce((a.facts ->> 'isUndone')::boolean, false) as is_undone
    from audit a
    left join account p on p.id = a.account_id
    where a.tenant_id = ${tenantId} and a.order_id = any(${[...orderIds]}::uuid[])
      and a.code in ('ticket.moved', 'ticket.made_reschedulable')
    order by a.at, a.id`.execute(db)
  const moves = new Map<string, TicketMove>()
  for (const [ticketId, ofTicket] of Map.groupBy(rows, (row) => row.ticket_id)) {
    const last = standingMoves(ofTicket).at(-1)
    if (last) moves.set(ticketId, last)
  }
  return moves
}

/** Moves in order, without those that were reversed. */
function standingMoves(rows: readonly MoveRow[]): TicketMove[] {
  const moves: TicketMove[] = []
  for (const row of rows)
    if (row.is_undone) moves.pop()
    else
      moves.push({
        fromDateTimeUtc: row.from ?? moves.at(-1)?.fromDateTimeUtc ?? null,
        movedDateTimeUtc: row.at,
        movedByName: row.by,
        isMovedByClient: row.by_client,
      })
  return moves
}
