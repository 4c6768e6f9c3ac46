import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { aTicketType } from '../test/factories/catalogue.ts'
import type { Staff } from '../test/factories/staff.ts'
import { timetableBody } from '../test/factories/timetables.ts'
import { newKey, send, type TestServer } from '../test/test-server.ts'

const two = (n: number) => String(n).padStart(2, '0')
/** 26 slots of half an hour from 8:00 on, as many as a form may hold. */
const timeslots = Array.from({ length: 26 }, (_, i) =>
  [480 + i * 30, 510 + i * 30].map(
    (minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  ),
).map(([beginTimeslot, endTimeslot]) => ({
  beginTimeslot: beginTimeslot!,
  endTimeslot: endTimeslot!,
}))
const halfYear = {
  beginDateTimeUtc: '2030-01-01T05:00:00.000Z',
  endDateTimeUtc: '2030-07-01T03:59:59.999Z',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
}
const perActivity = 100_000
const perOrder = 4

/**
 * Half a year of 26 slots a day for each hundred thousand tickets, which copies of one real order
 * fill, set down without their checks. @returns the first activity
 */
export async function manyTickets(
  server: TestServer,
  staff: Staff,
  tickets: number,
): Promise<{ activityId: string; activities: number }> {
  const activityIds: string[] = []
  let productId = ''
  for (let i = 0; i < Math.max(1, tickets / perActivity); i++) {
    const type = await aTicketType(server, staff)
    activityIds.push(type.activityId)
    productId ||= type.productId
    const body = {
      ...timetableBody(staff, [], { ...halfYear, weekdays: [...halfYear.weekdays] }),
      timeslots,
      activitiesWithQuantity: [{ activityPublicId: type.activityId, quantity: 10_000 }],
    }
    const answer = await send(server, staff, createTimetable, { body }, { key: newKey() })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const sold = await send(
    server,
    staff,
    sell,
    {
      body: {
        tickets: [
          {
            productId,
            quantity: 1,
            activationDateTimeUtc: '2030-01-01T13:00:00.000Z',
            timeslotBegin: '08:00',
            timeslotEnd: '08:30',
          },
        ],
        payment: { method: 'cash' },
      },
    },
    { key: newKey() },
  )
  if (sold.status !== 200) throw new Error(JSON.stringify(sold.body))
  await copyOrder(server, staff, {
    orderId: sold.body.publicId,
    activityIds,
    orders: Math.floor(tickets / perOrder),
  })
  return { activityId: activityIds[0]!, activities: activityIds.length }
}

type Copies = { orderId: string; activityIds: string[]; orders: number }
async function copyOrder(
  { owner }: TestServer,
  { tenantId }: Staff,
  { orderId, activityIds, orders }: Copies,
) {
  await owner.query(`set session_replication_role = replica;
    create function pg_temp.copied(kind int, n int) returns uuid immutable language sql as $$ select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(kind), 12, '0'))::uuid $$`)
  await owner.query(
    'create temp table shared_slot as select row_number() over (order by on_date, activity_id, begin_time)::int as n, id, begins_at, ends_at from slot where activity_id = any($1)',
    [activityIds],
  )
  await owner.query('create unique index on shared_slot (n); analyze shared_slot')
  const { slots } = (
    await owner.query<{ slots: number }>('select count(*)::int as slots from shared_slot')
  ).rows[0]!
  const copy = (table: string, whose: string, count: number, members: string, more = '') =>
    owner.query(
      `insert into ${table} select c.* from ${table} o cross join generate_series(1, ${count}) n ${more} cross join lateral jsonb_populate_record(o, jsonb_build_object(${members})) c where o.tenant_id = $1 and ${whose}`,
      [tenantId, orderId],
    )
  const ofOrder = 'o.order_id = $2'
  const ofUnit = '(select id from unit where order_id = $2 limit 1)'
  const nth = `(n - 1) / ${perOrder} + 1`
  const inSlot = `join shared_slot s on s.n = (n.n - 1) % ${slots} + 1`
  await copy('orders', 'o.id = $2', orders, `'id', pg_temp.copied(1, n), 'reference', 'B' || n`)
  await copy(
    'invoice',
    ofOrder,
    orders,
    `'id', pg_temp.copied(2, n), 'order_id', pg_temp.copied(1, n)`,
  )
  await copy(
    'order_line',
    `${ofOrder} and o.kind = 'daily_ticket'`,
    orders,
    `'id', pg_temp.copied(3, n), 'order_id', pg_temp.copied(1, n), 'invoice_id', pg_temp.copied(2, n), 'count', ${perOrder}`,
  )
  await copy(
    'unit',
    ofOrder,
    orders * perOrder,
    `'id', pg_temp.copied(4, n), 'order_id', pg_temp.copied(1, ${nth}), 'invoice_id', pg_temp.copied(2, ${nth}), 'line_id', pg_temp.copied(3, ${nth}), 'ordinal', (n - 1) % ${perOrder} + 1`,
  )
  await copy(
    'ticket',
    ofOrder,
    orders * perOrder,
    `'id', pg_temp.copied(5, n.n), 'order_id', pg_temp.copied(1, ${nth.replaceAll('n ', 'n.n ')}), 'unit_id', pg_temp.copied(4, n.n), 'reference', 'T' || n.n, 'slot_id', s.id, 'begins_at', s.begins_at, 'ends_at', s.ends_at`,
    inSlot,
  )
  await copy(
    'claim',
    `o.unit_id = ${ofUnit}`,
    orders * perOrder,
    `'id', pg_temp.copied(6, n.n), 'unit_id', pg_temp.copied(4, n.n), 'resource_id', s.id`,
    inSlot,
  )
  await owner.query(
    'update resource r set taken = c.n from (select resource_id, count(*)::int as n from claim where tenant_id = $1 group by 1) c where r.tenant_id = $1 and r.id = c.resource_id',
    [tenantId],
  )
  await owner.query('set session_replication_role = origin')
  await owner.query('vacuum analyze')
}
