import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import {
  getExportFile,
  getExportRun,
} from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { clientsOf } from '../../test/factories/clients.ts'
import { fieldsOf } from '../../test/factories/sales/counter.ts'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { aSoldPass, aFace } from '../../test/factories/sales/passes.ts'
import { anExport, runNow } from '../../test/factories/scheduled-exports.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { scheduledExports } from '../../test/invariants/scheduled-exports.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send, testEnv } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { keyOf, openStore } from '../files/public.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { look, erase } = erasingOf(server, staff)
let made = 0
/** A client with a ticket that is still valid. */
async function aBuyer() {
  made += 1
  const email = `leaver-${made}@example.test`
  const order = await clientsOf(server, staff).buys({ email, lastName: 'Partant' })
  return { email, ...order }
}
const isThere = async (email: string) => {
  const { rows } = await server.owner.query(
    `select 1 from client c join orders o on o.client_id = c.id and o.email = c.email
      where c.email = $1 and c.last_name = 'Partant'`,
    [email],
  )
  return rows.length === 1
}

test('the typed address is compared regardless of case; anything else erases nothing', async () => {
  const { clientId, email } = await aBuyer()
  const refused = await erase(clientId, 'leaver@example.test')
  expect([refused.status, fieldsOf(refused as never)]).toEqual([400, ['confirmation confirmation']])
  expect(await isThere(email)).toBe(true)
  expect((await erase(clientId, ` ${email.toUpperCase()} `)).status).toBe(200)
  expect(await isThere(email)).toBe(false)
})

test('data that arrived since the page was opened must be reviewed first', async () => {
  const { clientId, email } = await aBuyer()
  const seen = (await look(clientId)).body
  expect(seen).toMatchObject({ confirmation: email, orders: 1, tickets: 1, ticketsAhead: 1 })
  await clientsOf(server, staff).buys({ email, lastName: 'Partant' })
  const outdated = await erase(clientId, email, staff, { orders: 1, ticketsAhead: 1 })
  expect(outdated).toMatchObject({
    status: 409,
    body: { type: 'ErasureOutdated', orders: 2, ticketsAhead: 2 },
  })
  expect((await erase(clientId, email)).status).toBe(200)
})

const under = [
  ['paymentAwaited', `update payment set state = $2 where order_id = $1`, 'pending', 'succeeded'],
  [
    'balanceOwed',
    `with due as (update orders set balance_due_on = '2031-01-01' where id = $1)
      update payment set cents = case when $2 = 'less' then cents - 1 else cents + 1 end
      where order_id = $1`,
    'less',
    'all',
  ],
] as const
test.each(under)('%s blocks an erasure, and is reported with its order', async (...given) => {
  const [obstacle, change, begun, ended] = given
  const { clientId, email, publicId, orderReferenceNumber } = await aBuyer()
  await server.owner.query(change, [publicId, begun])
  const obstacles = [{ obstacle, orderReferenceNumber }]
  expect((await look(clientId)).body.obstacles).toEqual(obstacles)
  expect(await erase(clientId, email)).toMatchObject({
    status: 409,
    body: { type: 'ClientBusy', obstacles },
  })
  expect(await isThere(email)).toBe(true)
  await server.owner.query(change, [publicId, ended])
  expect((await erase(clientId, email)).status).toBe(200)
})

test('a pending refund, a disputed payment and a list being extracted block an erasure', async () => {
  const { clientId, email, publicId } = await aBuyer()
  await server.owner.query(
    `insert into refund (tenant_id, id, order_id, number, scope, state, total_cents, reason,
        status_before, requested_by, requested_at)
      select tenant_id, gen_random_uuid(), id, 1, 'partial', 'requested', 1, 'x', status, $2, now()
      from orders where id = $1`,
    [publicId, staff.accountId],
  )
  await server.owner.query(
    `insert into dispute (tenant_id, id, payment_id, provider_ref, state, reason, cents,
        is_withdrawn, is_answered, opened_at, asked_at)
      select tenant_id, gen_random_uuid(), id, 'du_1', 'open', 'fraudulent', 1, false, false, now(), now()
      from payment where order_id = $1`,
    [publicId],
  )
  await server.owner.query(
    `insert into job (tenant_id, id, kind, payload, run_at, attempts)
      values ($1, gen_random_uuid(), 'orderExtract', '{}', '2040-01-01', 1)`,
    [staff.tenantId],
  )
  const { obstacles } = (await look(clientId)).body
  expect(obstacles.map(({ obstacle }) => obstacle)).toEqual([
    'disputeOpen',
    'exportUnderWay',
    'refundUnderWay',
  ])
  expect((await erase(clientId, email)).status).toBe(409)
  expect(await isThere(email)).toBe(true)
  await server.owner.query(`delete from job where kind = 'orderExtract' and attempts = 1`)
})

