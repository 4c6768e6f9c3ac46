import { startClientImport } from '@guichet/contract/client-imports/start-client-import.ts'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '../../src/platform/values/zoned-time.ts'
import { importsOf, inOrder } from '../factories/input/client-imports.ts'
import { aSeason, seasonImportsOf } from '../factories/input/season-imports.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { newKey, openTestServer } from '../test-server.ts'
import { inFlight, processesOn, reach, startProcess } from './processes.ts'

// Only processes that a test starts run jobs, so that the test can kill the one at work.
const server = await openTestServer()
await server.app.worker.stop()
afterAll(() => server.close())
const withProcesses = processesOn(server.url)
const until = addDays(new Date().toISOString().slice(0, 10), 90)

/** A business, and a file of `count` clients with one pass each. */
async function aFile(count: number) {
  const staff = await aBusiness(server)
  const { adult, family, emailOf } = await aSeason(server, staff)
  const clients = Array.from({ length: count }, (_, i) => [emailOf(`c${i}`), `Prénom${i}`, family])
  const rows = clients.map((client) => [...client, adult, '', until])
  return { staff, clients, rows, ...seasonImportsOf(server, staff, async () => {}) }
}
const doneOf = async (look: (id: string) => Promise<{ done: number }>, ids: string[]) =>
  (await Promise.all(ids.map(look))).reduce((sum, { done }) => sum + done, 0)
const passesIn = async ({ tenantId }: Staff) =>
  (
    await server.owner.query<{ n: number; clients: number }>(
      `select count(*)::int as n, count(distinct o.client_id)::int as clients
        from ticket t
        join orders o on (o.tenant_id, o.id) = (t.tenant_id, t.order_id)
        where t.tenant_id = $1 and o.is_taken_over`,
      [tenantId],
    )
  ).rows[0]!

test('a process is killed while it imports passes: another one finishes, and each pass exists once', async () => {
  const { staff, rows, begin, look } = await aFile(300)
  const { id } = await begin(rows)
  const doomed = await startProcess(server.url)
  await expect.poll(() => doneOf(look, [id]), { interval: 5, timeout: 30_000 }).toBeGreaterThan(0)
  doomed.child.kill('SIGKILL')
  expect(await doneOf(look, [id])).toBeLessThan(300)
  // A killed process cannot return its lease: the test shortens its 30 s.
  await server.owner.query(
    `update job set leased_until = clock_timestamp()
      where leased_until is not null and ended_at is null`,
  )
  await withProcesses(2, () => expect.poll(() => doneOf(look, [id]), { timeout: 60_000 }).toBe(300))
  expect(await passesIn(staff)).toEqual({ n: 300, clients: 300 })
  expect(await violations(server.owner)).toEqual([])
})

/** The same passes of known clients, in two files that are due when the processes start. */
async function twoFiles(mutant: 'none' | 'no-buyer-lock') {
  const { staff, clients, rows, begin, look } = await aFile(40)
  const { id } = await begin(clients.map((client) => [...client, '', '', '']))
  await withProcesses(1, () => expect.poll(() => doneOf(look, [id]), { timeout: 60_000 }).toBe(40))
  const ids = [(await begin(rows, 'leave')).id, (await begin(rows, 'leave')).id]
  await withProcesses(2, () => expect.poll(() => doneOf(look, ids), { timeout: 60_000 }).toBe(80), {
    mutant,
  })
  return passesIn(staff)
}

test('two files with the same passes, imported concurrently, create each pass once', async () => {
  expect(await twoFiles('none')).toEqual({ n: 40, clients: 40 })
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the buyers two files create a pass twice', async () => {
  expect((await twoFiles('no-buyer-lock')).n).toBeGreaterThan(40)
})

test('thirty requests to start a file are one import', async () => {
  const { staff, rows } = await aFile(3)
  const { upload, check, look } = importsOf(server, staff)
  const file = rows.map(([email, , , pass, , last]) => [email, pass, last].join(',')).join('\n')
  const { publicId: id } = (await upload(`courriel,passe,fin\n${file}`)).body
  await check(id, inOrder('email', 'pass', 'passUntil'))
  await withProcesses(2, async (baseOf) => {
    const key = newKey()
    const answers = await inFlight(30, 30, (i) =>
      reach(baseOf(i), staff, startClientImport, {
        params: { id },
        body: { expected: 3 },
        key: i % 3 ? key : newKey(),
      }),
    )
    const served = answers.filter(({ status }) => status === 200)
    expect(new Set(served.map(({ body }) => body.workPublicId)).size).toBe(1)
    for (const { status, body } of answers)
      if (status !== 200)
        expect(['ImportStarted', 'StillRunning', 'TooManyAtOnce']).toContain(body.type)
    await expect.poll(() => doneOf(look, [id]), { timeout: 60_000 }).toBe(3)
  })
  expect(await passesIn(staff)).toEqual({ n: 3, clients: 3 })
})
