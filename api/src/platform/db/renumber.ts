import { sql, type RawBuilder } from 'kysely'
import { locking, yieldUnprotected } from '../fault-seams.ts'
import { apiError } from '../http/api-error.ts'
import { firstOf } from '../values/must.ts'
import type { Db } from './db.ts'
import { selectRows } from './rows.ts'
import type { DB } from './schema.gen.ts'

type Entry = { publicId: string; order: number }
/** A list of records in an order set by people; `only` selects one of several lists in a table. */
export type OrderedList = { table: keyof DB & string; only?: RawBuilder<boolean> }
/** Highest number of records of a list, which one call can reorder. */
export const listLimit = 1000

// Positions are assigned sequentially: two concurrent ones would be equal.
const oneAtATime = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'tenant_setting')
    .select('tenant_id')
    .$call(locking('list-lock'))
    .executeTakeFirst()

/**
 * Locks a list and its live records until the commit, in the order of their ids like every save of
 * several records. To keep the lock order, call it first when removing a record.
 *
 * @returns The ids in the order of the list
 */
export async function lockList(
  db: Db,
  tenantId: string,
  { table, only = sql<boolean>`true` }: OrderedList,
): Promise<string[]> {
  await oneAtATime(db, tenantId)
  const { rows } = await sql<{
    id: string
    position: number
  }>`select id, position
    from ${sql.table(table)}
    where tenant_id = ${tenantId} and deleted_at is null and ${only}
    order by id for no key
    update`.execute(db)
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}

/**
 * Writes the positions of a list's live records, 0 to n - 1. Records that the list leaves out,
 * because they are newer, follow in their old order.
 *
 * @throws NotFound when it names an unknown record
 */
export async function renumber(
  db: Db,
  tenantId: string,
  list: OrderedList,
  entries: readonly Entry[],
): Promise<void> {
  const live = new Set(await lockList(db, tenantId, list))
  if (entries.some(({ publicId }) => !live.has(publicId))) throw apiError('NotFound')
  const named = [...entries].sort((a, b) => a.order - b.order).map(({ publicId }) => publicId)
  const ids = [...named, ...live.difference(new Set(named))]
  await sql`update ${sql.table(list.table)} t
    set position = place - 1
    from unnest(${ids}::uuid[])
    with ordinality o (id, place)
    where t.tenant_id = ${tenantId} and t.id = o.id`.execute(db)
}

/** Renumbers the remaining records after one was archived. */
export const closeGap = (db: Db, tenantId: string, list: OrderedList): Promise<void> =>
  renumber(db, tenantId, list, [])

/** Position after the last one. @throws ListFull when the list is full */
export async function nextPosition(
  db: Db,
  tenantId: string,
  { table, only = sql<boolean>`true` }: OrderedList,
): Promise<number> {
  await oneAtATime(db, tenantId)
  const { rows } = await sql<{
    place: number
    count: number
  }>`select coalesce(max(position) + 1, 0)::int as place, count(*)::int as count
    from ${sql.table(table)}
    where tenant_id = ${tenantId} and deleted_at is null and ${only}`.execute(db)
  if (firstOf(rows).count >= listLimit) throw apiError('ListFull', { limit: listLimit })
  await yieldUnprotected('list-lock')
  return firstOf(rows).place
}

/** Asserts that a table without an order may have another live record. @throws ListFull */
export async function assertBelowLimit(
  db: Db,
  tenantId: string,
  table: 'form' | 'question' | 'rebate_group',
): Promise<void> {
  const { count } = await selectRows(db, tenantId, table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= listLimit) throw apiError('ListFull', { limit: listLimit })
}
