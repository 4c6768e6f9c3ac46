import fs from 'node:fs'
import path from 'node:path'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../src/database/embedded-database.ts'
import { freePort } from '../../src/database/free-port.ts'
import { migrate } from '../../src/database/migrate.ts'
import { scratchDir } from '../../src/database/scratch-dir.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { proxiedDatabase } from '../faults/proxied-database.ts'
import { isReady, sale, until } from '../faults/sales.ts'
import { violations } from '../invariants/violations.ts'
import { inFlight, reach, tally } from '../race/processes.ts'
import { seed } from '../seed.ts'
import { newKey, openTestServer } from '../test-server.ts'
import { openRoundRobin, sellers, sellOnce, type Ledger, type Line } from './siege-clients.ts'
import { supervised, type SupervisedServer } from './supervised.ts'

const seconds = Number(process.env.SIEGE_SECONDS ?? 80)
const silenceSeconds = 25
const clients = 32
// The seed, which is in the title, determines the faults.
let state = seed
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))
const say = (texts: string) => process.stdout.write(`  ${texts}\n`)

const dataDir = scratchDir('siege')
let database: EmbeddedDatabase
let network: Awaited<ReturnType<typeof proxiedDatabase>>
let servers: [SupervisedServer, SupervisedServer]
let balancer: Awaited<ReturnType<typeof openRoundRobin>>
let staff: Staff
let lines: Line[]
let slots: string[]
const ledger: Ledger = { orders: new Map(), lines: new Map() }
const back: { what: string; ms: number; goalMs: number }[] = []

beforeAll(async () => {
  database = await startEmbeddedDatabase({ dataDir })
  await migrate(database.url)
  const server = await openTestServer({ url: database.url })
  staff = await aBusiness(server)
  const made = []
  for (let i = 0; i < 16; i++) made.push(await aCartLine(server, staff, { capacity: 10_000 }))
  lines = made.map(({ line }, i) => ({ ...line, quantity: 1 + (i % 3) }))
  slots = made.map(({ slotId }) => slotId)
  await server.close()
  network = await proxiedDatabase(database.url)
  servers = [
    await supervised(network.url, await freePort()),
    await supervised(database.url, await freePort()),
  ]
  balancer = await openRoundRobin((turn) => servers[turn % 2]!.port)
})
afterAll(async () => {
  await balancer?.close()
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await network?.close()
  await database?.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const postmaster = () => {
  const note = path.join(dataDir, 'postgres-is-at')
  const at = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : `${dataDir}/postgres`
  return Number(fs.readFileSync(path.join(at, 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const databaseAnswers = () =>
  connected((client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

/** Measures the time from the end of a fault until a server sells again. */
async function measureReturn(what: string, server: SupervisedServer, goalMs: number) {
  const began = performance.now()
  await sellOnce(server.base, staff, lines[0]!, ledger)
  const ms = performance.now() - began
  back.push({ what, ms, goalMs })
  say(`${what}: selling again after ${(ms / 1000).toFixed(2)} s (goal ${goalMs / 1000} s)`)
}

async function killServer(which: 0 | 1) {
  await servers[which].killAndRestart()
  await measureReturn(`server ${which + 1} killed`, servers[which], 5000)
}

async function killDatabase(also?: SupervisedServer) {
  const pid = postmaster()
  process.kill(pid, 'SIGQUIT')
  const restarted = also?.killAndRestart()
  await until(async () => !(await databaseAnswers()), 10, 'the end of the database').catch(() => {})
  await until(databaseAnswers, 60, 'the return of the database')
  await restarted
  const what = also ? 'database and one server killed' : 'database killed'
  const measured = servers.map((server, i) => measureReturn(`${what}, at ${i + 1}`, server, 10_000))
  await Promise.all(measured)
}

/** Silences the network between the first server and the database. */
async function silence() {
  network.silence()
  const isOver = pause(silenceSeconds * 1000)
  const statuses = await inFlight(24, 24, () =>
    reach(servers[0].base, staff, sell, { ...sale(lines[0]!), key: newKey() }),
  )
  say(`a silent network answers ${JSON.stringify(tally(statuses.map(({ status }) => status)))}`)
  await isOver
  network.restore()
  await measureReturn('network silent', servers[0], 10_000)
  expect(tally(statuses.map(({ status }) => status))).toEqual({ 503: 24 })
}

async function faults(isOver: () => boolean) {
  const kinds = [
    () => killServer(0),
    () => killServer(1),
    () => killDatabase(),
    () => killDatabase(servers[1]),
  ]
  for (let round = 0; !isOver(); round++) {
    await pause(1000 + random() * 2000)
    // Each kind once, the silence, and then random kinds.
    if (round === 2) await silence()
    await kinds[round < kinds.length ? round : Math.floor(random() * kinds.length)]!()
  }
}

test(`under kills and a silent network no acknowledged sale is lost or doubled, seed ${seed}`, async () => {
  const ends = performance.now() + seconds * 1000
  let isDone = false
  const selling = sellers(
    clients,
    () => isDone,
    (person) => sellOnce(balancer.base, staff, lines[person % lines.length]!, ledger),
  )
  try {
    await faults(() => performance.now() > ends)
  } finally {
    isDone = true
    await selling
  }
  say(`${ledger.orders.size} sales by ${clients} clients, ${back.length} returns`)
  for (const server of servers) {
    expect(await isReady(server.base)).toBe(true)
    expect(server.ends).toEqual([])
  }
  await connected(async (client) => {
    await expectAsAcknowledged(client)
    expect(await violations(client)).toEqual([])
  })
  expect(back.filter(({ ms, goalMs }) => ms > 2 * goalMs)).toEqual([])
})

async function expectAsAcknowledged(client: pg.Client) {
  const { rows: answers } = await client.query<{ key: string; id: string }>(
    `select key, reply->>'publicId' as id from idempotency where tenant_id = $1`,
    [staff.tenantId],
  )
  const kept = new Map(answers.map(({ key, id }) => [key, id]))
  const lost = [...ledger.orders].filter(([key, id]) => kept.get(key) !== id)
  expect(lost).toEqual([])
  const { rows: orders } = await client.query<{ id: string; tickets: number }>(
    `select o.id, (select count(*)::int from ticket t where t.order_id = o.id) as tickets
       from orders o where tenant_id = $1`,
    [staff.tenantId],
  )
  const known = new Set(ledger.orders.values())
  // Requests that were lost in the network had keys that were never retried: none of them made a
  // sale.
  expect(orders.filter(({ id }) => !known.has(id))).toEqual([])
  expect(orders).toHaveLength(ledger.orders.size)
  const ticketsOf = new Map(orders.map(({ id, tickets }) => [id, tickets]))
  const wrong = [...ledger.orders].filter(
    ([key, id]) => ticketsOf.get(id) !== ledger.lines.get(key)!['quantity'],
  )
  expect(wrong).toEqual([])
  await expectTaken(client)
}

async function expectTaken(client: pg.Client) {
  const sold = lines.map(
    (line) =>
      [...ledger.orders.keys()].filter((key) => ledger.lines.get(key) === line).length *
      Number(line['quantity']),
  )
  const { rows } = await client.query<{ id: string; taken: number }>(
    'select id, taken from resource where id = any($1)',
    [slots],
  )
  expect(slots.map((id) => rows.find((row) => row.id === id)!.taken)).toEqual(sold)
}
