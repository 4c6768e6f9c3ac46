import type { calendarSubjects } from '@guichet/contract/calendars/create-calendar-link.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

export type CalendarSubject = (typeof calendarSubjects)[number]

export const linksOf = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'calendar_link')
    .innerJoin('account', 'account.id', 'calendar_link.created_by')
    .select([
      'calendar_link.id',
      'calendar_link.name',
      'subject',
      'calendar_link.language',
      'secret_sha256',
      'calendar_link.created_at',
      'last_read_at',
      'first_name',
      'last_name',
    ])
    .where('revoked_at', 'is', null)

/** Maximum number of events; the nearest ones are included first. */
const most = 5000
export type Period = { since: string; until: string }

export type SlotEvent = {
  id: string
  name: Bilingual
  begins_at: string
  ends_at: string
  capacity: number
  taken: number
}
/** Slots of a period that are on offer, or still have sold places. */
export const slotEvents = async (
  db: Db,
  tenantId: string,
  { since, until }: Period,
): Promise<SlotEvent[]> =>
  (
    await sql<SlotEvent>`
      select s.id, a.name, s.begins_at, s.ends_at, r.quantity as capacity, r.taken
      from slot s
      join resource r on (r.tenant_id, r.id) = (s.tenant_id, s.id)
      join activity a on (a.tenant_id, a.id) = (s.tenant_id, s.activity_id)
      where s.tenant_id = ${tenantId} and s.ends_at >= ${since} and s.begins_at < ${until}
        and (r.taken > 0 or exists (
          select from occurrence o
          where (o.tenant_id, o.slot_id) = (s.tenant_id, s.id) and o.closed_at is null))
      order by s.begins_at, s.id
      limit ${most}`.execute(db)
  ).rows

export type StayEvent = {
  id: string
  name: Bilingual
  reference: string
  check_in: string
  check_out: string
  persons: number
}
/** Bookings of a period by their nights, without names of clients. */
export const stayEvents = async (
  db: Db,
  tenantId: string,
  { since, until }: Period,
): Promise<StayEvent[]> =>
  (
    await sql<StayEvent>`
      select b.id, t.name, o.reference, b.check_in, b.check_out, b.persons
      from booking b
      join lodging_type t on (t.tenant_id, t.id) = (b.tenant_id, b.lodging_type_id)
      join unit u on (u.tenant_id, u.id) = (b.tenant_id, b.unit_id)
      join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)
      where b.tenant_id = ${tenantId} and b.check_out >= ${since}::timestamptz::date
        and b.check_in < ${until}::timestamptz::date and b.status <> 'Canceled'
      order by b.check_in, b.id
      limit ${most}`.execute(db)
  ).rows

export type RentalEvent = {
  id: string
  name: Bilingual
  reference: string
  begins_at: string
  ends_at: string
  pieces: number
}
/** Rentals of a period: one event per order, type and time, with the number of items. */
export const rentalEvents = async (
  db: Db,
  tenantId: string,
  { since, until }: Period,
): Promise<RentalEvent[]> =>
  (
    await sql<RentalEvent>`
      select (array_agg(e.unit_id order by e.unit_id))[1] as id, t.name, o.reference, e.begins_at,
        e.ends_at, count(*)::int as pieces
      from rental e
      join ticket k on (k.tenant_id, k.unit_id) = (e.tenant_id, e.unit_id) and k.voided_at is null
        and k.state <> 'Reschedulable'
      join rental_size z on (z.tenant_id, z.id) = (e.tenant_id, e.size_id)
      join rental_type t on (t.tenant_id, t.id) = (z.tenant_id, z.type_id)
      join orders o on (o.tenant_id, o.id) = (k.tenant_id, k.order_id)
      where e.tenant_id = ${tenantId} and e.ends_at >= ${since} and e.begins_at < ${until}
      group by t.id, t.name, o.reference, e.begins_at, e.ends_at
      order by e.begins_at, o.reference
      limit ${most}`.execute(db)
  ).rows
