import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refuse.ts'

export type Want = { unitId: string; resourceId: string; quantity: number }

/** Who holds what of a counted resource. The count itself moves in `takePlaces`, at the end of the transaction. */
export async function writeClaims(db: Db, tenantId: string, wants: Want[]): Promise<void> {
  if (wants.length)
    await db.insertInto('claim').values(wants.map((want) => ({ tenant_id: tenantId, id: newId(), resource_id: want.resourceId, unit_id: want.unitId, quantity: want.quantity }))).execute()
}

const byResource = (moves: { resourceId: string; quantity: number }[]) =>
  [...Map.groupBy(moves, (move) => move.resourceId)].map(([id, of]) => ({ id, quantity: of.reduce((sum, move) => sum + move.quantity, 0) })).sort((a, b) => (a.id < b.id ? -1 : 1))

/**
 * Moves the counts of counted resources, as the LAST statements before the commit so that the row of a hot slot is held for one moment, sorted by id
 * so that two sales never wait for each other in a circle. Nobody gets a place that is not there: the condition is part of the update.
 */
export async function takePlaces(db: Db, tenantId: string, wants: Want[]): Promise<void> {
  for (const { id, quantity } of byResource(wants)) {
    const taken = await db.updateTable('resource').set((eb) => ({ taken: eb('taken', '+', quantity) }))
      .where('tenant_id', '=', tenantId).where('id', '=', id).where(sql<boolean>`taken + ${quantity} <= quantity + overbooked`).returning('id').executeTakeFirst()
    if (!taken) throw refuse('NotEnoughInventory', await shortage(db, tenantId, id))
  }
}

/** Releases what units hold of counted resources. @returns the moves to give back with `freePlaces` at the end of the transaction */
export async function releaseClaims(db: Db, tenantId: string, unitIds: string[], now: string): Promise<{ resourceId: string; quantity: number }[]> {
  if (!unitIds.length) return []
  const rows = await db.updateTable('claim').set({ released_at: now }).where('tenant_id', '=', tenantId).where('unit_id', 'in', unitIds).where('released_at', 'is', null)
    .where('begins_at', 'is', null).returning(['resource_id', 'quantity']).execute()
  return rows.map((row) => ({ resourceId: row.resource_id, quantity: row.quantity }))
}

/** Gives places back. What was overbooked is made good first: a piece that comes back to a stock lowered under what is sold is not sold again. */
export async function freePlaces(db: Db, tenantId: string, moves: { resourceId: string; quantity: number }[]): Promise<void> {
  for (const { id, quantity } of byResource(moves))
    await db.updateTable('resource').set((eb) => ({ taken: eb('taken', '-', quantity), overbooked: sql<number>`least(overbooked, greatest(0, taken - ${quantity}::int - quantity))` })).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

async function shortage(db: Db, tenantId: string, resourceId: string) {
  const row = await db.selectFrom('resource').leftJoin('slot', (join) => join.onRef('slot.tenant_id', '=', 'resource.tenant_id').onRef('slot.id', '=', 'resource.id'))
    .select(['resource.quantity', 'resource.overbooked', 'resource.taken', 'slot.begins_at']).where('resource.tenant_id', '=', tenantId).where('resource.id', '=', resourceId).executeTakeFirstOrThrow()
  return { resource: resourceId, remaining: Math.max(0, row.quantity + row.overbooked - row.taken), at: row.begins_at }
}
