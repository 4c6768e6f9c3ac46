import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { firstOf } from '../platform/values/must.ts'
import { liveRentals } from './bookings.db.ts'

export type CalendarDay = { date: string; from: string; to: string }
type Type = { id: string; name: Bilingual; category: Bilingual; units: number; deleted: boolean }

/** The units of a type are a resource; a night is from one hour to the other. */
export type LodgingType = Type & { room_id: string; from_time: string; until_time: string }
export const lodgingTypes = async (db: Db, tenantId: string): Promise<LodgingType[]> =>
  (
    await sql<LodgingType>`select t.id, t.name, c.name as category, r.quantity as units,
        r.id as room_id, t.check_in as from_time, t.check_out as until_time,
        t.deleted_at is not null as deleted
      from lodging_type t
      join lodging_category c on (c.tenant_id, c.id) = (t.tenant_id, t.category_id)
      join resource r on (r.tenant_id, r.id) = (t.tenant_id, t.resource_id)
      where t.tenant_id = ${tenantId}
      order by c.position, t.position, t.id`.execute(db)
  ).rows

export const rentalTypes = async (db: Db, tenantId: string): Promise<Type[]> =>
  (
    await sql<Type>`select t.id, t.name, c.name as category, t.deleted_at is not null as deleted,
        coalesce(
          (
            select sum(r.quantity)
            from rental_size z
            join resource r on (r.tenant_id, r.id) = (z.tenant_id, z.resource_id)
            where z.tenant_id = t.tenant_id and z.type_id = t.id and z.deleted_at is null
          ),
          0
        )::int as units
      from rental_type t
      join rental_category c on (c.tenant_id, c.id) = (t.tenant_id, t.category_id)
      where t.tenant_id = ${tenantId}
      order by c.position, t.position, t.id`.execute(db)
  ).rows

const datesOf = (days: readonly CalendarDay[]) =>
  sql`unnest(
    ${days.map((day) => day.date)}::date[],
    ${days.map((day) => day.from)}::timestamptz[],
    ${days.map((day) => day.to)}::timestamptz[]
  ) day (date, since, until)`
export type StayCount = {
  type_id: string
  date: string
  arrivals: number
  /** Arrivals that are not checked in yet. */
  awaited: number
  departures: number
  inHouse: number
  taken: number
}
/**
 * Arrivals, departures, guests and taken units, by unit type and day. A no-show takes a unit
 * without guests.
 */
export const stayCounts = async (
  db: Db,
  tenantId: string,
  days: readonly CalendarDay[],
): Promise<StayCount[]> =>
  (
    await sql<StayCount>`select b.lodging_type_id as type_id, day.date,
        count(*) filter (where b.check_in = day.date and b.status <> 'NoShow')::int as arrivals,
        count(*) filter (where b.check_in = day.date and b.status = 'Booked')::int as awaited,
        count(*) filter (where b.check_out = day.date and b.status <> 'NoShow')::int as departures,
        count(*) filter (
          where b.check_out > day.date and b.status in ('Booked', 'CheckedIn')
        )::int as "inHouse",
        count(*) filter (where b.check_out > day.date)::int as taken
      from ${datesOf(days)}
      join booking b on b.tenant_id = ${tenantId} and b.check_in <= day.date
        and b.check_out >= day.date and b.status <> 'Canceled'
      group by 1, 2`.execute(db)
  ).rows

export type RentalCount = {
  type_id: string
  date: string
  pickUps: number
  returns: number
  taken: number
}
export const rentalCounts = async (
  db: Db,
  tenantId: string,
  days: readonly CalendarDay[],
): Promise<RentalCount[]> =>
  (
    await sql<RentalCount>`select e.type_id, day.date,
        count(*) filter (where e.begins_at >= day.since)::int as "pickUps",
        count(*) filter (where e.ends_at < day.until)::int as returns, count(*)::int as taken
      from ${datesOf(days)}
      join (
        select z.type_id, e.begins_at, e.ends_at from ${liveRentals} where e.tenant_id = ${tenantId}
      ) e on e.begins_at < day.until
        and e.ends_at >= day.since
      group by 1, 2`.execute(db)
  ).rows

export const countLate = async (db: Db, tenantId: string, now: string): Promise<number> =>
  firstOf(
    (
      await sql<{
        late: number
      }>`select count(*)::int as late
      from ${liveRentals}
      where e.tenant_id = ${tenantId} and e.picked_up_at is not null and e.returned_at is null
        and e.ends_at < ${now}`.execute(db)
    ).rows,
  ).late

export type RentalStanding = {
  type_id: string
  booked: number
  handOuts: number
  out: number
  late: number
}
/**
 * Status of the items of each type: those of a day, those of it that can still be picked up, and
 * those with a client at `now` on any day.
 */
export const rentalStandings = async (
  db: Db,
  tenantId: string,
  { from, to, now }: Omit<CalendarDay, 'date'> & { now: string },
): Promise<RentalStanding[]> =>
  (
    await sql<RentalStanding>`select z.type_id,
        count(*) filter (where e.begins_at < ${to} and e.ends_at >= ${from})::int as booked,
        count(*) filter (
          where e.begins_at >= ${from} and e.begins_at < ${to} and e.picked_up_at is null
            and e.ends_at >= ${now}
        )::int as "handOuts",
        count(*) filter (where e.picked_up_at is not null and e.returned_at is null)::int as out,
        count(*) filter (
          where e.picked_up_at is not null and e.returned_at is null and e.ends_at < ${now}
        )::int as late
      from ${liveRentals}
      where e.tenant_id = ${tenantId}
        and (
          (e.begins_at < ${to} and e.ends_at >= ${from})
          or (e.picked_up_at is not null and e.returned_at is null)
        )
      group by 1`.execute(db)
  ).rows
