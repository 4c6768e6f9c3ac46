import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { addDays, localDateOf, startOfDay } from '../platform/values/zoned-time.ts'
import type { Hit } from './matching.db.ts'

/**
 * Item that an order has on a day in addition to the affected tickets: a ticket, a rental or a
 * booking.
 */
export type RestOfDay = {
  orderId: string
  kind: Kind
  title: Bilingual
  categoryTitle: Bilingual | null
  beginsAt: string
  endsAt: string
  /** Nights of a booking. */
  checkIn: string | null
  checkOut: string | null
  /** Null for a booking, and for equipment that is out: their time cannot be cancelled. */
  ticketId: string | null
  slotId: string | null
}

/**
 * Other items of the same orders on the affected days: day tickets and rentals, including those of
 * packages, and bookings whose nights include the day.
 */
export async function restOfDay(
  db: Db,
  tenantId: string,
  timeZone: string,
  hits: readonly Pick<Hit, 'orderId' | 'ticketId' | 'beginsAt'>[],
): Promise<RestOfDay[]> {
  if (!hits.length) return []
  const days = [
    ...new Map(
      hits.map(({ orderId, beginsAt }) => {
        const date = localDateOf(beginsAt, timeZone)
        return [`${orderId} ${date}`, { orderId, date }]
      }),
    ).values(),
  ]
  const { rows } = await sql<RestOfDay>`with lost as (
      select *
      from unnest(
        ${days.map(({ orderId }) => orderId)}::uuid[],
        ${days.map(({ date }) => date)}::date[],
        ${days.map(({ date }) => startOfDay(date, timeZone))}::timestamptz[],
        ${days.map(({ date }) => startOfDay(addDays(date, 1), timeZone))}::timestamptz[]
      ) as day (order_id, on_date, begins_at, ends_at)
    )
    select distinct t.order_id as "orderId", l.kind,
      coalesce(u.became_product_title, l.product_title) as title,
      coalesce(u.became_category_title, l.category_title) as "categoryTitle", t.begins_at as "beginsAt", t.ends_at as "endsAt",
      null::date as "checkIn", null::date as "checkOut",
      case when r.picked_up_at is null then t.id end as "ticketId", t.slot_id as "slotId", u.id
    from lost
    join ticket t on t.tenant_id = ${tenantId} and t.order_id = lost.order_id
      and t.begins_at < lost.ends_at and t.ends_at > lost.begins_at
    join unit u on (u.tenant_id, u.id) = (t.tenant_id, t.unit_id)
    join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
    left join rental r on (r.tenant_id, r.unit_id) = (u.tenant_id, u.id)
    where t.voided_at is null and t.state in ('ScheduledActivation', 'Active')
      and (l.kind = 'equipment_rental' or (l.kind = 'daily_ticket' and t.slot_id is not null))
      and t.id <> all(${hits.map(({ ticketId }) => ticketId)}::uuid[])
    union all
    select distinct u.order_id, l.kind, coalesce(u.became_product_title, l.product_title),
      coalesce(u.became_category_title, l.category_title), l.activation_at, l.activation_at, b.check_in, b.check_out, null::uuid, null::uuid, u.id
    from lost
    join unit u on u.tenant_id = ${tenantId} and u.order_id = lost.order_id
    join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
    join booking b on (b.tenant_id, b.unit_id) = (u.tenant_id, u.id)
    where b.status <> 'Canceled' and b.check_in <= lost.on_date and b.check_out >= lost.on_date
    order by 5, 11`.execute(db)
  return rows
}
