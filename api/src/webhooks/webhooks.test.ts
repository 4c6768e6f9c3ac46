import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import {
  findDeliveries,
  replayDelivery,
  replayFailed,
  sendTest,
} from '@guichet/contract/webhooks/find-deliveries.ts'
import {
  createWebhook,
  deleteWebhook,
  findWebhooks,
  rotateSecret,
  saveWebhook,
} from '@guichet/contract/webhooks/save-webhook.ts'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { aReceiver, aWebhook, aWebhookForm } from '../../test/factories/webhooks.ts'
import { newKey, send, testSealingKeys } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { sealAudit } from '../audit/public.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { reachableAddress } from './assert-address.ts'
import { deliverDue } from './deliver-webhooks.ts'
import { feedWebhooks } from './feed-webhooks.ts'

const server = useTestServer()
let workerPool: ReturnType<typeof openPool>
let staff: Staff
let receiver: Awaited<ReturnType<typeof aReceiver>>
let answer: (nth: number) => number
beforeAll(() => {
  workerPool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
})
beforeEach(async () => {
  staff = await aBusiness(server)
  answer = () => 204
  receiver = await aReceiver((_received, nth) => answer(nth))
})
afterEach(() => receiver.close())
afterAll(() => workerPool.end())

const tell = async ({ mayBeLocal = true, waitMs = 0 } = {}) => {
  await sealAudit(workerPool)
  await feedWebhooks(workerPool, 'https://example.test')
  await deliverDue({
    workerPool,
    sealingKeys: testSealingKeys,
    reach: { mayBeLocal },
    wait: () => waitMs,
  })
}
const hook = (over = {}) => aWebhook(server, staff, { url: receiver.url, ...over })
const log = async (id: string) =>
  (await send(server, staff, findDeliveries, { params: { id }, query: {} })).body.items
const types = () => receiver.accepted.map(({ body }) => body.type)
const aSale = () => anOrder(server, staff)
const refund = ({ order }: Awaited<ReturnType<typeof anOrder>>) =>
  send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Météo',
      ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
    } as never,
    key: newKey(),
  })

test('a sale and its refund are sent in order, signed, with ids only', async () => {
  const { secret } = await hook()
  const sold = await aSale()
  await refund(sold)
  await tell()
  expect(types().slice(0, 2)).toEqual(['order.created', 'order.completed'])
  expect(types()).toContain('refund.requested')
  expect(types()).toContain('ticket.voided')
  expect(types().at(-1)).toBe('refund.settled')
  const [first] = receiver.accepted
  expect(new Webhook(secret).verify(first!.text, first!.headers)).toEqual({
    type: 'order.created',
    timestamp: expect.any(String),
    data: {
      businessPublicId: staff.tenantId,
      number: expect.any(Number),
      orderPublicId: sold.order.publicId,
      orderReferenceNumber: sold.order.orderReferenceNumber,
      orderStatus: expect.any(String),
      url: `https://example.test/api/order/1.0/order/${sold.order.orderReferenceNumber}`,
      clientPublicId: sold.order.userPublicId,
    },
  })
  await tell()
  expect(receiver.received).toHaveLength(types().length)
})

test('a webhook gets only its chosen events, from its creation on, of its own business', async () => {
  await aSale()
  const other = await aBusiness(server)
  await aWebhook(server, other, { url: receiver.url })
  await hook({ events: ['refund.settled'] })
  const sold = await aSale()
  await tell()
  expect(receiver.received).toEqual([])
  await refund(sold)
  await tell()
  expect(types()).toEqual(['refund.settled'])
})

test('a failed delivery is retried until it is accepted; events of one order stay in order', async () => {
  answer = (nth) => (nth % 3 === 0 ? 204 : 503)
  const { publicId } = await hook({ events: ['order.created', 'order.completed'] })
  await aSale()
  await aSale()
  await tell()
  expect(types().toSorted()).toEqual([
    'order.completed',
    'order.completed',
    'order.created',
    'order.created',
  ])
  const byOrder = Map.groupBy(receiver.accepted, ({ body }) => body.data.orderPublicId)
  for (const deliveries of byOrder.values())
    expect(deliveries.map(({ body }) => body.type)).toEqual(['order.created', 'order.completed'])
  const items = await log(publicId)
  expect(items.every(({ state }) => state === 'sent')).toBe(true)
  expect(Math.max(...items.map(({ attempts }) => attempts))).toBeGreaterThan(1)
})

test('after three days a delivery fails and main staff are notified; the next one of the order continues', async () => {
  answer = (nth) => (nth === 1 ? 500 : 204)
  const { publicId } = await hook({ events: ['order.created', 'order.completed'] })
  await aSale()
  await sealAudit(workerPool)
  await feedWebhooks(workerPool, 'https://example.test')
  await server.owner.query(
    `update webhook_delivery set give_up_at = now() where event = 'order.created'`,
  )
  await tell({ waitMs: 1000 })
  expect(types()).toEqual(['order.completed'])
  const [, dead] = await log(publicId)
  expect(dead).toMatchObject({ state: 'dead', answerStatus: 500, fault: 'refused', attempts: 1 })
  const { rows } = await server.owner.query(
    `select data ->> 'why' as why from mail where kind = 'webhook-failing' and tenant_id = $1`,
    [staff.tenantId],
  )
  expect(rows).toEqual([{ why: 'dead' }])
  // Replayed, it keeps its id.
  const params = { id: publicId, deliveryId: dead!.publicId }
  await send(server, staff, replayDelivery, { params })
  await tell()
  expect(receiver.accepted.at(-1)!.id).toBe(dead!.publicId)
})

