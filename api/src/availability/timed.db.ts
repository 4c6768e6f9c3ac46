import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { selectRows } from '../platform/db/rows.ts'
import { yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import { newId } from '../platform/values/ids.ts'
import { lockTimed, peakOf, spanOf, type Taking } from '../resources/public.ts'
import type { Hold } from './places.db.ts'

/**
 * A quantity of a timed resource (a size, an accessory, a room) over [beginsAt, endsAt); `unitId`
 * is null for a hold.
 */
export type TimedWant = Taking & { unitId: string | null; resourceId: string }
/** Claims that do not count: units being edited, moved or paid do not block themselves. */
export type Exclusion = { omitUnitIds?: readonly string[]; omitHoldId?: string | undefined }
export type Shortage = { resource: string; remaining: number; missing: number; at: string | null }
type Resource = { id: string; quantity: number }
/** Resources over [from, to), instants in UTC. */
type Span = { resourceIds: readonly string[]; from: string; to: string }

/**
 * Live claims of resources between two instants, by resource; claims with the same period are
 * merged. It takes two queries, regardless of the number of resources: no claim that is live at
 * `from` began earlier than the longest claim before it, so only this part of the index is read.
 */
export async function takingsOf(
  db: Db,
  tenantId: string,
  { resourceIds, from, to }: Span,
  { omitUnitIds = [], omitHoldId }: Exclusion = {},
): Promise<Map<string, Taking[]>> {
  const since = resourceIds.length ? await earliestBegin(db, tenantId, resourceIds, from) : null
  if (since === null) return new Map()
  const rows = await selectRows(db, tenantId, 'claim')
    .select(['resource_id', sql<number>`sum(quantity)::int`.as('quantity'), 'begins_at', 'ends_at'])
    .where('resource_id', 'in', [...resourceIds])
    .where('released_at', 'is', null)
    .where('begins_at', '>', since)
    .where('begins_at', '<', to)
    .where('ends_at', '>', from)
    .$if(omitUnitIds.length > 0, (query) =>
      query.where((eb) =>
        eb.or([eb('unit_id', 'is', null), eb('unit_id', 'not in', [...omitUnitIds])]),
      ),
    )
    .$if(omitHoldId !== undefined, (query) =>
      query.where((eb) => eb.or([eb('hold_id', 'is', null), eb('hold_id', '!=', omitHoldId!)])),
    )
    .groupBy(['resource_id', 'begins_at', 'ends_at'])
    .execute()
  return Map.groupBy(
    rows.map((row) => ({
      resourceId: row.resource_id,
      quantity: row.quantity,
      beginsAt: row.begins_at!,
      endsAt: row.ends_at!,
    })),
    (row) => row.resourceId,
  )
}

/** Earliest begin to read; null without claims. */
async function earliestBegin(
  db: Db,
  tenantId: string,
  resourceIds: readonly string[],
  from: string,
): Promise<string | null> {
  const {
    rows: [row],
  } = await sql<{
    since: string | null
  }>`select ${from}::timestamptz - max(longest) as since
    from unnest(${[...resourceIds]}::uuid[]) r (id)
    cross join lateral (
      select max(ends_at - begins_at) as longest
      from claim
      where tenant_id = ${tenantId} and resource_id = r.id and released_at is null
        and begins_at is not null
    ) l`.execute(db)
  return row!.since
}

/**
 * Shortage of each want, by position, or null: the peak of existing claims and of the wants must
 * not exceed the quantity. The list, the sale, the edit and the report all use this.
 */
function timedShortages(
  resources: readonly Resource[],
  takings: ReadonlyMap<string, readonly Taking[]>,
  wants: readonly Omit<TimedWant, 'unitId'>[],
): (Shortage | null)[] {
  const quantities = new Map(resources.map(({ id, quantity }) => [id, quantity]))
  const granted = new Map<string, Taking[]>()
  return wants.map((want) => {
    const before = [
      ...(takings.get(want.resourceId) ?? []),
      ...(granted.get(want.resourceId) ?? []),
    ]
    const peak = peakOf(before, want.beginsAt, want.endsAt)
    const left = (quantities.get(want.resourceId) ?? 0) - peak.quantity
    granted.set(want.resourceId, [...(granted.get(want.resourceId) ?? []), want])
    return want.quantity > left
      ? {
          resource: want.resourceId,
          remaining: Math.max(0, left),
          missing: want.quantity - Math.max(0, left),
          at: peak.at ?? want.beginsAt,
        }
      : null
  })
}

/** Shortage of each want, read without locks, for a clerk who is choosing. */
export async function findTimedShortages(
  db: Db,
  tenantId: string,
  wants: readonly Omit<TimedWant, 'unitId'>[],
  omitted?: Exclusion,
): Promise<(Shortage | null)[]> {
  if (!wants.length) return []
  const ids = [...new Set(wants.map((want) => want.resourceId))]
  const resources = await selectRows(db, tenantId, 'resource')
    .select(['id', 'quantity'])
    .where('id', 'in', ids)
    .execute()
  const [from, to] = spanOf(wants)
  return timedShortages(
    resources,
    await takingsOf(db, tenantId, { resourceIds: ids, from, to }, omitted),
    wants,
  )
}

/**
 * Locks timed resources and checks that the wants fit, as the first half of a claim, before
 * anything is written. `isForced` also takes missing items.
 *
 * @returns For each want whether it is overbooked
 * @throws NotEnoughInventory with the first want that does not fit
 */
export async function reserveTimed(
  db: Db,
  tenantId: string,
  wants: readonly Omit<TimedWant, 'unitId'>[],
  { isForced = false, ...omitted }: Exclusion & { isForced?: boolean } = {},
): Promise<boolean[]> {
  if (!wants.length) return []
  const ids = [...new Set(wants.map((want) => want.resourceId))]
  const resources = await lockTimed(db, tenantId, ids)
  const [from, to] = spanOf(wants)
  const shortages = timedShortages(
    resources,
    await takingsOf(db, tenantId, { resourceIds: ids, from, to }, omitted),
    wants,
  )
  await yieldUnprotected('timed-resources')
  const short = shortages.find((shortage) => shortage !== null)
  if (short && !isForced) throw apiError('NotEnoughInventory', short)
  return shortages.map((shortage) => shortage !== null)
}

/** Reserves and writes at once, for units that exist already: a move, an edit. */
export async function claimTimed(
  db: Db,
  tenantId: string,
  wants: readonly TimedWant[],
  how: Exclusion & { isForced?: boolean } = {},
): Promise<void> {
  const overbooked = await reserveTimed(db, tenantId, wants, how)
  await writeTimedClaims(
    db,
    tenantId,
    wants.map((want, i) => ({ ...want, isOverbooked: overbooked[i]! })),
  )
}

/** Writes the claims on resources that `reserveTimed` locked, as the second half. */
export const writeTimedClaims = (
  db: Db,
  tenantId: string,
  wants: readonly (TimedWant & { isOverbooked: boolean; hold?: Hold })[],
): Promise<void> =>
  inChunks(
    wants.map((want) => ({
      tenant_id: tenantId,
      id: newId(),
      resource_id: want.resourceId,
      unit_id: want.unitId,
      quantity: want.quantity,
      begins_at: want.beginsAt,
      ends_at: want.endsAt,
      overbooked: want.isOverbooked,
      hold_id: want.hold?.id ?? null,
      held_until: want.hold?.until ?? null,
    })),
    (some) => db.insertInto('claim').values(some).execute(),
  )
