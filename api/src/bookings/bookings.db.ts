import type { BookingStatus, RentedPiece, Stay } from '@guichet/contract/bookings/bookings-view.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import { viewMember } from '../orders/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { carriedTitles } from '../tickets/public.ts'
import { nextStatuses, rentalStateOf } from './bookings.rules.ts'

export const listLimit = 500
type Clock = { now: string; timeZone: string }
type Guest = {
  first_name: string | null
  last_name: string | null
  phone: string | null
  reference: string
}
export type StayRow = Guest & {
  id: string
  order_id: string
  version: number
  status: BookingStatus
  check_in: string
  check_out: string
  persons: number
  /** Its order waits for its payment: the room is reserved, and nobody checks in yet. */
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

/** Bookings that include a date, or one booking. */
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

/** @throws NotFound */
export async function stayOf(db: Db, tenantId: string, id: string): Promise<StayRow> {
  const [stay] = await staysWhere(db, tenantId, { id })
  if (!stay) throw apiError('NotFound')
  return stay
}

/** Next statuses of a booking; none before it is paid. */
export const nextStatusesOf = (
  { status, check_in, is_unpaid }: StayRow,
  { now, timeZone }: Clock,
): BookingStatus[] => (is_unpaid ? [] : nextStatuses(status, check_in, localDateOf(now, timeZone)))

export const viewStay = (row: StayRow, { now, timeZone }: Clock): Stay => ({
  publicId: row.id,
  version: row.version,
  status: row.status,
  next: nextStatusesOf(row, { now, timeZone }),
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

export type PieceRow = Guest & {
  unit_id: string
  ticket_id: string
  order_id: string
  version: number
  begins_at: string
  ends_at: string
  picked_up_at: string | null
  returned_at: string | null
  type_id: string
  name: Bilingual
  turnaround: string
  size_id: string
  size: Bilingual | null
  is_size_open: boolean
  person: Parameters<typeof viewMember>[0] | null
  accessories: { name: Bilingual; count: number }[]
}
/** Rentals with a usable ticket: neither cancelled nor without a time. */
export const liveRentals = sql`rental e
  join ticket t on (t.tenant_id, t.unit_id) = (e.tenant_id, e.unit_id)
    and t.voided_at is null and t.state <> 'Reschedulable'
  join rental_size z on (z.tenant_id, z.id) = (e.tenant_id, e.size_id)`

/** Person of an item, when the order names its people. */
const personOfPiece = sql`case
    when m.position is not null then jsonb_build_object(
      'first_name', m.first_name, 'last_name', m.last_name, 'birth_date', m.birth_date, 'age', m.age,
      'height_cm', m.height_cm, 'boot', m.boot
    )
  end`

/** Rentals of a day: those whose period overlaps it, and overdue ones; or one rental. */
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
    select e.unit_id, t.id as ticket_id, u.order_id, e.version, e.begins_at, e.ends_at, e.picked_up_at,
      e.returned_at, y.id as type_id, y.name, y.turnaround, z.id as size_id,
      z.name as size, o.first_name, o.last_name, o.phone,
      o.reference, ${carriedTitles('u')} as accessories,
      coalesce(w.is_size_open, false) as is_size_open, ${personOfPiece} as person
    from ${liveRentals}
    join rental_type y on (y.tenant_id, y.id) = (z.tenant_id, z.type_id)
    join unit u on (u.tenant_id, u.id) = (e.tenant_id, e.unit_id)
    join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)
    left join party_piece w on (w.tenant_id, w.unit_id) = (e.tenant_id, e.unit_id)
    left join party_member m
      on (m.tenant_id, m.order_id, m.position) = (w.tenant_id, w.order_id, w.position)
    where e.tenant_id = ${tenantId} and ${wanted}
    order by e.begins_at, lower(o.last_name) nulls last, e.unit_id
    limit ${listLimit}`.execute(db)
  return rows
}

/** @throws NotFound */
export async function pieceOf(db: Db, tenantId: string, unitId: string): Promise<PieceRow> {
  const [piece] = await piecesWhere(db, tenantId, { unitId })
  if (!piece) throw apiError('NotFound')
  return piece
}

export const viewPiece = (row: PieceRow, { now, timeZone }: Clock): RentedPiece => ({
  unitPublicId: row.unit_id,
  version: row.version,
  state: rentalStateOf(
    { endsAt: row.ends_at, pickedUpAt: row.picked_up_at, returnedAt: row.returned_at },
    now,
  ),
  modelPublicId: row.type_id,
  name: row.name,
  specificationPublicId: row.size_id,
  sizeName: row.size,
  beginDateTimeUtc: row.begins_at,
  endDateTimeUtc: row.ends_at,
  pickedUpDateTimeUtc: row.picked_up_at,
  returnedDateTimeUtc: row.returned_at,
  accessories: row.accessories,
  isSizeOpen: row.is_size_open,
  person: row.person && viewMember(row.person, localDateOf(row.begins_at, timeZone)),
  ...guestOf(row),
})

/** First day after `date` on which a booking begins. */
export const nextArrival = async (db: Db, tenantId: string, date: string): Promise<string | null> =>
  (
    await selectRows(db, tenantId, 'booking')
      .select('check_in')
      .where('check_in', '>', date as never)
      .where('status', '=', 'Booked')
      .orderBy('check_in')
      .limit(1)
      .executeTakeFirst()
  )?.check_in ?? null

/** Local day of the first rental that begins at an instant or later. */
export async function nextPickUp(
  db: Db,
  tenantId: string,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<string | null> {
  const next = await selectRows(db, tenantId, 'rental')
    .innerJoin('ticket', sameTenant('ticket.unit_id', 'rental.unit_id'))
    .select('rental.begins_at')
    .where('rental.begins_at', '>=', from)
    .where('rental.picked_up_at', 'is', null)
    .where('ticket.voided_at', 'is', null)
    .where('ticket.begins_at', 'is not', null)
    .orderBy('rental.begins_at')
    .limit(1)
    .executeTakeFirst()
  return next ? localDateOf(next.begins_at, timeZone) : null
}

/** Records that the size of an item is final. */
export const closeSize = async (db: Db, tenantId: string, unitId: string): Promise<void> =>
  void (await updateRows(db, tenantId, 'party_piece')
    .set({ is_size_open: false })
    .where('unit_id', '=', unitId)
    .where('is_size_open', '=', true)
    .execute())
