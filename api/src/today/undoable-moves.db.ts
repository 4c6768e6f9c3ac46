import { sql } from 'kysely'
import { orderNotifiedSince } from '../mail/public.ts'
import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'

type MovesBack = { ids: readonly string[]; to: { slotId: string } | { beginsAt: string } }
type Business = { db: Db; tenantId: string }

/**
 * Asserts that the last change of each ticket is a move by the board from that time, and that no
 * email of its order has the newer code: none was sent or is being rendered since.
 *
 * @throws NotMovable
 */
export async function assertUndoable(
  { db, tenantId }: Business,
  { ids, to }: MovesBack,
): Promise<void> {
  const moves = await lastMoves({ db, tenantId }, ids)
  for (const id of ids) {
    const move = moves.find((row) => row.id === id)
    if (move?.moved_from_generation == null || !isFrom(move, to))
      throw apiError('NotMovable', { reason: 'changed', ticketPublicId: id })
  }
  const notifiedOrderId = await orderNotifiedSince(db, {
    tenantId,
    orderIds: moves.map((move) => move.order_id),
    since: moves.map(({ at }) => at).sort()[0]!,
  })
  const sent = notifiedOrderId && moves.find((move) => move.order_id === notifiedOrderId)
  if (sent) throw apiError('NotMovable', { reason: 'sent', ticketPublicId: sent.id })
}

const isFrom = (move: LastMove, to: MovesBack['to']): boolean =>
  'slotId' in to
    ? move.from_slot === to.slotId
    : move.from_slot === null && move.from_at === to.beginsAt

type LastMove = {
  id: string
  order_id: string
  moved_from_generation: number | null
  /** Null when the last change was no move, or one of equipment. */
  from_slot: string | null
  /** Null when it was no move. */
  from_at: string | null
  at: string
}
const lastMoves = async ({ db, tenantId }: Business, ids: readonly string[]): Promise<LastMove[]> =>
  (
    await sql<LastMove>`select distinct on (t.id) t.id, t.order_id, t.moved_from_generation,
        case when a.code = 'ticket.moved' then a.facts ->> 'fromSlot' end as from_slot,
        case when a.code = 'ticket.moved' then a.facts ->> 'from' end as from_at, a.at
      from ticket t
      join audit a on (a.tenant_id, a.subject_id) = (t.tenant_id, t.id)
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]})
      order by t.id, a.at desc, a.id desc`.execute(db)
  ).rows
