import { activateFoundTickets } from '@guichet/contract/bulk/activate-found-tickets.ts'
import { resendOrders } from '@guichet/contract/bulk/resend-orders.ts'
import { activateTickets } from '@guichet/contract/tickets/activate-tickets.ts'
import { afterAll, expect, test } from 'vitest'
import { anytimeTickets } from '../factories/sales/anytime-tickets.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { newKey, openTestServer, send } from '../test-server.ts'
import { inFlight, processesOn, reach, startProcess } from './processes.ts'

// Only processes that a test starts run jobs, so that the test can kill the one at work.
const server = await openTestServer()
await server.app.worker.stop()
afterAll(() => server.close())

const withProcesses = processesOn(server.url)
const activateAll = (base: string, staff: Staff, expected: number, key = newKey()) =>
  reach(base, staff, activateFoundTickets, { body: { expected }, key })
/** A business with `orders` orders of 25 tickets that are not activated. */
async function waitingTickets(orders: number) {
  const staff = await aBusiness(server)
  const made = await inFlight(orders, 4, () => anytimeTickets(server, staff, { quantity: 25 }))
  return { staff, ticketIds: made.flatMap(({ ticketIds }) => ticketIds) }
}
const numberOf = async (query: string, values: unknown[]) =>
  (await server.owner.query(query, values)).rows[0].n as number
/** Number of activations: the history has one line for each. */
const beginnings = ({ tenantId }: Staff) =>
  numberOf(
    "select count(*)::int as n from audit where tenant_id = $1 and code = 'ticket.activated'",
    [tenantId],
  )
const waiting = (bulkIds: string[]) =>
  numberOf(
    'select count(*)::int as n from bulk_item where bulk_id = any($1) and ended_at is null',
    [bulkIds],
  )
const done = (bulkIds: string[]) =>
  numberOf(
    "select count(*)::int as n from bulk_item where bulk_id = any($1) and outcome = 'done'",
    [bulkIds],
  )
const allEnded = (bulkIds: string[]) =>
  expect.poll(() => waiting(bulkIds), { timeout: 60_000 }).toBe(0)
const idOf = ({ body }: { body: Record<string, unknown> }) => body.publicId as string

test('a process is killed while it activates 500 tickets: another one finishes, and each is activated once', async () => {
  const { staff, ticketIds } = await waitingTickets(20)
  const doomed = await startProcess(server.url)
  const id = idOf(await activateAll(doomed.base, staff, ticketIds.length))
  await expect.poll(() => done([id]), { interval: 5 }).toBeGreaterThan(0)
  doomed.child.kill('SIGKILL')
  const before = await done([id])
  expect(before).toBeLessThan(500)
  // A killed process cannot return its lease: the test shortens its 30 s.
  await server.owner.query(
    `update job
      set leased_until = clock_timestamp()
      where leased_until is not null and ended_at is null`,
  )
  await withProcesses(2, () => allEnded([id]))
  expect([await done([id]), await beginnings(staff)]).toEqual([500, 500])
  expect(await violations(server.owner)).toEqual([])
})

test('three bulk actions and twenty clerks activate the same tickets: each is activated once', async () => {
  const { staff, ticketIds } = await waitingTickets(6)
  await withProcesses(2, async (baseOf) => {
    const started = await Promise.all([0, 1, 2].map((i) => activateAll(baseOf(i), staff, 150)))
    const clerks = await inFlight(20, 10, (i) =>
      reach(baseOf(i), staff, activateTickets, {
        body: { tickets: [{ publicId: ticketIds[i * 7]! }] },
        key: newKey(),
      }),
    )
    const ids = started.map(idOf)
    await allEnded(ids)
    const byClerks = clerks.filter(({ status }) => status === 200).length
    expect((await done(ids)) + byClerks).toBe(150)
  })
  expect(await beginnings(staff)).toBe(150)
  expect(await violations(server.owner)).toEqual([])
})

const notServed = ['StillRunning', 'TooManyAtOnce']
/** Concurrent requests with the same key; those that are not served are refused with `refused`. */
async function presses(
  baseOf: (i: number) => string,
  staff: Staff,
  { count, refused = notServed }: { count: number; refused?: string[] },
) {
  const key = newKey()
  const body = { expected: 4 }
  const answers = await inFlight(count, count, (i) =>
    reach(baseOf(i), staff, resendOrders, { body, key }),
  )
  for (const { status, body: problem } of answers)
    if (status !== 200) expect(refused).toContain(problem.type)
  return new Set(answers.filter(({ status }) => status === 200).map(idOf))
}
async function fourOrders() {
  const staff = await aBusiness(server)
  await inFlight(4, 4, () => anytimeTickets(server, staff))
  return staff
}

test('thirty requests with one key are one bulk action, and one email to each buyer', async () => {
  const staff = await fourOrders()
  const before = await mailsOf(staff)
  await withProcesses(2, async (baseOf) => {
    const ids = await presses(baseOf, staff, { count: 30 })
    expect(ids.size).toBe(1)
    await allEnded([...ids])
  })
  expect((await mailsOf(staff)) - before).toBe(4)
})

const mailsOf = ({ tenantId }: Staff) =>
  numberOf(
    "select count(*)::int as n from mail where tenant_id = $1 and kind = 'order-confirmation'",
    [tenantId],
  )

test('mutant: without idempotency, requests with one key are several bulk actions', async () => {
  const staff = await fourOrders()
  await withProcesses(
    1,
    async (baseOf) => {
      // Without keys they may deadlock until PostgreSQL aborts one of them.
      const refused = [...notServed, 'Unexpected']
      expect((await presses(baseOf, staff, { count: 6, refused })).size).toBeGreaterThan(1)
    },
    { mutant: 'no-idempotency' },
  )
})

test('mutant: without the lock of the orders, bulk actions activate a ticket twice', async () => {
  const { staff } = await waitingTickets(3)
  const ids: string[] = []
  // All of them are due when the processes start, so that they run concurrently.
  for (let i = 0; i < 4; i++) {
    const call = { body: { expected: 75 }, key: newKey() }
    ids.push((await send(server, staff, activateFoundTickets, call)).body.publicId)
  }
  await withProcesses(2, () => allEnded(ids), { mutant: 'no-move-lock' })
  expect(await beginnings(staff)).toBeGreaterThan(75)
})
