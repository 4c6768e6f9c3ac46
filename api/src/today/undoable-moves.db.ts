import { sql } from 'kysely'
import { apiError } from '../platform/api-error.ts'
import type { Db } from '../platform/db.ts'

type MovesBack = { ids: readonly string[]; slotId: string }
type Business = { db: Db; now: string; tenantId: string }

/**
 * The last thing that was done to each ticket is a move of the board from that slot, and no letter
 * of its order holds the newer code: none left since or is being drawn.
 *
 * @throws NotMovable
 */
export async function assertUndoable(
  business: Business,
  { ids, slotId }: MovesBack,
): Promise<void> {
  const moves = await lastMoves(business, ids)
  for (const id of ids) {
    const move = moves.find((row) => row.id === id)
    if (move?.moved_from_generation == null || move.from_slot !== slotId)
      throw apiError('NotMovable', { reason: 'changed', ticketPublicId: id })
  }
  await holdLetters(business, ids)
  const sent = await sentSince(business, moves)
  if (sent) throw apiError('NotMovable', { reason: 'sent', ticketPublicId: sent })
}

type LastMove = {
  id: string
  order_id: string
  moved_from_generation: number | null
  /** Null where the last thing was no move. */
  from_slot: string | null
  at: string
}
const lastMoves = async ({ db, tenantId }: Business, ids: readonly string[]): Promise<LastMove[]> =>
  (
    await sql<LastMove>`select distinct on (t.id) t.id, t.order_id, t.moved_from_generation,
        case when a.code = 'ticket.moved' then a.facts ->> 'fromSlot' end as from_slot, a.at
      from ticket t
      join audit a on (a.tenant_id, a.subject_id) = (t.tenant_id, t.id)
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]})
      order by t.id, a.at desc, a.id desc`.execute(db)
  ).rows

/**
 * A letter holds the code of the moment at which it is drawn. One that is not being drawn yet waits
 * for this transaction: its job is held, and nobody leases a job that is held.
 */
const holdLetters = ({ db, tenantId }: Business, ids: readonly string[]) =>
  sql`select j.id
    from job j
    join mail m on m.tenant_id = j.tenant_id and m.id::text = j.payload ->> 'mailId'
    where j.tenant_id = ${tenantId} and j.kind = 'mail' and j.ended_at is null
      and m.order_id in (
        select t.order_id from ticket t where t.tenant_id = ${tenantId} and t.id = any(${[...ids]})
      )
    order by j.id
    for update of j`.execute(db)

/** The ticket of an order that was told of the move, or may be; undefined where none was. */
async function sentSince(
  { db, now, tenantId }: Business,
  moves: readonly LastMove[],
): Promise<string | undefined> {
  const since = moves.map(({ at }) => at).sort()[0]!
  const { rows } = await sql<{ order_id: string }>`select m.order_id
    from mail m
    where m.tenant_id = ${tenantId} and m.order_id = any(${moves.map((move) => move.order_id)})
      and (
        (m.state = 'sent' and m.sent_at >= ${since})
        or (m.state = 'waiting' and (
          m.created_at >= ${since}
          or m.drawn is not null
          or exists (
            select from job j
            where j.tenant_id = m.tenant_id and j.kind = 'mail' and j.ended_at is null
              and j.leased_until > ${now} and j.payload ->> 'mailId' = m.id::text
          )
        ))
      )
    limit 1`.execute(db)
  return moves.find((move) => move.order_id === rows[0]?.order_id)?.id
}
