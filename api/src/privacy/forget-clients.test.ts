import { saveSettings, getSettings } from '@guichet/contract/configuration/save-settings.ts'
import { countInactiveClients } from '@guichet/contract/privacy/count-inactive-clients.ts'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { oldClientsOf, yearsAgo } from '../../test/factories/old-clients.ts'
import { aSentQuote } from '../../test/factories/sales/quotes.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { enqueueForgetting } from './forget-clients.job.ts'

const server = useTestServer()
let staff: Staff
let clients: ReturnType<typeof oldClientsOf>
let workerPool: pg.Pool
beforeAll(() => {
  workerPool = openPool({ url: server.url, max: 1, role: 'guichet_worker' })
})
afterAll(() => workerPool.end())
beforeEach(async () => {
  staff = await aBusiness(server)
  clients = oldClientsOf(server, staff)
})
const counted = async (months = 24) =>
  (await send(server, staff, countInactiveClients, { query: { months: String(months) } })).body
    .clients
const keepFor = async (months: number | null) => {
  const { body } = await send(server, staff, getSettings, {})
  return send(server, staff, saveSettings, { body: { ...body, clientRetentionMonths: months } })
}
/** The week in which a retention can be reverted is over. */
const aWeekLater = () =>
  server.owner.query(
    'update tenant_setting set client_retention_from = now() where tenant_id = $1',
    [staff.tenantId],
  )
async function nightPasses() {
  await enqueueForgetting(workerPool)
  await server.app.worker.drain()
}
const emailsLeft = async () => {
  const { rows } = await server.owner.query<{ email: string }>(
    'select email from client where tenant_id = $1 and email is not null order by email',
    [staff.tenantId],
  )
  return rows.map(({ email }) => email)
}

test('a client without activity during the retention period is erased, and their order stays', async () => {
  const { clientId, orderId } = await clients.bought('parti@example.test')
  await clients.bought('jeune@example.test', 1)
  await clientsOf(server, staff).buys({ email: 'ici@example.test' })
  expect([await counted(12), await counted(24), await counted(72)]).toEqual([2, 1, 0])
  expect((await keepFor(24)).status).toBe(200)
  await aWeekLater()
  await nightPasses()
  expect(await emailsLeft()).toEqual(['ici@example.test', 'jeune@example.test'])
  const { rows } = await server.owner.query(
    `select o.last_name, e.reason, e.erased_by, a.account_id, a.request_id
      from orders o
      join erasure e on (e.tenant_id, e.client_id) = (o.tenant_id, $2)
      join audit a on a.tenant_id = o.tenant_id and a.subject_id = $2 and a.code = 'client.erased'
      where o.id = $1`,
    [orderId, clientId],
  )
  expect(rows).toEqual([
    {
      last_name: null,
      reason: 'noLongerNeeded',
      erased_by: null,
      account_id: null,
      request_id: 'retention',
    },
  ])
  expect(await counted()).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('a retention erases nobody in its first week; it can be reverted or extended', async () => {
  await clients.bought('parti@example.test')
  const { body } = await keepFor(12)
  const days = (Date.parse(body.clientRetentionFrom!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(7)
  expect(days).toBeLessThan(8.1)
  await nightPasses()
  expect(await emailsLeft()).toHaveLength(1)

  await aWeekLater()
  expect((await keepFor(null)).body.clientRetentionFrom).toBeNull()
  await nightPasses()
  await keepFor(72)
  await aWeekLater()
  await nightPasses()
  expect(await emailsLeft()).toHaveLength(1)
})

test('a change of another setting does not restart the week of a retention', async () => {
  await keepFor(36)
  await aWeekLater()
  const { body } = await send(server, staff, getSettings, {})
  const { clientRetentionMonths: _months, ...others } = body
  const saved = await send(server, staff, saveSettings, { body: { ...others, holdMinutes: 45 } })
  expect(saved.body).toMatchObject({
    clientRetentionMonths: 36,
    clientRetentionFrom: body.clientRetentionFrom,
  })
})

const lately = yearsAgo(0.5)
test.each<[string, string]>([
  ['a recent order', `update orders set created_at = $3 where id = $1 and $2::uuid is not null`],
  [
    'a recent refund',
    `update order_status_log set at = $3 where order_id = $1 and $2::uuid is not null`,
  ],
  [
    'a ticket that ended recently',
    `update ticket set ends_at = $3 where order_id = $1 and $2::uuid is not null`,
  ],
  [
    'a ticket without an end',
    `update ticket set state = 'Available', ends_at = null
      where order_id = $1 and $2::uuid is not null and $3::text is not null`,
  ],
  [
    'an audit line about the client',
    `insert into audit (tenant_id, id, at, code, request_id, subject, subject_id)
      select tenant_id, gen_random_uuid(), $3, 'client.note_saved', 'test', 'client', $2
      from orders where id = $1`,
  ],
  [
    'an order with only the email of the client',
    `update orders set client_id = null, created_at = $3 where id = $1 and $2::uuid is not null`,
  ],
])('%s counts as activity', async (_, sign) => {
  const { clientId, orderId } = await clients.bought('vu@example.test')
  expect(await counted()).toBe(1)
  await server.owner.query(sign, [orderId, clientId, lately])
  expect(await counted()).toBe(0)
})

test('an open quote, and activity of a client merged into them, count as activity', async () => {
  await clients.came('devis@example.test')
  await aSentQuote(server, staff, { email: 'devis@example.test' })
  const kept = await clients.came('garde@example.test')
  const merged = await clients.came('fondu@example.test')
  const { publicId } = await clientsOf(server, staff).buys({ email: 'fondu@example.test' })
  await server.owner.query('update client set merged_into = $1 where id = $2', [kept, merged])
  expect(await counted()).toBe(0)
  await clients.age(publicId)
  expect(await counted()).toBe(1)
})

test('a client with something in progress is kept for now, and erased on a later night', async () => {
  const { orderId } = await clients.bought('attendu@example.test')
  await server.owner.query(`update payment set state = 'pending' where order_id = $1`, [orderId])
  await keepFor(24)
  await aWeekLater()
  await nightPasses()
  expect(await emailsLeft()).toEqual(['attendu@example.test'])
  await server.owner.query(`update payment set state = 'succeeded' where order_id = $1`, [orderId])
  await server.owner.query(`delete from job where kind = 'forget-clients'`)
  await nightPasses()
  expect(await emailsLeft()).toEqual([])
})

test('there is one job a day for each business with a retention period', async () => {
  const other = await aBusiness(server)
  await keepFor(24)
  await aWeekLater()
  await enqueueForgetting(workerPool)
  await enqueueForgetting(workerPool)
  const { rows } = await server.owner.query(
    `select tenant_id from job where kind = 'forget-clients' and tenant_id = any($1)`,
    [[staff.tenantId, other.tenantId]],
  )
  expect(rows).toEqual([{ tenant_id: staff.tenantId }])
})
