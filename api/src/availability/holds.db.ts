import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Taking } from '../resources/public.ts'
import { countedMoves, type Move } from './places.db.ts'

type HoldEnd = {
  tenantId: string
  holdId: string
  ending: 'sold' | 'released' | 'expired'
  now: string
}

/**
 * Ends a hold and releases all its places. Of two concurrent calls one ends it; the other waits and
 * finds it ended.
 *
 * @returns The counted places to release at the end of the transaction; null when it had ended
 */
export async function endHold(
  db: Db,
  { tenantId, holdId, ending, now }: HoldEnd,
): Promise<Move[] | null> {
  const ended = await updateRows(db, tenantId, 'hold')
    .set({ ended_at: now, ending })
    .where('id', '=', holdId)
    .where('ended_at', 'is', null)
    .$if(ending === 'sold', (query) => query.where('held_until', '>', now))
    .returning('id')
    .executeTakeFirst()
  if (!ended) return null
  const rows = await updateRows(db, tenantId, 'claim')
    .set({ released_at: now, held_until: null })
    .where('hold_id', '=', holdId)
    .where('released_at', 'is', null)
    .returning(['resource_id', 'quantity', 'begins_at'])
    .execute()
  return countedMoves(rows)
}

/** Counted places of a live hold, which are free for its own cart. @throws NotFound, HoldOver */
export async function heldPlaces(
  db: Db,
  tenantId: string,
  holdId: string,
  now: string,
): Promise<Move[]> {
  const hold = await selectRows(db, tenantId, 'hold')
    .select(['held_until', 'ended_at'])
    .where('id', '=', holdId)
    .executeTakeFirst()
  if (!hold) throw apiError('NotFound')
  if (hold.ended_at !== null || hold.held_until <= now) throw apiError('HoldOver')
  const rows = await selectRows(db, tenantId, 'claim')
    .select(['resource_id', 'quantity'])
    .where('hold_id', '=', holdId)
    .where('released_at', 'is', null)
    .where('begins_at', 'is', null)
    .execute()
  return rows.map((row) => ({ resourceId: row.resource_id, quantity: row.quantity }))
}

type HeldTaking = Taking & { resourceId: string }
/** Timed resources that carts hold and have not released. */
export async function heldOf(
  db: Db,
  tenantId: string,
  resourceIds: readonly string[],
): Promise<HeldTaking[]> {
  if (!resourceIds.length) return []
  const rows = await selectRows(db, tenantId, 'claim')
    .select(['resource_id', 'quantity', 'begins_at', 'ends_at'])
    .where('resource_id', 'in', [...resourceIds])
    .where('hold_id', 'is not', null)
    .where('released_at', 'is', null)
    .where('begins_at', 'is not', null)
    .execute()
  return rows.map((row) => ({
    resourceId: row.resource_id,
    quantity: row.quantity,
    beginsAt: row.begins_at!,
    endsAt: row.ends_at!,
  }))
}
