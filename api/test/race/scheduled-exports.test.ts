import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  findExportRuns,
  runScheduledExport,
} from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import { afterAll, expect, test } from 'vitest'
import { anOrder } from '../factories/sales/orders.ts'
import { anExport, makeDue } from '../factories/scheduled-exports.ts'
import { aBusiness, aStaff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { newKey, openTestServer, send } from '../test-server.ts'
import { inFlight, reach, startProcess } from './processes.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'guichet-exports-'))
const env = { DATA_DIR: dataDir }
const server = await openTestServer()
// Due jobs are left to the processes under test.
await server.app.worker.stop()
const staff = await aBusiness(server)
const readers = await inFlight(3, 1, () => aStaff(server, staff, { accesses: ['Orders'] }))
await anOrder(server, staff, { quantity: 2 })
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const recipientPublicIds = [staff, ...readers].map(({ accountId }) => accountId)
const fiveMinutesAgo = () => new Date(Date.now() - 5 * 60_000).toISOString()
/** Due schedules, each queued as often as a lost lease could queue it. */
const dueExports = (count: number) =>
  inFlight(count, 4, async () => {
    const { publicId: id } = await anExport(server, staff, { recipientPublicIds })
    await makeDue(server, { id, at: fiveMinutesAgo(), times: 4 })
    return id
  })
const runsOf = async (id: string) =>
  (await send(server, staff, findExportRuns, { params: { id } })).body.items
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    if (await isTrue()) return
    await wait(100)
  }
  throw new Error('it did not come to that')
}
const areDone = (ids: readonly string[]) => async () => {
  const { rows } = await server.owner.query<{ n: number }>(
    `select count(*)::int as n
      from job
      where ended_at is null and run_at <= clock_timestamp()
        and kind in ('due-export', 'write-export')`,
  )
  const runs = await inFlight(ids.length, 4, (i) => runsOf(ids[i]!))
  return rows[0]!.n === 0 && runs.flat().every(({ state }) => state !== 'waiting')
}
const mailsOf = async (runIds: readonly string[]) =>
  (
    await server.owner.query<{ n: number }>(
      `select count(*)::int as n from mail where data ->> 'runId' = any($1)`,
      [runIds],
    )
  ).rows[0]!.n
const storedFiles = async () =>
  (await readdir(path.join(dataDir, 'files', staff.tenantId)).catch(() => [])).length

test('two processes run eight schedules, each queued four times: one run, one file, and one email per recipient', async () => {
  const ids = await dueExports(8)
  const apps = await Promise.all([
    startProcess(server.url, { env }),
    startProcess(server.url, { env }),
  ])
  try {
    await until(areDone(ids))
    const runs = (await inFlight(8, 4, (i) => runsOf(ids[i]!))).flat()
    expect(runs.map(({ state }) => state)).toEqual(Array<string>(8).fill('done'))
    expect(await storedFiles()).toBe(8)
    expect(await mailsOf(runs.map(({ publicId }) => publicId))).toBe(8 * 4)
    // Three people who submit four times each get one run each at most; equal requests share it.
    const keys = readers.map(() => newKey())
    const pressed = await inFlight(12, 12, (i) =>
      reach(apps[i % 2]!.base, readers[i % 3]!, runScheduledExport, {
        params: { id: ids[0]! },
        key: keys[i % 3]!,
      }),
    )
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]))
    await until(areDone(ids))
    expect((await runsOf(ids[0]!)).length).toBeLessThanOrEqual(4)
    expect(await violations(server.owner)).toEqual([])
  } finally {
    await Promise.all(apps.map((app) => app.stop()))
  }
})

test('a process is killed after storing the file: another one sends the emails once', async () => {
  const [id] = await dueExports(1)
  const before = await storedFiles()
  const doomed = await startProcess(server.url, {
    env,
    entry: path.join(import.meta.dirname, '../crash/serve-until-file.ts'),
  })
  await new Promise((ended) => {
    doomed.child.once('exit', ended)
  })
  expect(doomed.child.signalCode).toBe('SIGKILL')
  const [left] = await runsOf(id!)
  expect([left!.state, await storedFiles(), await mailsOf([left!.publicId])]).toEqual([
    'waiting',
    before + 1,
    0,
  ])
  // The lease of the killed process is expired, as it would be after 30 s.
  await server.owner.query(
    `update job set leased_until = clock_timestamp() - interval '1 second'
      where ended_at is null and leased_until is not null`,
  )
  const app = await startProcess(server.url, { env })
  try {
    await until(areDone([id!]))
    const [run] = await runsOf(id!)
    expect([run!.publicId, run!.state]).toEqual([left!.publicId, 'done'])
    expect([await storedFiles(), await mailsOf([run!.publicId])]).toEqual([before + 1, 4])
    expect(await violations(server.owner)).toEqual([])
  } finally {
    await app.stop()
  }
})

test('mutant: without the lock of a schedule and the index of its moments a schedule runs several times', async () => {
  const ids = await dueExports(4)
  const mutant = await startProcess(server.url, { mutant: 'no-due-lock', env })
  try {
    await until(areDone(ids))
    const runs = await inFlight(4, 4, (i) => runsOf(ids[i]!))
    expect(Math.max(...runs.map(({ length }) => length))).toBeGreaterThan(1)
  } finally {
    await mutant.stop()
  }
})
