import { sql, type RawBuilder } from 'kysely'
import type { DB } from '../database/schema.gen.ts'
import type { Db } from './db.ts'
import { refuse } from './refuse.ts'

type Entry = { publicId: string; order: number }
/** A list of records that people put in order; `only` narrows a table that holds several lists. */
export type OrderedList = { table: keyof DB & string; only?: RawBuilder<boolean> }

// Places are given one after the other: two that arrive at once would get the same one.
const oneAtATime = (db: Db, tenantId: string) => db.selectFrom('tenant_setting').select('tenant_id').where('tenant_id', '=', tenantId).forUpdate().executeTakeFirst()

/**
 * Writes the places of a list's live records, 0 to n - 1. Records that the list leaves out, made by somebody meanwhile, follow in their old order.
 * @throws NotFound when it names a record that is not there
 */
export async function renumber(db: Db, tenantId: string, { table, only = sql<boolean>`true` }: OrderedList, entries: readonly Entry[]): Promise<void> {
  await oneAtATime(db, tenantId)
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where tenant_id = ${tenantId} and deleted_at is null and ${only} order by position, id for no key update`.execute(db)
  const live = new Set(rows.map(({ id }) => id))
  if (entries.some(({ publicId }) => !live.has(publicId))) throw refuse('NotFound')
  const named = [...entries].sort((a, b) => a.order - b.order).map(({ publicId }) => publicId)
  const ids = [...named, ...live.difference(new Set(named))]
  await sql`update ${sql.table(table)} t set position = place - 1 from unnest(${ids}::uuid[]) with ordinality o (id, place) where t.tenant_id = ${tenantId} and t.id = o.id`.execute(db)
}

/** The places of what is left after a record was archived. */
export const closeGap = (db: Db, tenantId: string, list: OrderedList): Promise<void> => renumber(db, tenantId, list, [])

/** The place after the last one. */
export async function lastPlace(db: Db, tenantId: string, { table, only = sql<boolean>`true` }: OrderedList): Promise<number> {
  await oneAtATime(db, tenantId)
  const { rows } = await sql<{ place: number }>`select coalesce(max(position) + 1, 0)::int as place from ${sql.table(table)} where tenant_id = ${tenantId} and deleted_at is null and ${only}`.execute(db)
  return rows[0]!.place
}
