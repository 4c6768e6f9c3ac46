import type { Impact } from '@guichet/contract/timetables/timetable.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { localDateOf, localDateTimeOf } from '../platform/values/zoned-time.ts'

/**
 * Places that a change takes away: slots with a negative `delta`, and the instants at which an
 * equipment type no longer begins.
 */
export type SalesToMove = {
  slots: readonly { slotId: string; delta: number }[]
  rentals: { rentalTypeId: string; instants: readonly string[] } | null
}
export type SoldTicket = {
  ticketId: string
  unitId: string
  orderId: string
  reference: string
  firstName: string | null
  lastName: string | null
  beginsAt: string
}
/** Highest number of named orders. */
const named = 50

const live = sql`tk.voided_at is null and tk.state <> 'Reschedulable'`
const columns = sql`
  tk.id as "ticketId", tk.unit_id as "unitId", tk.order_id as "orderId",
  o.reference, o.first_name as "firstName", o.last_name as "lastName"`

/** Live tickets beyond the remaining places; a slot that keeps some loses the last ones sold. */
export async function soldBy(
  db: Db,
  tenantId: string,
  { slots, rentals }: SalesToMove,
): Promise<SoldTicket[]> {
  const less = slots.filter(({ delta }) => delta < 0)
  const inSlots =
    less.length === 0
      ? []
      : (
          await sql<SoldTicket>`
            select ${columns}, s.begins_at as "beginsAt"
            from (
              select tk.*, row_number() over (partition by tk.slot_id order by tk.id) as place,
                r.quantity + l.delta as offered
              from unnest(
                ${less.map(({ slotId }) => slotId)}::uuid[],
                  ${less.map(({ delta }) => delta)}::int[]
              ) as l (slot_id, delta)
              join resource r on r.tenant_id = ${tenantId} and r.id = l.slot_id
                and r.taken > r.quantity + l.delta
              join ticket tk on tk.tenant_id = r.tenant_id and tk.slot_id = r.id and ${live}
            ) tk
            join slot s on s.tenant_id = tk.tenant_id and s.id = tk.slot_id
            join orders o on o.tenant_id = tk.tenant_id and o.id = tk.order_id
            where tk.place > tk.offered
            order by s.begins_at, tk.id`.execute(db)
        ).rows
  const inRentals =
    !rentals || rentals.instants.length === 0
      ? []
      : (
          await sql<SoldTicket>`
            select ${columns}, e.begins_at as "beginsAt"
            from rental e
            join rental_size z on z.tenant_id = e.tenant_id and z.id = e.size_id
              and z.type_id = ${rentals.rentalTypeId}
            join ticket tk on tk.tenant_id = e.tenant_id and tk.unit_id = e.unit_id and ${live}
            join orders o on o.tenant_id = tk.tenant_id and o.id = tk.order_id
            where e.tenant_id = ${tenantId}
              and e.begins_at = any(${[...rentals.instants]}::timestamptz[])
              and not e.is_begin_custom
            order by e.begins_at, tk.id`.execute(db)
        ).rows
  return [...inSlots, ...inRentals]
}

/** Number of tickets, with one entry for each order and time. */
export function viewImpact(sold: readonly SoldTicket[], timeZone: string): Impact {
  const orders = [
    ...Map.groupBy(sold, ({ orderId, beginsAt }) => `${orderId} ${beginsAt}`).values(),
  ].slice(0, named)
  return {
    sold: sold.length,
    orders: orders.map((tickets) => {
      const { reference, firstName, lastName, beginsAt } = tickets[0]!
      return {
        orderReferenceNumber: reference,
        firstName,
        lastName,
        date: localDateOf(beginsAt, timeZone),
        beginTime: localDateTimeOf(beginsAt, timeZone).slice(11, 16),
        tickets: tickets.length,
      }
    }),
  }
}
