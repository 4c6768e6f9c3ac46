import type { Staff } from '../test/factories/staff.ts'
import type { TestServer } from '../test/test-server.ts'

/** Tickets per copy. */
export const perOrder = 4

type Copies = { orderId: string; activityIds: string[]; orders: number }
/**
 * Copies the rows of the order that `which` selects (`o` is the row, `$2` the order) `rows` times,
 * with `members` replacing columns; `n` counts the copies, `from` joins further tables.
 */
type Copy = { table: string; which: string; rows: number; members: string; from?: string }

/**
 * Fills the slots of activities with copies of an order of one ticket, inserted directly into the
 * tables without checks.
 */
export async function copyOrder(
  { owner }: TestServer,
  { tenantId }: Staff,
  { orderId, activityIds, orders }: Copies,
): Promise<void> {
  await owner.query(`set session_replication_role = replica;
    create function pg_temp.copied(kind int, n int) returns uuid immutable language sql as $$ select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(kind), 12, '0'))::uuid $$`)
  for (const { table, which, rows, members, from = '' } of [
    ...ordersToCopy(orders),
    ...ticketsToCopy(orders * perOrder, await numberSlots(owner, activityIds)),
  ])
    await owner.query(
      `insert into ${table} select c.* from ${table} o cross join generate_series(1, ${rows}) n ${from} cross join lateral jsonb_populate_record(o, jsonb_build_object(${members})) c where o.tenant_id = $1 and ${which}`,
      [tenantId, orderId],
    )
  await owner.query(
    'update resource r set taken = c.n from (select resource_id, count(*)::int as n from claim where tenant_id = $1 group by 1) c where r.tenant_id = $1 and r.id = c.resource_id',
    [tenantId],
  )
  await owner.query('set session_replication_role = origin')
  await owner.query('vacuum analyze')
}

/** Numbers the slots of activities from 1, in `shared_slot`. @returns the number of slots */
async function numberSlots(owner: TestServer['owner'], activityIds: string[]): Promise<number> {
  await owner.query(
    'create temp table shared_slot as select row_number() over (order by on_date, activity_id, begin_time)::int as n, id, begins_at, ends_at from slot where activity_id = any($1)',
    [activityIds],
  )
  await owner.query('create unique index on shared_slot (n); analyze shared_slot')
  const { slots } = (
    await owner.query<{ slots: number }>('select count(*)::int as slots from shared_slot')
  ).rows[0]!
  return slots
}

const ofOrder = 'o.order_id = $2'

const ordersToCopy = (orders: number): Copy[] => [
  {
    table: 'orders',
    which: 'o.id = $2',
    rows: orders,
    members: `'id', pg_temp.copied(1, n), 'reference', 'B' || n`,
  },
  {
    table: 'invoice',
    which: ofOrder,
    rows: orders,
    members: `'id', pg_temp.copied(2, n), 'order_id', pg_temp.copied(1, n)`,
  },
  {
    table: 'order_line',
    which: `${ofOrder} and o.kind = 'daily_ticket'`,
    rows: orders,
    members: `'id', pg_temp.copied(3, n), 'order_id', pg_temp.copied(1, n), 'invoice_id', pg_temp.copied(2, n), 'count', ${perOrder}`,
  },
]

/** Distributes the tickets to the orders and to the slots in turn. */
function ticketsToCopy(tickets: number, slots: number): Copy[] {
  const nth = `(n - 1) / ${perOrder} + 1`
  const inSlot = `join shared_slot s on s.n = (n.n - 1) % ${slots} + 1`
  return [
    {
      table: 'unit',
      which: ofOrder,
      rows: tickets,
      members: `'id', pg_temp.copied(4, n), 'order_id', pg_temp.copied(1, ${nth}), 'invoice_id', pg_temp.copied(2, ${nth}), 'line_id', pg_temp.copied(3, ${nth}), 'ordinal', (n - 1) % ${perOrder} + 1`,
    },
    {
      table: 'ticket',
      which: ofOrder,
      rows: tickets,
      members: `'id', pg_temp.copied(5, n.n), 'order_id', pg_temp.copied(1, ${nth.replaceAll('n ', 'n.n ')}), 'unit_id', pg_temp.copied(4, n.n), 'reference', 'T' || n.n, 'slot_id', s.id, 'begins_at', s.begins_at, 'ends_at', s.ends_at`,
      from: inSlot,
    },
    {
      table: 'claim',
      which: 'o.unit_id = (select id from unit where order_id = $2 limit 1)',
      rows: tickets,
      members: `'id', pg_temp.copied(6, n.n), 'unit_id', pg_temp.copied(4, n.n), 'resource_id', s.id`,
      from: inSlot,
    },
  ]
}
