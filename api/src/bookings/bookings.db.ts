import type { BookingStatus, RentedPiece, Stay } from '@guichet/contract/bookings/bookings-view.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db.ts'
import { localDateOf } from '../platform/zoned-time.ts'
import { nextStatuses, rentalStateOf } from './bookings.rules.ts'

export const listLimit = 500
type Clock = { now: string; timeZone: string }
type Guest = {
  first_name: string | null
  last_name: string | null
  phone: string | null
  reference: string
}
type StayRow = Guest & {
  id: string
  order_id: string
  version: number
  status: BookingStatus
  check_in: string
  check_out: string
  persons: number
  /** Its order waits for its payment: the room is kept, and nobody arrives yet. */
  is_unpaid: boolean
  type_id: string
  name: Bilingual
  category: Bilingual
  from_time: string
  until_time: string
}
const guestOf = ({ first_name, last_name, phone, reference }: Guest) => ({
  guestName: [first_name, last_name].filter(Boolean).join(' ') || null,
  phone,
  orderReferenceNumber: reference,
})

/** Stays that touch a date, or one stay. */
export const staysWhere = async (
  db: Db,
  tenantId: string,
  which: { date: string } | { id: string },
): Promise<StayRow[]> => {
  const wanted =
    'id' in which
      ? sql`b.id = ${which.id}`
      : sql`b.check_in <= ${which.date} and b.check_out >= ${which.date}`
  const { rows } = await sql<StayRow>`
    select b.id, u.order_id, b.version, b.status, b.check_in, b.check_out, b.persons,
      t.id as type_id, t.name, c.name as category, t.check_in as from_time,
      t.check_out as until_time,
      o.status in ('PaymentInProgress', 'PaymentError') as is_unpaid, o.first_name, o.last_name, o.phone, o.reference
    from booking b
    join lodging_type t on (t.tenant_id, t.id) = (b.tenant_id, b.lodging_type_id)
    join lodging_category c on (c.tenant_id, c.id) = (t.tenant_id, t.category_id)
    join unit u on (u.tenant_id, u.id) = (b.tenant_id, b.unit_id)
    join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)
    where b.tenant_id = ${tenantId} and ${wanted}
    order by c.position, t.position, lower(o.last_name) nulls last, b.id
    limit ${listLimit}`.execute(db)
  return rows
}

/** What a stay may become now; nothing before it is paid. */
export const nextOf = (
  { status, check_in, is_unpaid }: StayRow,
  { now, timeZone }: Clock,
): BookingStatus[] => (is_unpaid ? [] : nextStatuses(status, check_in, localDateOf(now, timeZone)))

export const viewStay = (row: StayRow, { now, timeZone }: Clock): Stay => ({
  publicId: row.id,
  version: row.version,
  status: row.status,
  next: nextOf(row, { now, timeZone }),
  lodgingTypePublicId: row.type_id,
  name: row.name,
  categoryName: row.category,
  checkIn: row.check_in,
  checkInTime: row.from_time.slice(0, 5),
  checkOut: row.check_out,
  checkOutTime: row.until_time.slice(0, 5),
  persons: row.persons,
  ...guestOf(row),
})

type PieceRow = Guest & {
  unit_id: string
  order_id: string
  version: number
  begins_at: string
  ends_at: string
  picked_up_at: string | null
  returned_at: string | null
  type_id: string
  name: Bilingual
  size: Bilingual | null
  accessories: { name: Bilingual; count: number }[]
}
/** Rented pieces whose ticket may still use them: neither void nor without a time. */
export const liveRentals = sql`rental e
  join ticket t on (t.tenant_id, t.unit_id) = (e.tenant_id, e.unit_id)
    and t.voided_at is null and t.state <> 'Reschedulable'
  join rental_size z on (z.tenant_id, z.id) = (e.tenant_id, e.size_id)`

/** How many of each accessory go with the piece. */
const accessoriesOfPiece = sql`coalesce(
    (
      select jsonb_agg(jsonb_build_object('name', a.name, 'count', a.n))
      from (
        select l.product_title as name, count(*)::int as n
        from unit c
        join order_line l on (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
        where c.tenant_id = e.tenant_id and c.parent_unit_id = e.unit_id
          and l.kind = 'accessory_rental' and c.dropped_at is null
        group by l.product_title
      ) a
    ),
    '[]'
  )`

/**
 * Rented pieces of a day: those whose window meets it, and those that should be back by then and
 * are not; or one piece.
 */
export const piecesWhere = async (
  db: Db,
  tenantId: string,
  which: { from: string; to: string } | { unitId: string },
): Promise<PieceRow[]> => {
  const wanted =
    'unitId' in which
      ? sql`e.unit_id = ${which.unitId}`
      : sql`(
          (e.begins_at < ${which.to} and e.ends_at >= ${which.from})
          or (e.ends_at < ${which.from} and e.picked_up_at is not null and e.returned_at is null)
        )`
  const { rows } = await sql<PieceRow>`
    select e.unit_id, u.order_id, e.version, e.begins_at, e.ends_at, e.picked_up_at,
      e.returned_at, y.id as type_id, y.name, z.name as size, o.first_name, o.last_name, o.phone,
      o.reference, ${accessoriesOfPiece} as accessories
    from ${liveRentals}
    join rental_type y on (y.tenant_id, y.id) = (z.tenant_id, z.type_id)
    join unit u on (u.tenant_id, u.id) = (e.tenant_id, e.unit_id)
    join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)
    where e.tenant_id = ${tenantId} and ${wanted}
    order by e.begins_at, lower(o.last_name) nulls last, e.unit_id
    limit ${listLimit}`.execute(db)
  return rows
}

export const viewPiece = (row: PieceRow, { now }: Pick<Clock, 'now'>): RentedPiece => ({
  unitPublicId: row.unit_id,
  version: row.version,
  state: rentalStateOf(
    { endsAt: row.ends_at, pickedUpAt: row.picked_up_at, returnedAt: row.returned_at },
    now,
  ),
  modelPublicId: row.type_id,
  name: row.name,
  sizeName: row.size,
  beginDateTimeUtc: row.begins_at,
  endDateTimeUtc: row.ends_at,
  pickedUpDateTimeUtc: row.picked_up_at,
  returnedDateTimeUtc: row.returned_at,
  accessories: row.accessories,
  ...guestOf(row),
})

/** The first day after `date` on which a stay begins. */
export const nextArrival = async (db: Db, tenantId: string, date: string): Promise<string | null> =>
  (
    await db
      .selectFrom('booking')
      .select('check_in')
      .where('tenant_id', '=', tenantId)
      .where('check_in', '>', date as never)
      .where('status', '=', 'Booked')
      .orderBy('check_in')
      .limit(1)
      .executeTakeFirst()
  )?.check_in ?? null

/** The first day from an instant on, as the wall of the business shows it, on which a rental begins. */
export async function nextPickUp(
  db: Db,
  tenantId: string,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<string | null> {
  const next = await db
    .selectFrom('rental')
    .innerJoin('ticket', sameTenant('ticket.unit_id', 'rental.unit_id'))
    .select('rental.begins_at')
    .where('rental.tenant_id', '=', tenantId)
    .where('rental.begins_at', '>=', from)
    .where('rental.picked_up_at', 'is', null)
    .where('ticket.voided_at', 'is', null)
    .where('ticket.begins_at', 'is not', null)
    .orderBy('rental.begins_at')
    .limit(1)
    .executeTakeFirst()
  return next ? localDateOf(next.begins_at, timeZone) : null
}
