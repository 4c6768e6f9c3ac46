import { createHash } from 'node:crypto'
import { newDatabase } from '@guichet/api/test/database.ts'
import { violations } from '@guichet/api/test/invariants/violations.ts'
import { orderStatuses } from '@guichet/contract/orders/order-status.ts'
import { ticketStates } from '@guichet/contract/tickets/ticket-view.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPlan } from './create-demo-data.ts'
import { makeDemoData } from './make-demo-data.ts'
import { createDemoData } from './public.ts'

const plan = { seed: 'test', baseDate: '2026-11-21', orders: 400, tenants: 4 }
let url: string
let owner: Client
beforeAll(async () => {
  url = await newDatabase()
  await createDemoData({ url, ...plan })
  owner = new Client({ connectionString: url })
  await owner.connect()
})
afterAll(() => owner.end())
const column = async (sql: string) =>
  (await owner.query({ text: sql, rowMode: 'array' })).rows.map((row: unknown[]) => row[0])

async function printOf(options: Partial<typeof plan>) {
  const hash = createHash('sha256')
  for (const batch of makeDemoData(await demoPlan({ ...plan, ...options })))
    hash.update(JSON.stringify(batch))
  return hash.digest('hex')
}

test('the same seed and base date give the same demo data with the same ids, another seed does not', async () => {
  const print = await printOf({})
  expect(await printOf({})).toBe(print)
  expect(await printOf({ seed: 'other' })).not.toBe(print)
  expect(await printOf({ baseDate: '2026-11-22' })).not.toBe(print)
})

test('the demo data violates no invariant', async () => {
  expect(await violations(owner)).toEqual([])
})

test('every order status, ticket state, refund scope and payment method occurs', async () => {
  expect((await column('select distinct status from orders')).sort()).toEqual(
    [...orderStatuses].sort(),
  )
  expect((await column('select distinct state from ticket')).sort()).toEqual(
    [...ticketStates].sort(),
  )
  expect((await column('select distinct scope from refund')).sort()).toEqual([
    'partial',
    'remaining',
    'total',
  ])
  expect((await column('select distinct state from refund')).sort()).toEqual([
    'failed',
    'requested',
    'settled',
  ])
  expect((await column('select distinct method from payment')).sort()).toEqual([
    'card',
    'cash',
    'free',
    'online',
    'other',
  ])
  expect(await column(`select count(*) from refund where total_cents = 0`)).not.toEqual(['0'])
})

test('nothing happens after the base date, and orders go back fourteen months', async () => {
  const now = (await demoPlan(plan)).now
  for (const [table, at] of [
    ['orders', 'created_at'],
    ['order_status_log', 'at'],
    ['payment', 'paid_at'],
    ['refund', 'settled_at'],
    ['audit', 'at'],
    ['ticket', 'voided_at'],
  ])
    expect(await column(`select count(*) from ${table} where ${at} > '${now}'`)).toEqual(['0'])
  expect(
    await column(
      `select min(created_at) < '2025-10-15' and max(created_at) > '2026-11-20' from orders`,
    ),
  ).toEqual([true])
  expect(await column(`select max(on_date) > date '2027-02-15' from slot`)).toEqual([true])
})

test('the demo accounts have their roles', async () => {
  const { rows } = await owner.query(`select a.email, count(*) filter (where s.is_main)::int main,
        count(*)::int businesses, min(s.role_types[1]) role,
        min(array_length(r.accesses, 1)) accesses, min(r.restrictions[1]) restriction
      from account a
      join staff s on s.account_id = a.id
      left join staff_role sr on sr.staff_id = s.id
      left join custom_role r on r.id = sr.role_id
      group by 1
      order by 1`)
  expect(rows).toEqual([
    {
      email: 'accountant@guichet.test',
      main: 0,
      businesses: 2,
      role: 'UserCollaboratorAdmin',
      accesses: 4,
      restriction: 'Refund',
    },
    {
      email: 'clerk@guichet.test',
      main: 0,
      businesses: 2,
      role: 'UserCollaboratorAdmin',
      accesses: 7,
      restriction: 'Refund',
    },
    {
      email: 'manager@guichet.test',
      main: 0,
      businesses: 3,
      role: 'UserCollaboratorAdmin',
      accesses: 24,
      restriction: null,
    },
    {
      email: 'nobody@guichet.test',
      main: 0,
      businesses: 1,
      role: 'NoRight',
      accesses: null,
      restriction: null,
    },
    {
      email: 'owner@guichet.test',
      main: 4,
      businesses: 4,
      role: 'UserCollaboratorAdmin',
      accesses: null,
      restriction: null,
    },
    {
      email: 'scheduler@guichet.test',
      main: 0,
      businesses: 1,
      role: 'SchedulerDashboardAdmin',
      accesses: null,
      restriction: null,
    },
    {
      email: 'validator@guichet.test',
      main: 0,
      businesses: 2,
      role: 'Validator',
      accesses: null,
      restriction: null,
    },
  ])
})

