import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { isProtected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import { newId } from '../platform/values/ids.ts'

/** Places of a counted resource (a slot, a stock); `unitId` is null for a hold. */
export type Want = { unitId: string | null; resourceId: string; quantity: number }
/** End of a claim and its hold; `id` is null for an order that is not paid yet. */
export type Hold = { id: string | null; until: string }
export type Move = { resourceId: string; quantity: number }

/**
 * Writes claims on counted resources. The count itself changes in `movePlaces`, at the end of the
 * transaction.
 */
export async function writeClaims(
  db: Db,
  tenantId: string,
  wants: readonly Want[],
  hold?: Hold | undefined,
): Promise<void> {
  await inChunks(
    wants.map((want) => ({
      tenant_id: tenantId,
      id: newId(),
      resource_id: want.resourceId,
      unit_id: want.unitId,
      quantity: want.quantity,
      hold_id: hold?.id ?? null,
      held_until: hold?.until ?? null,
    })),
    (some) => db.insertInto('claim').values(some).execute(),
  )
}

/** Net change of each resource (taken less released), sorted by id. */
const netOf = (take: readonly Move[], give: readonly Move[]) =>
  [
    ...Map.groupBy(
      [...take, ...give.map((move) => ({ ...move, quantity: -move.quantity }))],
      (move) => move.resourceId,
    ),
  ]
    .map(([id, moves]) => ({ id, quantity: moves.reduce((sum, move) => sum + move.quantity, 0) }))
    .filter(({ quantity }) => quantity !== 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1))

/**
 * Changes the counts of counted resources. These are the LAST statements before the commit, so that
 * the row of a busy slot is locked for a short time, sorted by id so that two sales cannot
 * deadlock. The condition of the update prevents taking a missing place. Released places reduce the
 * overbooking first. `isForced` also takes missing places, and raises `overbooked` by them.
 *
 * @returns The overbooked quantity, by resource
 * @throws NotEnoughInventory
 */
export async function movePlaces(
  db: Db,
  tenantId: string,
  {
    take,
    give,
    isForced = false,
  }: { take: readonly Move[]; give: readonly Move[]; isForced?: boolean },
): Promise<{ resourceId: string; quantity: number }[]> {
  const overbooked: { resourceId: string; quantity: number }[] = []
  for (const { id, quantity } of netOf(take, give)) {
    const step = updateRows(db, tenantId, 'resource')
      .set((eb) => ({ taken: eb('taken', '+', quantity) }))
      .where('id', '=', id)
    if (quantity < 0) {
      await step
        .set({
          overbooked: sql<number>`least(overbooked, greatest(0, taken + ${quantity}::int - quantity))`,
        })
        .execute()
      continue
    }
    const taken = await step
      .$if(isProtected('counted-places'), (query) =>
        query.where(sql<boolean>`taken + ${quantity} <= quantity + overbooked`),
      )
      .returning('id')
      .executeTakeFirst()
    if (taken) continue
    if (!isForced) throw apiError('NotEnoughInventory', await shortage(db, tenantId, id, quantity))
    const forced = await step
      .set({ overbooked: sql<number>`taken + ${quantity}::int - quantity` })
      .returning('overbooked')
      .executeTakeFirstOrThrow()
    overbooked.push({ resourceId: id, quantity: forced.overbooked })
  }
  return overbooked
}
export const takePlaces = (db: Db, tenantId: string, take: readonly Move[]) =>
  movePlaces(db, tenantId, { take, give: [] })
export const freePlaces = (db: Db, tenantId: string, give: readonly Move[]) =>
  movePlaces(db, tenantId, { take: [], give })

/**
 * Releases all claims of units. Timed resources are free at once.
 *
 * @returns The counted places to release at the end of the transaction
 */
export async function releaseClaims(
  db: Db,
  tenantId: string,
  unitIds: readonly string[],
  now: string,
): Promise<Move[]> {
  if (!unitIds.length) return []
  const rows = await updateRows(db, tenantId, 'claim')
    .set({ released_at: now })
    .where('unit_id', 'in', [...unitIds])
    .where('released_at', 'is', null)
    .returning(['resource_id', 'quantity', 'begins_at'])
    .execute()
  return countedMoves(rows)
}

type ReleasedClaim = { resource_id: string; quantity: number; begins_at: string | null }
/** Counted places of released claims; timed ones are free already. */
export const countedMoves = (rows: readonly ReleasedClaim[]): Move[] =>
  rows
    .filter((row) => row.begins_at === null)
    .map((row) => ({ resourceId: row.resource_id, quantity: row.quantity }))

/** Locks counted resources in the order of their ids: afterwards no sale of them is in progress. */
export async function lockCounts(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await selectRows(db, tenantId, 'resource')
      .select('id')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute()
}

/**
 * Sets the quantities of slots to the sum of their open occurrences, in the order of their ids, as
 * the last statements. A slot with fewer places than sold keeps its sales and is overbooked by the
 * difference: released places reduce it before a place is sold again.
 */
export async function recountSlots(
  db: Db,
  tenantId: string,
  slotIds: readonly string[],
): Promise<{ slotId: string; overbooked: number }[]> {
  const ids = [...new Set(slotIds)]
  if (ids.length === 0) return []
  // A separate statement locks them: the sums below must see the writes of earlier lock holders.
  await lockCounts(db, tenantId, ids)
  const { rows } = await sql<{ slotId: string; overbooked: number }>`
    update resource r
    set quantity = n.offered, overbooked = greatest(0, r.taken - n.offered)
    from (
      select i.id, coalesce(sum(o.quantity) filter (where o.closed_at is null), 0)::int as offered
      from unnest(${ids}::uuid[]) i (id)
      left join occurrence o on o.tenant_id = ${tenantId} and o.slot_id = i.id
      group by i.id
    ) n
    where r.tenant_id = ${tenantId} and r.id = n.id
    returning r.id as "slotId", r.overbooked`.execute(db)
  return rows.filter(({ overbooked }) => overbooked > 0)
}

async function shortage(db: Db, tenantId: string, resourceId: string, wanted: number) {
  const row = await selectRows(db, tenantId, 'resource')
    .leftJoin('slot', sameTenant('slot.id', 'resource.id'))
    .select(['resource.quantity', 'resource.overbooked', 'resource.taken', 'slot.begins_at'])
    .where('resource.id', '=', resourceId)
    .executeTakeFirstOrThrow()
  const remaining = Math.max(0, row.quantity + row.overbooked - row.taken)
  return { resource: resourceId, remaining, missing: wanted - remaining, at: row.begins_at }
}
