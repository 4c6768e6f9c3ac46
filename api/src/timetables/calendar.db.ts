import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

const isOnce = sql<boolean>`(t.repeats = 'Once' or a.detached_from is not null)`.as('is_once')

/**
 * Open slots of an activity, by time, with the counts of the slots that series share. A closed one
 * is included while its slot offers nothing and still has sold places.
 */
export const slotDays = (
  db: Db,
  tenantId: string,
  { activityId, from, to }: { activityId: string; from: string; to: string },
) =>
  selectRows(db, tenantId, 'slot as s')
    .innerJoin('resource as r', sameTenant('r.id', 's.id'))
    .innerJoin('occurrence as o', sameTenant('o.slot_id', 's.id'))
    .innerJoin('availability as a', sameTenant('a.id', 'o.availability_id'))
    .innerJoin('timetable as t', sameTenant('t.id', 'a.timetable_id'))
    .select([
      's.id as slot_id',
      's.on_date',
      's.begin_time',
      's.end_time',
      's.ends_at',
      'r.quantity as capacity',
      'r.taken',
      't.id as timetable_id',
      't.title',
      't.version',
      'a.id as availability_id',
    ])
    .select(isOnce)
    .select(sql<number>`coalesce(o.quantity, 0)`.as('quantity'))
    .select(sql<boolean>`o.closed_at is not null`.as('is_closed'))
    .where('s.activity_id', '=', activityId)
    .where('s.on_date', '>=', from as never)
    .where('s.on_date', '<=', to as never)
    .where(sql<boolean>`(o.closed_at is null or (r.quantity = 0 and r.taken > 0))`)
    .orderBy('s.on_date')
    .orderBy('s.begin_time')
    .orderBy('s.end_time')
    .orderBy(sql`o.closed_at is not null`)
    .orderBy('o.id')
    .execute()

export const rentalDays = (
  db: Db,
  tenantId: string,
  { rentalTypeId, from, to }: { rentalTypeId: string; from: string; to: string },
) =>
  selectRows(db, tenantId, 'occurrence as o')
    .innerJoin('availability as a', sameTenant('a.id', 'o.availability_id'))
    .innerJoin('timetable as t', sameTenant('t.id', 'a.timetable_id'))
    .select([
      'o.on_date',
      'o.begin_times',
      'o.durations',
      't.id as timetable_id',
      't.title',
      't.version',
      'a.id as availability_id',
    ])
    .select(isOnce)
    .where('o.rental_type_id', '=', rentalTypeId)
    .where('o.on_date', '>=', from as never)
    .where('o.on_date', '<=', to as never)
    .where('o.closed_at', 'is', null)
    .orderBy('o.on_date')
    .orderBy('o.id')
    .execute()

/** Number of rentals of a type that begin on each local date, without cancelled ones. */
export async function rentedPerDay(
  db: Db,
  tenantId: string,
  { item, timeZone, from, until }: { item: string; timeZone: string; from: string; until: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ on_date: string; rented: number }>`
    select (e.begins_at at time zone ${timeZone})::date as on_date, count(*)::int as rented
    from rental e
    join rental_size z on z.tenant_id = e.tenant_id and z.id = e.size_id and z.type_id = ${item}
    join ticket tk on tk.tenant_id = e.tenant_id and tk.unit_id = e.unit_id and tk.voided_at is null
      and tk.state <> 'Reschedulable'
    where e.tenant_id = ${tenantId} and e.begins_at >= ${from} and e.begins_at < ${until}
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.on_date, row.rented]))
}
