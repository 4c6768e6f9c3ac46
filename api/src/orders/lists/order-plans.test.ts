import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { roundTrips } from '../../../test/round-trips.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { transaction } from '../../platform/db/db.ts'
import { orderIds, searchOrders, type OrderMatches, type OrderSearch } from './search-orders.db.ts'

const server = useTestServer()
const staff = useBusiness(server)
/** Plan under the role of requests with row-level security, for the statement as it is sent. */
const planOf = ({ text, values }: OrderMatches['page']) =>
  transaction(server.pool, staff, 'read', async ({ client }) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
const searchOf = (over: Partial<OrderSearch> = {}): OrderSearch => ({
  tenantId: staff.tenantId,
  meaning: null,
  narrowing: {
    statuses: [],
    orderedFrom: null,
    orderedTo: null,
    usedFrom: null,
    usedTo: null,
    changedSince: null,
    nightsFrom: null,
    nightsTo: null,
    productIds: null,
    slotId: null,
    channel: null,
    methods: [],
    sellerIds: [],
    answer: '',
  },
  sort: 'completed',
  isDescending: true,
  ...over,
})
const product = randomUUID()
const rare = randomUUID()
const last = { limit: 25, offset: 399 * 25 }

beforeAll(async () => {
  // Only the shape of the tables matters here, so foreign keys are not checked.
  await server.owner.query('set session_replication_role = replica')
  await server.owner.query(
    `insert into orders (
        tenant_id, id, reference, status, last_name, language, channel, created_at, completed_at
      )
      select $1, gen_random_uuid(), 'B' || n, 'Completed', 'Nom ' || n % 50, 'fr', 'counter',
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, 30000) n`,
    [staff.tenantId],
  )
  await server.owner.query(
    `insert into search_entry (tenant_id, kind, id, text, at)
      select tenant_id, 'order', id, lower(reference) || '|' || md5(id::text), completed_at
      from orders
      where tenant_id = $1`,
    [staff.tenantId],
  )
  // Every second order has the product, every thousandth the rare one.
  await server.owner.query(
    `insert into order_line (
        tenant_id, id, order_id, invoice_id, position, kind, product_id, product_title, count,
        unit_cents
      )
      select tenant_id, gen_random_uuid(), id, gen_random_uuid(), 0, 'daily_ticket',
        case when substr(reference, 2)::int % 1000 = 1 then $3::uuid else $2::uuid end,
        '{"fr": "Journée", "en": "Day"}', 1, 0
      from orders
      where tenant_id = $1
        and (substr(reference, 2)::int % 2 = 0 or substr(reference, 2)::int % 1000 = 1)`,
    [staff.tenantId, product, rare],
  )
  await server.owner.query(
    `insert into ticket (
        tenant_id, id, order_id, unit_id, reference, state, sold_at, kind, product_id,
        begins_at, ends_at
      )
      select tenant_id, gen_random_uuid(), id, gen_random_uuid(), reference, 'Active', completed_at,
        'daily_ticket', $2, completed_at, completed_at + interval '1 day'
      from orders
      where tenant_id = $1`,
    [staff.tenantId, product],
  )
  await server.owner.query('set session_replication_role = origin')
  await server.owner.query('vacuum analyze order_line')
  await server.owner.query('vacuum analyze ticket')
  await server.owner.query('vacuum analyze orders')
  await server.owner.query('vacuum analyze search_entry')
})

test('page 400 scans an index as page 1 does, without a sort', async () => {
  const plan = await planOf(orderIds(searchOf(), last))
  expect(plan).toContain('Index Only Scan using orders_tenant_id_completed_at_id_idx')
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

test('payments and sums are read for the orders of the page only', async () => {
  const { page } = await transaction(server.pool, staff, 'read', (tx) =>
    searchOrders(tx, searchOf(), last),
  )
  const [, ids] = (await planOf(page)).split(/InitPlan/)
  expect(ids).toContain('orders_tenant_id_completed_at_id_idx')
  expect(ids!.split('Function Scan')[0]).not.toMatch(/payment|invoice/)
})

test('search words are scanned once for the count and the page of a list', async () => {
  const search = searchOf({ meaning: { pattern: '%abcde%' } })
  expect(await planOf(orderIds(search, last))).not.toMatch(/payment|invoice/)
  const { page } = await transaction(server.pool, staff, 'read', (tx) =>
    searchOrders(tx, search, { limit: 25 }),
  )
  expect(await planOf(page)).not.toMatch(/search_entry|Seq Scan/)
})

test('digits of a number are found with the word index, however few are shown', async () => {
  const search = searchOf({ meaning: { pattern: '%4321%' } })
  expect(await planOf(orderIds(search, { limit: 6, most: 6 }))).toContain('search_entry_words')
})

test('the filters by product and by time of use have their own indexes', async () => {
  const [usedFrom, usedTo] = ['2200-01-01T00:00:00.000Z', '2200-01-08T00:00:00.000Z']
  const narrowing = { ...searchOf().narrowing, productIds: [rare], usedFrom, usedTo }
  const plan = await planOf(orderIds(searchOf({ narrowing, sort: 'total' }), { limit: 25 }))
  expect(plan).toContain('Index Only Scan using order_line_product')
  expect(plan).toContain('unit_became_product')
  expect(plan).toContain('ticket_tenant_id_ends_at_begins_at_order_id_idx')
})

test('a product with more orders than the count limit is looked up while scanning the newest orders', async () => {
  const search = searchOf({ narrowing: { ...searchOf().narrowing, productIds: [product] } })
  const { counted, page } = await transaction(server.pool, staff, 'read', (tx) =>
    searchOrders(tx, search, { limit: 25 }),
  )
  expect(counted).toEqual({ total: 10_000, totalIsCapped: true })
  const plan = await planOf(page)
  expect(plan).toContain('orders_tenant_id_completed_at_id_idx')
  expect(plan).toContain('hashed SubPlan')
  const rows = await transaction(server.pool, staff, 'read', async ({ client }) => {
    const found = await client.query<{ reference: string }>(page.text, page.values)
    return found.rows.map(({ reference }) => reference)
  })
  expect(rows).toEqual(Array.from({ length: 25 }, (_, n) => `B${2 * n + 2}`))
})

test('a product with fewer orders is looked up by its index', async () => {
  const search = searchOf({ narrowing: { ...searchOf().narrowing, productIds: [rare] } })
  const { counted, page } = await transaction(server.pool, staff, 'read', (tx) =>
    searchOrders(tx, search, { limit: 25 }),
  )
  expect(counted).toEqual({ total: 30, totalIsCapped: false })
  expect(await planOf(page)).not.toMatch(/unit_became_product|completed_at_id_idx/)
})

test('an exported list contains every match, beyond the limit of a page', async () => {
  const { text, values } = orderIds(searchOf({ meaning: { pattern: '%b1%' }, sort: 'total' }), {
    limit: 20_000,
    most: 20_000,
  })
  const { rowCount } = await transaction(server.pool, staff, 'read', ({ client }) =>
    client.query(text, values),
  )
  // Numbers up to 30 000 that begin with 1.
  expect(rowCount).toBeGreaterThanOrEqual(11_111)
})

test('the orders of a business beyond the count limit are counted once', async () => {
  const counting = () =>
    transaction(server.pool, staff, 'read', async (tx) => {
      const { counted } = await searchOrders(tx, searchOf(), { limit: 25 })
      expect(await counted).toEqual({ total: 10_000, totalIsCapped: true })
    })
  await counting()
  // The begin, the query and the commit.
  expect((await roundTrips(counting)).statements).toBe(3)
})
