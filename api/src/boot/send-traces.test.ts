import { pathOf } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { canariesAmong } from '../../test/canaries-in.ts'
import { attributesOf, openCollector, type Collector, type SentSpan } from '../../test/collector.ts'
import { aKnownPerson, canaries } from '../../test/factories/known-person.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, openTestServer, send, testEnv, type TestServer } from '../../test/test-server.ts'
import { takeFindings } from '../../test/transaction-watch.ts'
import { transaction } from '../platform/db/db.ts'
import { inJob, inSpan } from '../platform/jobs/traces.ts'
import { openTraces } from './open-traces.ts'
import type { Traces } from './send-traces.ts'

type TracedServer = { collector: Collector; traces: Traces; server: TestServer; staff: Staff }
let opened: TracedServer
async function open(settings: NodeJS.ProcessEnv = {}, isSilent = false): Promise<TracedServer> {
  const collector = await openCollector({ isSilent })
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings }
  // It is opened before the product, which decides at its assembly whether to trace.
  const traces = await openTraces(testEnv(env))
  const server = await openTestServer({ env })
  opened = { collector, traces, server, staff: await aBusiness(server) }
  return opened
}
afterEach(async () => {
  await opened.traces.stop()
  await opened.server.close()
  opened.collector.close()
})
// Reads the library from the disk once.
beforeAll(() => import('./send-traces.ts'))

const sellFor = async ({ server, staff }: TracedServer, headers: Record<string, string> = {}) => {
  const { line } = await aCartLine(server, staff, { quantity: 2, capacity: 1000 })
  return () =>
    send(server, staff, sell, {
      body: { tickets: [line], payment: { method: 'cash' } },
      key: newKey(),
      headers,
    })
}
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
const ofCaller = (spans: readonly SentSpan[]) =>
  spans.filter(({ traceId }) => traceId === caller.traceId)

test('a sale is one tree below its caller: the route, the transaction and each statement', async () => {
  const all = await open({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, x-team=ops' })
  const { collector, traces, staff } = all
  await (
    await sellFor(all, { traceparent, tracestate: 'vendor=Zéphirelle', baggage: 'a=b' })
  )()
  await traces.stop()
  const spans = ofCaller(collector.spans())
  const [root, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === caller.spanId)
  expect(others).toEqual([])
  expect(root).toMatchObject({ name: `POST ${pathOf(sell)}`, kind: 2 })
  expect(attributesOf(root!)).toMatchObject({
    'http.route': pathOf(sell),
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'guichet.tenant_id': staff.tenantId,
    'guichet.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const ids = new Set(spans.map(({ spanId }) => spanId))
  expect(spans.filter((span) => span !== root && !ids.has(span.parentSpanId!))).toEqual([])
  const names = spans.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['transaction write', 'BEGIN', 'INSERT orders', 'COMMIT']),
  )
  const written = attributesOf(spans.find(({ name }) => name === 'INSERT orders')!)
  expect(written).toMatchObject({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'orders',
    'db.query.text': expect.stringContaining('$1'),
  })
  expect(collector.headers()[0]).toMatchObject({ authorization: 'Bearer x', 'x-team': 'ops' })
  expect(collector.text()).not.toContain('vendor')
})

test('traces have no personal data, for any input', async () => {
  const { collector, traces, server, staff } = await open()
  await aKnownPerson(server, staff)
  const found = await send(server, staff, findOrders, { query: { query: canaries.email } })
  await server.app.http.inject(`/nowhere/${canaries.lastName}?email=${canaries.email}`)
  await server.app.worker.drain()
  await traces.stop()
  expect(found.status).toBe(200)
  const spans = collector.spans()
  expect(spans.length).toBeGreaterThan(300)
  const names = new Set(spans.map(({ name }) => name))
  expect([...names].filter((name) => name.startsWith('job '))).not.toEqual([])
  expect(names).toContain('GET none')
  expect(canariesAmong([collector.text().toLowerCase()])).toEqual([])
  // Nor a literal of any statement: those at the beginning of a transaction are ids of people.
  expect(collector.text()).not.toContain(staff.accountId)
})

test('a rejected request and a failed one have their problem type', async () => {
  const all = await open()
  const { collector, traces, server } = all
  await send(server, null, sell, { body: {} as never, headers: { traceparent } })
  await traces.stop()
  const [span] = ofCaller(collector.spans())
  expect(attributesOf(span!)).toMatchObject({
    'error.type': 'SignInRequired',
    'http.response.status_code': 401,
  })
})

test('the sampler of the setting decides', async () => {
  const all = await open({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
  const { collector, traces } = all
  await (
    await sellFor(all)
  )()
  await (
    await sellFor(all, { traceparent })
  )()
  await traces.stop()
  expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(
    new Set([caller.traceId]),
  )
})

test('a collector that never answers delays no sale and no stop, and the queue is bounded', async () => {
  const all = await open({}, true)
  const sellOne = await sellFor(all)
  await sellOne()
  const heapBefore = process.memoryUsage().heapUsed
  const { beginTrace } = await import('../platform/jobs/traces.ts')
  // As many as would be half a gigabyte.
  for (let i = 0; i < 300_000; i++) beginTrace('step', { attributes: { i } })!.end()
  const began = performance.now()
  for (let i = 0; i < 20; i++) expect((await sellOne()).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(200 * 2 ** 20)
  const stopped = performance.now()
  await all.traces.stop()
  expect(performance.now() - stopped).toBeLessThan(3000)
})

test('a batch whose first span ends within a transaction is sent outside of it', async () => {
  const { collector, server } = await open()
  await inJob({ jobKind: 'test', tenantId: undefined }, {}, () =>
    transaction(server.pool, { tenantId: null, accountId: null }, 'read', async ({ client }) => {
      // Longer than the interval between batches.
      await client.query('select pg_sleep(1.2)')
      await inSpan('first span of a batch', {}, async () => {})
    }),
  )
  await expect.poll(() => collector.text()).toContain('first span of a batch')
  expect(takeFindings()).toEqual([])
})