test('an erasure requires access to clients, and a repeated request erases once', async () => {
  const { clientId, email } = await aBuyer()
  const clerk = await aStaff(server, staff, { accesses: ['Orders', 'Tickets'] })
  expect((await erase(clientId, email, clerk)).status).toBe(403)
  const key = newKey()
  const seen = { key, orders: 1, ticketsAhead: 1 }
  const first = await erase(clientId, email, staff, seen)
  expect(first.status).toBe(200)
  expect((await erase(clientId, email, staff, seen)).body).toEqual(first.body)
  expect((await erase(clientId, email)).status).toBe(404)
})

test('a sale is not repeated by its key after its answer was erased', async () => {
  const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const email = 'spent-key@example.test'
  const body = {
    tickets: [{ productId, quantity: 1 }],
    email,
    payment: { method: 'cash' as const },
  }
  const key = newKey()
  const sold = await send(server, staff, sell, { body, key })
  expect((await erase(sold.body.userPublicId!, email)).status).toBe(200)
  expect(await send(server, staff, sell, { body, key })).toMatchObject({
    status: 422,
    body: { type: 'KeyReused' },
  })
})

test('an extracted list is deleted, from the tray and from the disk', async () => {
  const { clientId, email } = await aBuyer()
  const { body } = await send(server, staff, beginOrderExtract, { body: { format: 'csv' } })
  await server.app.worker.drain()
  const take = () => send(server, staff, getExtract, { params: { id: body.publicId } })
  expect(String((await take()).body)).toContain(email)
  const { rows } = await server.owner.query('select sha256 from file where id = $1', [
    body.publicId,
  ])
  const stored = keyOf(staff.tenantId, rows[0].sha256 as Buffer)
  expect((await erase(clientId, email)).status).toBe(200)
  await server.app.worker.drain()
  expect((await take()).status).toBe(404)
  expect(await openStore(testEnv()).get(stored)).toBeNull()
})

test('a picture that another person’s pass shows as well stays', async () => {
  const picture = await aFace(server, staff)
  const [mine, theirs] = [
    await aSoldPass(server, staff, picture),
    await aSoldPass(server, staff, picture),
  ]
  const { clientId, email, publicId } = await aBuyer()
  await server.owner.query(`update ticket set order_id = $1 where order_id = $2`, [
    publicId,
    mine.orderId,
  ])
  expect((await erase(clientId, email)).body.pictures).toBe(1)
  await server.app.worker.drain()
  const { rows } = await server.owner.query(
    `select f.sha256, f.deleted_at from file f join ticket t on t.picture_id = f.id where t.order_id = $1`,
    [theirs.orderId],
  )
  expect(rows).toMatchObject([{ deleted_at: null }])
  const kept = await openStore(testEnv()).get(keyOf(staff.tenantId, rows[0].sha256 as Buffer))
  expect(kept).not.toBeNull()
})

test('the file of a scheduled export is deleted too, and its log shows it as expired', async () => {
  const { clientId, email } = await aBuyer()
  const { publicId } = await anExport(server, staff)
  const run = await runNow(server, staff, publicId)
  await server.app.worker.drain()
  expect((await erase(clientId, email)).status).toBe(200)
  await server.app.worker.drain()
  const params = { id: run.publicId }
  expect((await send(server, staff, getExportRun, { params })).body.state).toBe('expired')
  expect((await send(server, staff, getExportFile, { params })).status).toBe(404)
  expect(await violations(server.owner, scheduledExports)).toEqual([])
})
