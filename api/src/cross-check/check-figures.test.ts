import { checkFigures, findDifferences } from '@guichet/contract/cross-check/check-figures.ts'
import { ownerId } from '@guichet/demo/businesses/demo-people.ts'
import { createDemoData } from '@guichet/demo/public.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { signedIn, type Staff } from '../../test/factories/staff.ts'
import { seed } from '../../test/seed.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { type Db } from '../platform/db/db.ts'
import { openPool } from '../platform/db/open-pool.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'
import { daysOf } from '../reports/public.ts'
import { enqueueChecks } from './check-day.job.ts'
import { crossCheck } from './cross-check.db.ts'

let server: TestServer
let businesses: Staff[]
beforeAll(async () => {
  const url = await newDatabase()
  await createDemoData({ url, seed: `check ${seed}`, baseDate: '2026-11-21', orders: 400 })
  server = await openTestServer({ url })
  const { rows } = await server.owner.query<{ id: string }>('select id from tenant order by id')
  businesses = []
  for (const { id } of rows) businesses.push(await signedIn(server, id, ownerId))
}, 120_000)
afterAll(() => server.close())

const today = localDateOf(new Date().toISOString(), 'America/Toronto')
const check = async (who: Staff, startDate = addDays(today, -365), endDate = today) =>
  (await send(server, who, checkFigures, { body: { startDate, endDate } })).body

test('all sources of a generated year match, in every business', async () => {
  for (const who of businesses) expect(await check(who)).toEqual({ differences: [], orders: [] })
})

type Fault = [what: string, figure: string, plant: string]
const inBusiness = 'tenant_id = $1'
const faults: Fault[] = [
  [
    'an invoice that grew by a cent',
    'orders',
    `update invoice set entries_cents = entries_cents + 1, final_cents = final_cents + 1
      where id = (select id from invoice where ${inBusiness} and final_cents > 0 limit 1)`,
  ],
  [
    'a piece that costs another price',
    'tables',
    `update unit set gross_cents = gross_cents + 1
      where id = (
        select u.id
        from unit u
        join order_line l using (tenant_id)
        where u.line_id = l.id and u.${inBusiness} and l.kind = 'daily_ticket' and u.gross_cents > 0
        limit 1
      )`,
  ],
  [
    'a payment of another amount',
    'money',
    `update payment set cents = cents + 1
      where id = (
        select id from payment where ${inBusiness} and state = 'succeeded' and cents > 0 limit 1
      )`,
  ],
  [
    'cash that the books do not have',
    'cash',
    `update payment set method = 'cash'
      where id = (
        select id
        from payment
        where ${inBusiness} and state = 'succeeded' and method = 'card' and cents > 0
        limit 1
      )`,
  ],
  [
    'books that have another revenue',
    'sold',
    `update posting set cents = cents - 1
      where (txn_id, line) = (
        select txn_id, line from posting where ${inBusiness} and account = 'revenue' limit 1
      )`,
  ],
  [
    'a refund that gave back another amount',
    'givenBack',
    `update refund set total_cents = total_cents + 1
      where id = (
        select id from refund where ${inBusiness} and state = 'settled' and total_cents > 0 limit 1
      )`,
  ],
  [
    'a line that counts another number of pieces',
    'piecesSold',
    `update order_line set count = count + 1
      where id = (select id from order_line where ${inBusiness} and kind = 'season_pass' limit 1)`,
  ],
  [
    'a place that nobody has',
    'places',
    `update resource set taken = taken + 1
      where id = (
        select s.id
        from slot s
        where s.${inBusiness} and s.on_date between current_date - 300 and current_date - 2
        limit 1
      )`,
  ],
]

/** The check within the transaction of a fault, before it is rolled back. */
async function withFault(plant: string, tenantId: string) {
  const lent = {
    query: (...args: Parameters<typeof server.owner.query>) => server.owner.query(...args),
    release: () => {},
  }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: async () => lent, end: async () => {} } as never,
    }),
  })
  // Triggers that would reject the fault are disabled for it.
  await server.owner.query('begin; set local session_replication_role = replica')
  try {
    const { rowCount } = await server.owner.query(plant, [tenantId])
    expect(rowCount).toBe(1)
    // Longer than the whole history.
    const period = daysOf(addDays(today, -1500), today, 'America/Toronto')
    return await crossCheck(db as unknown as Db, tenantId, period)
  } finally {
    await server.owner.query('rollback')
  }
}

test.each(faults)('%s is found', async (_what, figure, plant) => {
  const { differences } = await withFault(plant, businesses[0]!.tenantId)
  expect(differences.map((difference) => difference.figure)).toContain(figure)
})

test('an order whose invoice was changed is named, with the value of each source', async () => {
  const { orders } = await withFault(faults[0]![2], businesses[0]!.tenantId)
  const [{ readings }] = orders as [(typeof orders)[number]]
  expect(orders).toHaveLength(1)
  expect(readings[0]!.value - readings[1]!.value).toBe(1)
})

test('a past day is checked once, and differences are stored for its business only', async () => {
  const [mine, other] = businesses
  const workerPool = openPool({ url: server.url, max: 1, role: 'guichet_worker' })
  await enqueueChecks(workerPool)
  await enqueueChecks(workerPool)
  await workerPool.end()
  const { rows } = await server.owner.query(
    `select count(*)::int as jobs from job where kind = 'check-day' and tenant_id = $1`,
    [mine!.tenantId],
  )
  expect(rows).toEqual([{ jobs: 1 }])
  await workOff(server)
  const kept = async (who: Staff) => (await send(server, who, findDifferences, {})).body.items
  expect(await kept(other!)).toEqual([])
  expect(await server.owner.query('select from cross_check')).toMatchObject({
    rowCount: businesses.length,
  })
})