test('every kind of set-up occurs: sizes and plain quantities, accessories, products with and without stock, packages, nights', async () => {
  expect(await column('select distinct is_default from rental_size order by 1')).toEqual([
    false,
    true,
  ])
  expect(await column('select distinct kind from product order by 1')).toEqual([
    'accessory_rental',
    'catalog_product',
    'daily_ticket',
    'donation',
    'equipment_rental',
    'lodging',
    'package',
    'season_pass',
  ])
  expect(
    await column(
      `select distinct stock_id is null from product where kind = 'catalog_product' order by 1`,
    ),
  ).toEqual([false, true])
  for (const table of ['accessory_category', 'lodging_rate', 'package_part'])
    expect(await column(`select count(*) > 3 from ${table}`)).toEqual([true])
})

test('the first two businesses have forms for an activity, answered for orders and tickets', async () => {
  expect(await column('select distinct is_demo from tenant')).toEqual([true])
  expect(await column('select count(distinct tenant_id)::int from form')).toEqual([3])
  expect(await column('select distinct ticket_id is null from answer order by 1')).toEqual([
    false,
    true,
  ])
  expect(
    await column(
      `select count(*)::int
        from answer a
        join orders o on (o.tenant_id, o.id) = (a.tenant_id, a.order_id)
        where o.completed_at is null`,
    ),
  ).toEqual([0])
})

test('each business has a page that can be saved, and stored pictures of all its products', async () => {
  const kept = new Map<string, Buffer>()
  const other = await newDatabase()
  await createDemoData({
    url: other,
    ...plan,
    orders: 40,
    store: {
      put: async (key, bytes) => {
        kept.set(key, bytes)
      },
      get: async () => null,
      delete: async () => {},
      sweep: async () => {},
    },
  })
  const client = new Client({ connectionString: other })
  await client.connect()
  const { rows } = await client.query<{
    tenant_id: string
    sha256: Buffer
    bytes: number
    shown: boolean
  }>(
    `select f.tenant_id, f.sha256, f.bytes,
        f.container <> 'collaborators' or strpos(d.value::text, f.id::text) > 0 as shown
      from file f
      join document d on d.tenant_id = f.tenant_id and d.name = 'profile'`,
  )
  const bare = await client.query(
    `select name from activity where image_id is null
      union all select name from rental_type where image_id is null
      union all select name from accessory where image_id is null
      union all select name from lodging_type where image_id is null
      union all select title from product
      where kind in ('catalog_product', 'package') and image_id is null`,
  )
  await client.end()
  expect(bare.rows).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
  for (const { tenant_id, sha256, bytes, shown } of rows)
    expect([shown, kept.get(`${tenant_id}/${sha256.toString('hex')}`)?.length]).toEqual([
      true,
      bytes,
    ])
})

test('every order and client is found by search', async () => {
  expect(
    await column(
      `select count(*)
        from orders o
        where not exists (
          select
          from search_entry s
          where s.tenant_id = o.tenant_id and s.kind = 'order' and s.id = o.id
            and s.text like '%' || lower(o.reference) || '%'
        )`,
    ),
  ).toEqual(['0'])
  expect(
    await column(
      `select count(*)
        from client c
        where not exists (
          select
          from search_entry s
          where s.tenant_id = c.tenant_id and s.kind = 'client' and s.id = c.id
            and s.text like '%' || c.email || '%'
        )`,
    ),
  ).toEqual(['0'])
})

test('demo data is refused when there is a business', async () => {
  await expect(createDemoData({ url, ...plan })).rejects.toThrow('already holds a business')
})

test('an owner role under row-level security creates the same demo data', async () => {
  const other = await newDatabase()
  const admin = new Client({ connectionString: other })
  await admin.connect()
  await admin.query(`do $$ declare t text; begin
    if not exists (select from pg_roles where rolname = 'bound_owner') then create role bound_owner login nosuperuser nobypassrls; end if;
    for t in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop execute format('alter table %I owner to bound_owner', t); end loop; end $$`)
  await admin.query(
    'grant usage on schema public to bound_owner; grant temporary on database ' +
      new URL(other).pathname.slice(1) +
      ' to bound_owner',
  )
  await createDemoData({
    url: Object.assign(new URL(other), { username: 'bound_owner' }).href,
    ...plan,
  })
  const print = 'select md5(string_agg(o::text, chr(10) order by o.id)) from orders o'
  expect((await admin.query({ text: print, rowMode: 'array' })).rows[0]).toEqual(
    await column(print),
  )
  expect(await violations(admin)).toEqual([])
  await admin.end()
})
