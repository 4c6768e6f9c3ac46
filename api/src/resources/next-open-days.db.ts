import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/db.ts'

/** Next day of an activity with an open slot that has not ended, and the next with a place left. */
export type NextOpenDays = { openOn: string | null; freeOn: string | null }

const places = sql`r.quantity > 0`
const placesLeft = sql`r.quantity > 0 and r.quantity + r.overbooked > r.taken`

/** A slot that ends after midnight belongs to the day before. */
const nextSlot = (condition: RawBuilder<unknown>, now: string) => sql`(
    select s.on_date
    from slot s
      join resource r on r.tenant_id = s.tenant_id and r.id = s.id
    where s.tenant_id = a.tenant_id and s.activity_id = a.id
      and s.on_date >= (${now}::timestamptz at time zone 'UTC')::date - 2
      and s.ends_at > ${now} and ${condition}
    order by s.on_date, s.begin_time
    limit 1
  )`

/**
 * Next open days of activities, by activity, in one query: each reads the first slots of the index
 * of an activity, not all of its season.
 */
export async function nextOpenDays(
  db: Db,
  tenantId: string,
  activityIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, NextOpenDays>> {
  if (activityIds.length === 0) return new Map()
  const { rows } = await sql<NextOpenDays & { id: string }>`select a.id,
      ${nextSlot(places, now)} as "openOn",
      ${nextSlot(placesLeft, now)} as "freeOn"
    from activity a
    where a.tenant_id = ${tenantId} and a.id = any(${[...activityIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, openOn, freeOn }) => [id, { openOn, freeOn }]))
}

/** Next days on which timetables offer types of equipment, by type; the others are absent. */
export async function nextRentalDays(
  db: Db,
  tenantId: string,
  typeIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, string>> {
  if (typeIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; date: string | null }>`select t.id, (
      select o.on_date
      from occurrence o
      where o.tenant_id = t.tenant_id and o.rental_type_id = t.id
        and o.on_date >= ${today}::date and o.closed_at is null
        and cardinality(o.begin_times) > 0
      order by o.on_date
      limit 1
    ) as date
    from rental_type t
    where t.tenant_id = ${tenantId} and t.id = any(${[...typeIds]}::uuid[])`.execute(db)
  return new Map(rows.flatMap(({ id, date }) => (date === null ? [] : [[id, date]])))
}
