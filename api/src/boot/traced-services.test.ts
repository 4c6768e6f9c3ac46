import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { findCoordinates } from '@guichet/contract/ticket-office/find-coordinates.ts'
import { sendTest } from '@guichet/contract/webhooks/find-deliveries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCollector, type Collector, type SentSpan } from '../../test/collector.ts'
import { aStoredPicture } from '../../test/factories/input/pictures.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { paidThrough } from '../../test/factories/sales/payments.ts'
import { refundWhole } from '../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { aReceiver, aWebhook } from '../../test/factories/webhooks.ts'
import { openS3Double } from '../../test/s3-double.ts'
import { openMailServer } from '../../test/soak/mail-server.ts'
import {
  newKey,
  openTestServer,
  send,
  testEnv,
  testSealingKeys,
  type TestServer,
} from '../../test/test-server.ts'
import { traceProviders } from '../payments/trace-providers.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { deliverDue } from '../webhooks/deliver-webhooks.ts'
import { openTraces } from './open-traces.ts'
import type { Traces } from './send-traces.ts'

const city = 'Zéphirville'
let collector: Collector
let traces: Traces
let server: TestServer
let staff: Staff
let receiver: Awaited<ReturnType<typeof aReceiver>>
const closing: (() => unknown)[] = []
beforeAll(async () => {
  const [bucket, mail] = [await openS3Double(), await openMailServer()]
  const maps = http.createServer((_, answer) => {
    answer.writeHead(200).end('{"latitude":46.8,"longitude":-71.2}')
  })
  await new Promise<void>((listening) => {
    maps.listen(0, '127.0.0.1', listening)
  })
  collector = await openCollector()
  receiver = await aReceiver((_, nth) => (nth === 1 ? 500 : 204))
  const env = {
    ...bucket.env,
    SMTP_URL: mail.url,
    MAIL_FROM: 'billets@example.test',
    GEOCODER_URL: `http://127.0.0.1:${(maps.address() as AddressInfo).port}/`,
    GEOCODER_INSIDE: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  }
  traces = await openTraces(testEnv(env))
  const providers = traceProviders({
    bank: { refund: async ({ key }) => ({ outcome: 'settled', providerRef: `re_${key}` }) },
  })
  server = await openTestServer({ env, providers })
  staff = await aBusiness(server)
  closing.push(
    () => server.close(),
    () => receiver.close(),
    () => mail.close(),
    () => maps.close(),
    bucket.close,
    collector.close,
  )
})
afterAll(async () => {
  for (const close of closing) await close()
})

/** A webhook that is rejected once, then accepted. */
async function deliverToWebhook() {
  const { publicId: id } = await aWebhook(server, staff, { url: receiver.url })
  await send(server, staff, sendTest, { params: { id }, key: newKey() })
  const workerPool = openPool({ url: server.url, max: 2, role: 'guichet_worker' })
  await deliverDue({
    workerPool,
    sealingKeys: testSealingKeys,
    reach: { mayBeLocal: true },
    wait: () => 0,
  })
  await workerPool.end()
}

test("a call to another service is a span of its caller, with the service's name only", async () => {
  await aStoredPicture(server, staff)
  const address = { streetNumber: '1', street: 'x', city, state: '', country: '', postalCode: '' }
  const found = await send(server, staff, findCoordinates, { body: { address } })
  expect(found.status).toBe(200)
  const { order } = await anOrder(server, staff, { email: 'zephirelle@example.test' })
  await paidThrough(server, order.publicId, 'bank')
  await refundWhole(server, staff, order)
  await server.app.worker.drain()
  await deliverToWebhook()
  expect(receiver.received).toHaveLength(2)
  await traces.stop()

  const spans = collector.spans()
  const roots = new Map(spans.filter((span) => !span.parentSpanId).map((s) => [s.traceId, s.name]))
  const steps = (name: string) => spans.filter((span) => span.name === name)
  const asks = (name: string) => [...new Set(steps(name).map(({ traceId }) => roots.get(traceId)))]
  expect(asks('S3 put')).toEqual([expect.stringMatching(/^POST \/api\/files/)])
  expect(asks('geocode')).toEqual([expect.stringMatching(/^POST \/api\/maps/)])
  expect(asks('bank refund')).toEqual([expect.stringMatching(/^job .*refund/)])
  expect(asks('SMTP send')).toEqual([expect.stringMatching(/^job .*mail/)])
  expect(asks('webhook POST')).toEqual(['job webhook'])
  expect(steps('webhook POST').map(errorOf)).toEqual(['refused', undefined])
  expect(collector.text()).not.toMatch(/Zéphirville|zephirelle/)
})

const errorOf = ({ attributes }: SentSpan) =>
  attributes.find(({ key }) => key === 'error.type')?.value.stringValue
