import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { assertCurrent, type Unseen } from '../platform/http/versions.ts'

export type ItemKind = 'activity' | 'rental_type'

/**
 * Locks activities or equipment types until the commit, in the order of their ids: writes to their
 * timetables are serialized, so that overlaps are seen and equal slots are created once.
 *
 * @throws NotFound when one does not exist
 */
export async function lockItems(
  db: Db,
  tenantId: string,
  kind: ItemKind,
  ids: readonly string[],
): Promise<void> {
  const rows = await selectRows(db, tenantId, kind)
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length < ids.length) throw apiError('NotFound')
}

/** Kind of an item id. @throws NotFound */
export async function kindOfItem(db: Db, tenantId: string, id: string): Promise<ItemKind> {
  for (const kind of ['activity', 'rental_type'] as const)
    if (
      await selectRows(db, tenantId, kind)
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    )
      return kind
  throw apiError('NotFound')
}

export type Series = {
  timetableId: string
  availabilityId: string
  kind: ItemKind
  itemId: string
  title: string
  version: number
  isOnce: boolean
}
type SeriesRef = {
  timetablePublicId: string
  availabilityPublicId: string | null
  /** For a timetable with several items, the item to change. */
  itemId?: string | undefined
}
/**
 * Finds the rule of a slot or of a day of rentals. Its item never changes, so it is read before
 * anything is locked.
 *
 * @throws NotFound
 */
export async function findSeries(
  db: Db,
  tenantId: string,
  { timetablePublicId: timetableId, availabilityPublicId: availabilityId, itemId }: SeriesRef,
): Promise<Series> {
  const row = await selectRows(db, tenantId, 'availability as a')
    .innerJoin('timetable as t', sameTenant('t.id', 'a.timetable_id'))
    .select([
      'a.id',
      'a.activity_id',
      'a.rental_type_id',
      'a.detached_from',
      't.title',
      't.version',
      't.repeats',
    ])
    .where('a.timetable_id', '=', timetableId)
    .$if(availabilityId !== null, (query) => query.where('a.id', '=', availabilityId))
    .$if(itemId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('a.activity_id', '=', itemId!), eb('a.rental_type_id', '=', itemId!)]),
      ),
    )
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return {
    timetableId,
    availabilityId: row.id,
    kind: row.activity_id ? 'activity' : 'rental_type',
    itemId: (row.activity_id ?? row.rental_type_id)!,
    title: row.title,
    version: row.version,
    isOnce: row.repeats === 'Once' || row.detached_from !== null,
  }
}

/**
 * Locks a series for a change: its item first, then the series itself.
 *
 * @returns The facts that the audit line of the change must have
 * @throws StaleVersion when it was changed since `sent` was read
 */
export async function lockSeries(
  db: Db,
  tenantId: string,
  { kind, itemId, timetableId }: Series,
  sent: number | undefined,
): Promise<Unseen> {
  await lockItems(db, tenantId, kind, [itemId])
  const { version } = await selectRows(db, tenantId, 'timetable')
    .select('version')
    .where('id', '=', timetableId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return assertCurrent(db, tenantId, { subjectId: timetableId, version }, sent)
}
export const nextVersion = async (db: Db, tenantId: string, timetableId: string): Promise<number> =>
  (
    await updateRows(db, tenantId, 'timetable')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', timetableId)
      .returning('version')
      .executeTakeFirstOrThrow()
  ).version

const occurrences = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'occurrence as o')
    .innerJoin('availability as a', sameTenant('a.id', 'o.availability_id'))
    .leftJoin('slot as s', sameTenant('s.id', 'o.slot_id'))
    .select([
      'o.id',
      'o.availability_id',
      'o.on_date',
      'o.slot_id',
      'o.quantity',
      'o.begin_times',
      'o.durations',
      'o.is_exception',
      's.begin_time',
      's.end_time',
      's.ends_at',
    ])
    .where('o.closed_at', 'is', null)
export type Occurrence = Awaited<ReturnType<ReturnType<typeof occurrences>['execute']>>[number]
export type Scope = 'date' | 'weekday' | 'item'
type Reach = { scope: Scope; now: string; today: string; date: string }

/**
 * Open occurrences of a scope from one date, never past ones; for a whole series, all remaining
 * ones of the item.
 */
export function occurrencesOf(
  db: Db,
  tenantId: string,
  { timetableId, availabilityId, kind, itemId }: Series,
  { scope, now, today, date }: Reach,
): Promise<Occurrence[]> {
  const live = occurrences(db, tenantId)
    .where('a.timetable_id', '=', timetableId)
    .where('o.on_date', '>=', today as never)
    .where((eb) => eb.or([eb('s.ends_at', 'is', null), eb('s.ends_at', '>', now)]))
    .orderBy('o.on_date')
    .orderBy('o.id')
  if (scope === 'item')
    return live
      .where(kind === 'activity' ? 'a.activity_id' : 'a.rental_type_id', '=', itemId)
      .execute()
  const own = live.where('o.availability_id', '=', availabilityId)
  if (scope === 'date') return own.where('o.on_date', '=', date as never).execute()
  return own
    .where('o.on_date', '>=', date as never)
    .where(sql<boolean>`extract(isodow from o.on_date) = extract(isodow from ${date}::date)`)
    .execute()
}
