import type { BookingStatus, RentalState } from '@guichet/contract/bookings/bookings-view.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { liveRentals } from './bookings.db.ts'
import { rentalStateOf } from './bookings.rules.ts'

type Row = {
  id: string
  name: Bilingual
  status: BookingStatus | null
  check_in: string | null
  check_out: string | null
  begins_at: string | null
  ends_at: string | null
  picked_up_at: string | null
  returned_at: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  reference: string
}
export type BookingOfOrder = Pick<Row, 'id' | 'name' | 'email' | 'phone' | 'reference'> & {
  type: 'lodging' | 'rental'
  status: BookingStatus | RentalState
  day: string
  lastDay: string
  firstName: string | null
  lastName: string | null
}
type Which = {
  tenantId: string
  orderIds: readonly string[]
  now: string
  timeZone: string
  limit: number
}

/**
 * Bookings and rentals of orders: current and future ones, soonest first, then past ones, latest
 * first. Cancelled ones and those that lost their time are left out.
 */
export async function bookingsOfOrders(
  db: Db,
  { tenantId, orderIds, now, timeZone, limit }: Which,
): Promise<BookingOfOrder[]> {
  if (orderIds.length === 0) return []
  const { rows: units } = await sql<{ id: string }>`
    select u.id
    from unit u
    where u.tenant_id = ${tenantId} and u.order_id = any(${orderIds}::uuid[])
      and (
        exists (select from booking b where (b.tenant_id, b.unit_id) = (u.tenant_id, u.id))
        or exists (select from rental e where (e.tenant_id, e.unit_id) = (u.tenant_id, u.id))
      )`.execute(db)
  if (units.length === 0) return []
  // By ids, each from an index: a plan that must estimate their number reads all rentals.
  const unitIds = units.map(({ id }) => id)
  const buyer = sql`o.first_name, o.last_name, o.email, o.phone, o.reference`
  const ofOrder = (unitId: string) => sql`
      join unit u on (u.tenant_id, u.id) = (${sql.ref(unitId)}.tenant_id, ${sql.ref(unitId)}.unit_id)
      join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)`
  const { rows } = await sql<Row>`
    select *
    from (
      select b.id, t.name, b.status, b.check_in, b.check_out, null::instant as begins_at,
        null::instant as ends_at, null::instant as picked_up_at, null::instant as returned_at,
        b.check_in::timestamptz as first, b.check_out::timestamptz as last, ${buyer}
      from booking b
      join lodging_type t on (t.tenant_id, t.id) = (b.tenant_id, b.lodging_type_id)
      ${ofOrder('b')}
      where b.tenant_id = ${tenantId} and b.unit_id = any(${unitIds}::uuid[])
        and b.status <> 'Canceled'
      union all
      select e.unit_id, y.name, null, null, null, e.begins_at, e.ends_at, e.picked_up_at,
        e.returned_at, e.begins_at, e.ends_at, ${buyer}
      from ${liveRentals}
      join rental_type y on (y.tenant_id, y.id) = (z.tenant_id, z.type_id)
      ${ofOrder('e')}
      where e.tenant_id = ${tenantId} and e.unit_id = any(${unitIds}::uuid[])
    ) found
    order by last < ${now}::timestamptz - interval '1 day',
      case when last >= ${now}::timestamptz - interval '1 day' then first end,
      first desc, id
    limit ${limit}`.execute(db)
  return rows.map((row) => viewed(row, { now, timeZone }))
}

function viewed(row: Row, { now, timeZone }: Pick<Which, 'now' | 'timeZone'>): BookingOfOrder {
  const { id, name, email, phone, reference } = row
  const booked = {
    id,
    name,
    firstName: row.first_name,
    lastName: row.last_name,
    email,
    phone,
    reference,
  }
  if (row.status !== null)
    return {
      ...booked,
      type: 'lodging',
      status: row.status,
      day: row.check_in!,
      lastDay: row.check_out!,
    }
  const times = {
    endsAt: row.ends_at!,
    pickedUpAt: row.picked_up_at,
    returnedAt: row.returned_at,
  }
  return {
    ...booked,
    type: 'rental',
    status: rentalStateOf(times, now),
    day: localDateOf(row.begins_at!, timeZone),
    lastDay: localDateOf(row.ends_at!, timeZone),
  }
}
