import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../src/database/free-port.ts'
import { openCollector, type Collector } from '../collector.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { processEnv, reach } from '../race/processes.ts'
import { newKey, openTestServer, type TestServer } from '../test-server.ts'

// The tests watch several processes on one port through /proc.
const hasProc = fs.existsSync('/proc/self/task')
let server: TestServer
let staff: Staff
let line: Awaited<ReturnType<typeof aCartLine>>['line']
let port: number
let metricsPort: number
let leader: ChildProcess
let collector: Collector
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
  ;({ line } = await aCartLine(server, staff, { quantity: 1, capacity: 10_000 }))
  await lead()
})
/** Starts a leader and its two processes, and waits until all of them answer. */
async function lead(env: NodeJS.ProcessEnv = {}): Promise<void> {
  port = await freePort()
  collector = await openCollector()
  leader = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../src/main.ts')], {
    env: {
      ...processEnv(server.url),
      PORT: String(port),
      WORKERS: '2',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      METRICS_PORT: String((metricsPort = await freePort())),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The leader prints this once all of them answer.
  let output = ''
  leader.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await until(async () => output.includes('Guichet: ') || leader.exitCode !== null)
}
afterAll(async () => {
  leader.kill('SIGKILL')
  collector.close()
  await server.close()
})

const base = () => `http://localhost:${port}`
/** The processes that the leader has started, oldest first. */
const workers = (): number[] =>
  fs
    .readFileSync(`/proc/${leader.pid}/task/${leader.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not come about')
    await new Promise((wake) => setTimeout(wake, 100))
  }
}
const sellOne = () =>
  reach(base(), staff, sell, {
    body: { tickets: [line], payment: { method: 'cash' } },
    key: newKey(),
  })

/** Sells over a connection that is kept until `isOver`. @returns The status of each answer */
async function sellUntil(isOver: () => boolean): Promise<(number | string)[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: (number | string)[] = []
  while (!isOver()) statuses.push(await sellOver(agent))
  agent.destroy()
  return statuses
}
/** Each sale uses its own connection. */
const sellAlone = () => sellOver(new http.Agent())
const sellOver = (agent: http.Agent): Promise<number | string> =>
  new Promise((answered) => {
    const request = http.request(
      `${base()}/api/order/1.0/x`,
      {
        agent,
        method: sell.method,
        port,
        path: pathOf(sell),
        headers: {
          authorization: `Bearer ${staff.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': newKey(),
        },
      },
      (response) => {
        response.resume().once('end', () => answered(response.statusCode!))
      },
    )
    request.once('error', (error) => answered(error.message))
    request.end(JSON.stringify({ tickets: [line], payment: { method: 'cash' } }))
  })

test.skipIf(!hasProc)('two processes answer on one port', async () => {
  expect(workers()).toHaveLength(2)
  const sold = await Promise.all(Array.from({ length: 20 }, sellOne))
  expect(new Set(sold.map(({ status }) => status))).toEqual(new Set([200]))
})

test.skipIf(!hasProc)('the metrics of two processes are added up', async () => {
  const read = async () =>
    (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).split('\n')
  const sales = async () =>
    Number(
      (await read())
        .find(
          (row) =>
            row.startsWith('guichet_requests_total') &&
            row.includes(pathOf(sell)) &&
            row.includes('status="200"'),
        )
        ?.split(' ')
        .at(-1) ?? 0,
    )
  const before = await sales()
  for (let i = 0; i < 6; i++) await sellOne()
  expect(await sales()).toBe(before + 6)
  // Each process has its own pool; due jobs are the same for both.
  const lines = await read()
  expect(lines).toContain('guichet_processes 2')
  expect(
    lines.filter((row) => row.startsWith('guichet_connections_idle{pool="pool"}')),
  ).toHaveLength(1)
})

test.skipIf(!hasProc)('a killed process is replaced while the other answers', async () => {
  const [first, second] = workers() as [number, number]
  process.kill(first, 'SIGKILL')
  await until(async () => !workers().includes(first))
  expect((await sellOne()).status).toBe(200)
  await until(async () => workers().length === 2)
  expect(workers()).toContain(second)
  // The new process answers too: connections go to both in turn.
  for (let i = 0; i < 10; i++) expect(await sellAlone()).toBe(200)
})

test.skipIf(!hasProc)(
  'all processes are renewed while four counters sell, and no sale is lost',
  async () => {
    const before = workers()
    let isOver = false
    const selling = Promise.all([1, 2, 3, 4].map(() => sellUntil(() => isOver)))
    leader.kill('SIGHUP')
    await until(async () => {
      const now = workers()
      return now.length === 2 && now.every((pid) => !before.includes(pid))
    })
    isOver = true
    const statuses = (await selling).flat()
    expect(statuses.length).toBeGreaterThan(20)
    expect([...new Set(statuses)]).toEqual([200])
    const { status, body } = await reach(base(), staff, findOrders, { query: {} })
    expect([status, body.total]).toEqual([200, await ordersSold()])
  },
)

const ordersSold = async () => {
  const { rows } = await server.owner.query<{ n: number }>(
    'select count(*)::int as n from orders where tenant_id = $1',
    [staff.tenantId],
  )
  return rows[0]!.n
}

test.skipIf(!hasProc)('a stopped leader leaves no process, and has sent every trace', async () => {
  const before = workers()
  const beganAt = Date.now() * 1e6
  for (let i = 0; i < 6; i++) await sellAlone()
  leader.kill('SIGTERM')
  const code = await new Promise((ended) => leader.once('exit', ended))
  expect(code).toBe(0)
  for (const pid of before) expect(fs.existsSync(`/proc/${pid}`)).toBe(false)
  const sales = collector
    .spans()
    .filter(
      ({ name, startTimeUnixNano }) =>
        name === `POST ${pathOf(sell)}` && Number(startTimeUnixNano) >= beganAt,
    )
  expect(sales).toHaveLength(6)
  expect(collector.instances()).toBeGreaterThanOrEqual(4)
})

test.skipIf(!hasProc)('a process that dies before it answers is started again', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-dying-'))
  const preload = path.join(folder, 'die.mjs')
  fs.writeFileSync(
    preload,
    `import cluster from 'node:cluster'
import fs from 'node:fs'
const died = ${JSON.stringify(path.join(folder, 'died'))}
if (cluster.isWorker && !fs.existsSync(died)) {
  fs.writeFileSync(died, '')
  process.exit(1)
}`,
  )
  leader.kill('SIGKILL')
  await lead({ NODE_OPTIONS: `--import=${preload}` })
  const [hasDied, answering] = [fs.existsSync(path.join(folder, 'died')), workers()]
  fs.rmSync(folder, { recursive: true })
  expect(hasDied).toBe(true)
  expect(leader.exitCode).toBe(null)
  expect(answering).toHaveLength(2)
  expect((await sellOne()).status).toBe(200)
})
