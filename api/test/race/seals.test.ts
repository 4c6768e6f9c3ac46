import { setTimeout as wait } from 'node:timers/promises'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { sealAudit } from '../../src/audit/public.ts'
import { verifyAndKeep } from '../../src/audit/verify-chain.ts'
import { openPool } from '../../src/platform/db/open-pool.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { someLines } from '../factories/sales/trails.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { newKey, openTestServer, send } from '../test-server.ts'
import { inFlight, processesOn, startProcess } from './processes.ts'

const server = await openTestServer()
const withProcesses = processesOn(server.url)
const workerPool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
afterAll(async () => {
  await workerPool.end()
  await server.close()
})

const waiting = async (staff: Staff) =>
  (
    await server.owner.query('select from audit_unsealed where tenant_id = $1 limit 1', [
      staff.tenantId,
    ])
  ).rowCount
async function untilSealed(staff: Staff): Promise<void> {
  for (let i = 0; i < 600; i += 1) {
    if ((await waiting(staff)) === 0) return
    await wait(100)
  }
  throw new Error('it is not sealed')
}
const linesOf = async (staff: Staff) =>
  (
    await server.owner.query<{ n: number }>(
      'select count(*)::int as n from audit where tenant_id = $1',
      [staff.tenantId],
    )
  ).rows[0]!.n
const faultsOf = async (staff: Staff) =>
  (await verifyAndKeep(server.pool, staff.tenantId)).faults.map(({ kind }) => kind)

test('three sealers run while sixteen writers write: one chain, without a duplicate or missing number', async () => {
  const staff = await aBusiness(server)
  await withProcesses(2, async () => {
    let isWriting = true
    const own = (async () => {
      while (isWriting) await sealAudit(workerPool)
    })()
    await inFlight(200, 16, () => someLines(server, staff, 7))
    await untilSealed(staff)
    isWriting = false
    await own
    expect(await faultsOf(staff)).toEqual([])
    const { head } = await verifyAndKeep(server.pool, staff.tenantId)
    expect(head.number).toBe(await linesOf(staff))
  })
})

test('sealers killed repeatedly leave a chain that the next one continues', async () => {
  const staff = await aBusiness(server)
  for (let round = 0; round < 5; round += 1) {
    const doomed = await startProcess(server.url)
    const writing = inFlight(40, 8, () => someLines(server, staff, 60))
    await wait(200 + 300 * round)
    doomed.child.kill('SIGKILL')
    await writing
    expect(await faultsOf(staff)).toEqual([])
  }
  await sealAudit(workerPool)
  expect(await waiting(staff)).toBe(0)
  expect(await faultsOf(staff)).toEqual([])
  const { head } = await verifyAndKeep(server.pool, staff.tenantId)
  expect(head.number).toBe(await linesOf(staff))
})

const manyLines = process.env.LONG === '1' ? 100_000 : 10_000
test(`${manyLines} lines are sealed during sales, none of which waits for the sealer`, async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { capacity: 10_000 })
  const sale = async () => {
    const since = performance.now()
    const { status } = await send(server, staff, sell, {
      body: { tickets: [line], email: 'a@example.test', payment: { method: 'cash' } } as never,
      key: newKey(),
    })
    expect(status).toBe(200)
    return performance.now() - since
  }
  // On a busy machine, each transaction must fit in the statement timeout.
  await inFlight(manyLines / 1000, 4, () => someLines(server, staff, 1000))
  // An installation has statistics of its tables; without them the verification may read slowly.
  await server.owner.query('analyze audit, audit_unsealed')
  const quiet = await inFlight(40, 1, sale)
  const since = performance.now()
  let isSealing = true
  const sealing = sealAudit(workerPool).then((sealed) => {
    isSealing = false
    return { sealed, seconds: (performance.now() - since) / 1000 }
  })
  const during: number[] = []
  let mostWaiting = 0
  while (isSealing) {
    during.push(await sale())
    const { rows } = await server.owner.query<{ n: number }>(
      `select count(*)::int as n
        from pg_stat_activity waiting
        join pg_stat_activity sealer on sealer.pid = any(pg_blocking_pids(waiting.pid))
        where waiting.datname = current_database() and sealer.query like '%audit_seal%'`,
    )
    mostWaiting = Math.max(mostWaiting, rows[0]!.n)
  }
  const { sealed, seconds } = await sealing
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
  process.stdout.write(
    `  ${sealed} lines sealed in ${seconds.toFixed(1)} s; a sale: ${median(quiet).toFixed(0)} ms before, ${median(during).toFixed(0)} ms during (${during.length} sales, longest ${Math.max(...during).toFixed(0)} ms)\n`,
  )
  expect(sealed).toBeGreaterThan(manyLines)
  expect(mostWaiting).toBe(0)
  await server.owner.query('analyze audit_seal, audit_unsealed')
  expect(await faultsOf(staff)).toEqual([])
})

/**
 * Runs two sealers that have both read the unsealed lines, unless a lock prevents it, before either
 * writes a seal.
 */
async function sealTogether(staff: Staff, mutant: 'none' | 'no-chain-lock'): Promise<void> {
  // The head exists, and no other business has anything to seal.
  await someLines(server, staff, 1)
  await sealAudit(workerPool)
  const seal = async () => {
    const gate = new pg.Client({ connectionString: server.url })
    await gate.connect()
    try {
      await gate.query('begin')
      await gate.query('lock table audit_seal in share mode')
      await someLines(server, staff, 40)
      await mostAtTheGate(mutant === 'none' ? 1 : 2)
      await gate.query('commit')
      await untilSealed(staff)
    } finally {
      await gate.end()
    }
  }
  await withProcesses(2, seal, { mutant })
}

const writersAtTheGate = async (): Promise<number> =>
  (
    await server.owner.query(
      `select from pg_locks where relation = 'audit_seal'::regclass and not granted`,
    )
  ).rowCount!

/** Waits for that many writers at the table, and half a second more for unexpected ones. */
async function mostAtTheGate(expected: number): Promise<void> {
  const all = async () => (await writersAtTheGate()) >= expected
  await vi.waitUntil(all, { timeout: 60_000, interval: 50 })
  await wait(500)
  expect(await writersAtTheGate()).toBe(expected)
}

test('two sealers that run at the same moment leave an intact chain', async () => {
  const staff = await aBusiness(server)
  await sealTogether(staff, 'none')
  expect(await faultsOf(staff)).toEqual([])
})

test('mutant: without the lock of the head and the key of the numbers two sealers break the chain', async () => {
  let faults: string[] = []
  // Two sealers that start in the same millisecond write equal seals.
  for (let round = 0; round < 5 && faults.length === 0; round += 1) {
    const staff = await aBusiness(server)
    await sealTogether(staff, 'no-chain-lock')
    faults = await faultsOf(staff)
  }
  expect(faults).not.toEqual([])
})
