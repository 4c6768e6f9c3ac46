import type { TicketMove } from '@guichet/contract/tickets/ticket-view.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export type TicketMoves = ReadonlyMap<string, TicketMove>
/** Of an order that is new, or where nobody reads how its tickets came to their times. */
export const noMoves: TicketMoves = new Map()
type MoveRow = {
  ticket_id: string
  at: string
  from: string | null
  by: string | null
  by_client: boolean
}

/**
 * How tickets of orders came to the time that they have, by ticket: the last change with who made
 * it, and the last time that the ticket had before. Read from the audit trail.
 */
export async function movesOf(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<TicketMoves> {
  const { rows } = await sql<MoveRow>`select a.subject_id as ticket_id, a.at,
      a.facts ->> 'from' as "from",
      p.first_name || ' ' || p.last_name as "by",
      coalesce((a.facts ->> 'byClient')::boolean, false) as by_client
    from audit a
    left join account p on p.id = a.account_id
    where a.tenant_id = ${tenantId} and a.order_id = any(${[...orderIds]}::uuid[])
      and a.code in ('ticket.moved', 'ticket.made_reschedulable')
    order by a.at, a.id`.execute(db)
  const moves = new Map<string, TicketMove>()
  for (const row of rows)
    moves.set(row.ticket_id, {
      fromDateTimeUtc: row.from ?? moves.get(row.ticket_id)?.fromDateTimeUtc ?? null,
      movedDateTimeUtc: row.at,
      movedByName: row.by,
      isMovedByClient: row.by_client,
    })
  return moves
}