test('an address that fails for days is paused, with an email; when it is resumed, it gets the waiting deliveries', async () => {
  answer = () => 500
  const { publicId: id, version } = await hook({ events: ['order.created'] })
  await server.owner.query(
    `update webhook set failing_since = now() - interval '73 hours' where id = $1`,
    [id],
  )
  await aSale()
  await tell({ waitMs: 60_000 })
  const look = async () => (await send(server, staff, findWebhooks, {})).body.items[0]!
  expect(await look()).toMatchObject({ isPaused: true, isFailing: true, waiting: 1 })
  answer = () => 204
  await aSale()
  await tell()
  expect(receiver.accepted).toEqual([])
  const form = aWebhookForm({ url: receiver.url, events: ['order.created'] })
  await send(server, staff, saveWebhook, { params: { id }, body: { ...form, version } })
  await tell()
  expect(types()).toEqual(['order.created', 'order.created'])
  expect(await look()).toMatchObject({ isPaused: false, isFailing: false, waiting: 0 })
})

test('a receiver that answers 410 is paused at once', async () => {
  answer = () => 410
  const { publicId: id } = await hook({ events: ['order.created'] })
  await aSale()
  await tell({ waitMs: 60_000 })
  const { body } = await send(server, staff, findWebhooks, {})
  expect(body.items.find(({ publicId }) => publicId === id)).toMatchObject({ isFailing: true })
})

test('all failed deliveries since an instant are sent again', async () => {
  const { publicId: id } = await hook({ events: ['order.created'] })
  await aSale()
  await aSale()
  await sealAudit(workerPool)
  await feedWebhooks(workerPool, 'https://example.test')
  await server.owner.query(`update webhook_delivery set state = 'dead'`)
  const replay = async (sinceDateTimeUtc: string) =>
    (await send(server, staff, replayFailed, { params: { id }, body: { sinceDateTimeUtc } })).body
  expect(await replay('2899-01-01T00:00:00.000Z')).toEqual({ replayed: 0 })
  expect(await replay('2020-01-01T00:00:00.000Z')).toEqual({ replayed: 2 })
  await tell()
  expect(types()).toEqual(['order.created', 'order.created'])
})

test('a test event is sent at once, also to a paused webhook', async () => {
  const { publicId: id, secret } = await hook({ isPaused: true })
  const { body } = await send(server, staff, sendTest, { params: { id } })
  await tell()
  const [received] = receiver.accepted
  expect(received!.id).toBe(body.publicId)
  expect(new Webhook(secret).verify(received!.text, received!.headers)).toMatchObject({
    type: 'webhook.test',
  })
})

test('for a day after a rotation both secrets verify, afterwards only the new one', async () => {
  const { publicId: id, secret: before } = await hook()
  const { secret: after } = (await send(server, staff, rotateSecret, { params: { id } })).body
  const verifies = async (secret: string) => {
    await send(server, staff, sendTest, { params: { id } })
    await tell()
    const { text, headers } = receiver.accepted.at(-1)!
    try {
      return Boolean(new Webhook(secret).verify(text, headers))
    } catch {
      return false
    }
  }
  expect([await verifies(before), await verifies(after)]).toEqual([true, true])
  await server.owner.query(`update webhook set old_secret_until = now() where id = $1`, [id])
  expect([await verifies(before), await verifies(after)]).toEqual([false, true])
  const { rows } = await server.owner.query('select secret::text as kept from webhook')
  expect(JSON.stringify(rows)).not.toContain(after.slice(6))
})

test('an address inside a network is rejected when it is saved, and again when it is called', async () => {
  const inside = [
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]/',
    'https://192.168.1.1:8443/x',
    'https://[fd00::1]/',
    'https://nowhere.invalid/',
    'http://example.com/',
  ]
  for (const url of inside) {
    const { status, body } = await send(server, staff, createWebhook, {
      body: aWebhookForm({ url }),
    })
    expect([status, body.fields?.[0]?.field], url).toEqual([400, 'url'])
  }
  for (const url of [
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'http://8.8.8.8/',
  ])
    expect(await reachableAddress(new URL(url), { mayBeLocal: false }), url).toBeNull()
  expect(await reachableAddress(new URL('https://8.8.8.8/'), { mayBeLocal: false })).toBe('8.8.8.8')
  // In production this host is inside too, so a stored address is not called.
  const { publicId: id } = await hook({ events: ['order.created'] })
  await aSale()
  await tell({ mayBeLocal: false, waitMs: 60_000 })
  expect(receiver.received).toEqual([])
  expect((await log(id))[0]).toMatchObject({ state: 'waiting', fault: 'inside' })
})

test('no redirect is followed', async () => {
  answer = () => 302
  const { publicId: id } = await hook({ events: ['order.created'] })
  await aSale()
  await tell({ waitMs: 60_000 })
  expect((await log(id))[0]).toMatchObject({ answerStatus: 302, fault: 'refused' })
})

test('webhooks require access to the configuration of their own business', async () => {
  const { publicId: id } = await hook()
  const [clerk, other] = [
    await aStaff(server, staff, { accesses: ['Orders'] }),
    await aBusiness(server),
  ]
  expect((await send(server, clerk, findWebhooks, {})).status).toBe(403)
  expect((await send(server, other, sendTest, { params: { id } })).status).toBe(404)
  expect((await send(server, other, rotateSecret, { params: { id } })).status).toBe(404)
  expect((await send(server, staff, deleteWebhook, { params: { id } })).status).toBe(200)
  expect((await send(server, staff, sendTest, { params: { id } })).status).toBe(404)
  await aSale()
  await tell()
  expect(receiver.received).toEqual([])
})
