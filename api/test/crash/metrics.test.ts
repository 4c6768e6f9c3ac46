import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../src/database/free-port.ts'
import { anOrder } from '../factories/sales/orders.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { reach, startProcess, type AppProcess } from '../race/processes.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
let staff: Staff
let app: AppProcess
let port: number
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
  port = await freePort()
  app = await startProcess(server.url, {
    env: { METRICS_PORT: String(port), SLOW_REQUEST_MS: '1', LOG_LEVEL: 'warn' },
  })
})
afterAll(async () => {
  await app.stop()
  await server.close()
})

const get = (path = '/metrics', init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, init)
/** Values of the series that match the name and labels. */
const figures = async (name: string, ...labels: string[]) =>
  (await (await get()).text())
    .split('\n')
    .filter((row) => row.startsWith(`${name}{`) && labels.every((label) => row.includes(label)))
    .map((row) => Number(row.split(' ').at(-1)))

test('requests are counted by route and status, problems by type, and no label contains a reference or an unknown path', async () => {
  const { order } = await anOrder(server, staff, { quantity: 1 })
  for (let i = 0; i < 3; i++)
    await reach(app.base, staff, getOrder, { params: { ref: order.orderReferenceNumber } })
  await reach(app.base, staff, getOrder, { params: { ref: 'XX00000000' } })
  await fetch(`${app.base}/nobody/knows/this`)
  const route = 'route="/api/order/1.0/order/:ref"'
  expect(await figures('guichet_requests_total', route, 'status="200"')).toEqual([3])
  expect(await figures('guichet_requests_total', route, 'status="404"')).toEqual([1])
  expect(await figures('guichet_request_seconds_count', route)).toEqual([4])
  expect(await figures('guichet_problems_total', 'type="NotFound"')).toEqual([2])
  const text = await (await get()).text()
  expect(text).not.toContain(order.orderReferenceNumber)
  expect(text).not.toContain('nobody/knows')
})

test('metrics show the waiting jobs of each kind, the age of the oldest, and the dead ones', async () => {
  // This kind has no handler in this process.
  const add = (id: string, columns: string, values: string) =>
    server.owner.query(
      `insert into job (tenant_id, id, kind, payload, created_at, run_at${columns})
        values ($1, $2, 'of-another-version', '{}', now(), now() - interval '90 seconds'${values})`,
      [staff.tenantId, id],
    )
  await add('01900000-0000-7000-8000-000000000001', '', '')
  await add('01900000-0000-7000-8000-000000000002', '', '')
  await add('01900000-0000-7000-8000-000000000003', ', ended_at, ending', ", now(), 'dead'")
  const kind = 'kind="of-another-version"'
  expect(await figures('guichet_jobs_waiting', kind)).toEqual([2])
  expect(await figures('guichet_jobs_dead', kind)).toEqual([1])
  const [seconds] = await figures('guichet_jobs_oldest_seconds', kind)
  expect(seconds).toBeGreaterThanOrEqual(90)
  expect(seconds).toBeLessThan(150)
})

test('a slow request is logged with its business', () => {
  const noted = app
    .output()
    .split('\n')
    .filter((row) => row.includes('"slow request"'))
    .map((row) => JSON.parse(row) as object)
  expect(noted).toContainEqual(
    expect.objectContaining({ route: '/api/order/1.0/order/:ref', tenantId: staff.tenantId }),
  )
})

test('metrics show the connections of each pool, and the memory of the process', async () => {
  expect(await figures('guichet_connections_awaited', 'pool="pool"')).toEqual([0])
  const [idle] = await figures('guichet_connections_idle', 'pool="pool"')
  expect(idle).toBeGreaterThanOrEqual(1)
  const text = await (await get()).text()
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).toContain('guichet_processes 1\n')
})

test('the metrics port serves nothing else, and the port of the product serves no metrics', async () => {
  expect((await get('/')).status).toBe(404)
  expect((await get('/metrics', { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${app.base}/metrics`)).headers.get('content-type')).not.toContain(
    'version=0.0.4',
  )
})
