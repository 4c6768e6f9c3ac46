import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { selectRows } from '../platform/db/rows.ts'
import { locking } from '../platform/fault-seams.ts'
import { mustGet } from '../platform/values/must.ts'
import { claimsBeyond } from './overbooked.rules.ts'

/**
 * Locks timed resources until the commit, in the order of their ids, before other writes, so that
 * two sales cannot deadlock.
 */
export async function lockTimed(
  db: Db,
  tenantId: string,
  resourceIds: readonly string[],
): Promise<{ id: string; quantity: number }[]> {
  if (resourceIds.length === 0) return []
  return selectRows(db, tenantId, 'resource')
    .select(['id', 'quantity'])
    .where('id', 'in', [...new Set(resourceIds)])
    .orderBy('id')
    .$call(locking('timed-resources'))
    .execute()
}

/** Overbooked quantity of the joined `resource`, from now on. */
export const overbookedPieces = sql<number>`(
    select coalesce(sum(o.quantity), 0)::int
    from claim o
    where o.tenant_id = resource.tenant_id and o.resource_id = resource.id and o.overbooked
      and o.released_at is null and o.ends_at > now()
  )`

/** `was` is the current quantity; it is absent for a new resource. */
type Pieces = { resourceId: string; quantity: number; was?: number | undefined }
/**
 * Writes the quantities of sizes, accessories or rooms. Promised claims stay: those beyond a
 * lowered quantity are marked as overbooked, the latest first, and marks that a raised quantity no
 * longer needs are removed.
 *
 * @returns The overbooked quantity of the changed resources
 */
export async function writePieces(
  { db, tenantId, now }: { db: Db; tenantId: string; now: string },
  kind: 'size' | 'accessory' | 'room',
  pieces: readonly Pieces[],
): Promise<number> {
  await inChunks(
    pieces.filter(({ was }) => was === undefined),
    (some) =>
      db
        .insertInto('resource')
        .values(
          some.map(({ resourceId, quantity }) => ({
            tenant_id: tenantId,
            id: resourceId,
            kind,
            quantity,
          })),
        )
        .execute(),
  )
  const changed = new Map(
    pieces
      .filter(({ was, quantity }) => was !== undefined && was !== quantity)
      .map(({ resourceId, quantity }) => [resourceId, quantity]),
  )
  if (changed.size === 0) return 0
  const ids = [...changed.keys()]
  await lockTimed(db, tenantId, ids)
  await sql`update resource r
    set quantity = n.quantity
    from unnest(${ids}::uuid[], ${[...changed.values()]}::int[]) n (id, quantity)
    where r.tenant_id = ${tenantId} and r.id = n.id`.execute(db)
  return markOverbooked(db, tenantId, now, changed)
}

/**
 * A separate statement reads under the lock of the resources: it must see the sales of earlier lock
 * holders.
 */
async function markOverbooked(
  db: Db,
  tenantId: string,
  now: string,
  quantities: ReadonlyMap<string, number>,
): Promise<number> {
  const rows = await selectRows(db, tenantId, 'claim')
    .select(['id', 'resource_id', 'quantity', 'begins_at', 'ends_at', 'overbooked'])
    .where('resource_id', 'in', [...quantities.keys()])
    .where('released_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('id')
    .execute()
  const claims = rows.map((row) => ({ ...row, beginsAt: row.begins_at!, endsAt: row.ends_at! }))
  const beyond = new Set(
    [...Map.groupBy(claims, (claim) => claim.resource_id)].flatMap(([id, ofResource]) =>
      claimsBeyond(ofResource, mustGet(quantities, id)),
    ),
  )
  const turned = claims
    .filter((claim) => claim.overbooked !== beyond.has(claim))
    .map(({ id }) => id)
  if (turned.length)
    await sql`update claim
      set overbooked = not overbooked
      where tenant_id = ${tenantId} and id = any(${turned}::uuid[])`.execute(db)
  return [...beyond].reduce((sum, { quantity }) => sum + quantity, 0)
}
