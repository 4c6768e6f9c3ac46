import { activateFoundTickets } from '@guichet/contract/bulk/activate-found-tickets.ts'
import { getBulk } from '@guichet/contract/bulk/get-bulk.ts'
import { rescheduleFoundTickets } from '@guichet/contract/bulk/reschedule-found-tickets.ts'
import { resendOrders } from '@guichet/contract/bulk/resend-orders.ts'
import { activateTickets } from '@guichet/contract/tickets/activate-tickets.ts'
import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { anActivityDay, anOrderOn } from '../../test/factories/sales/lost-days.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { Worker, type JobHandler } from '../platform/jobs/worker.ts'
import { freeTickets } from '../rescheduling/free-tickets.job.ts'
import { bulkJobs } from './bulk.module.ts'

const server = useTestServer()
let staff: Staff
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  // Workers of this test run the job, one chunk at a time.
  await server.app.worker.stop()
  pool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
})
afterAll(() => pool.end())
beforeEach(async () => {
  staff = await aBusiness(server)
})

/** A worker of one kind of job, which is killed after `runs` chunks. */
function workerOf(kind: keyof typeof bulkJobs, runs = Infinity) {
  let ran = 0
  const handler: JobHandler = {
    ...bulkJobs[kind],
    run: (job) =>
      bulkJobs[kind].run(
        ++ran <= runs
          ? job
          : {
              ...job,
              inTenant: (mode, work) =>
                job.inTenant(mode, async (tx) => {
                  await work(tx)
                  throw new Error('the power went')
                }),
            },
      ),
  }
  return new Worker(pool, { [kind]: handler }, { restartGraceSeconds: 0 })
}
const now = () =>
  server.owner.query('update job set run_at = clock_timestamp() where ended_at is null')
const activateAll = (expected: number, more: object = {}) =>
  send(server, staff, activateFoundTickets, { body: { expected, ...more }, key: newKey() })
const resendAll = (expected: number, more: object = {}) =>
  send(server, staff, resendOrders, { body: { expected, ...more }, key: newKey() })
const resultOf = async (id: string, query: object = {}) =>
  (await send(server, staff, getBulk, { params: { id }, query })).body
const lines = async (code: string) =>
  (
    await server.owner.query(
      'select count(*)::int as n from audit where tenant_id = $1 and code = $2 and account_id = $3',
      [staff.tenantId, code, staff.accountId],
    )
  ).rows[0].n as number
const confirmations = async () =>
  (
    await server.owner.query(
      `select count(*)::int as n
        from mail
        where tenant_id = $1 and kind = 'order-confirmation'`,
      [staff.tenantId],
    )
  ).rows[0].n as number

test('an action that is killed in its second chunk continues there, and activates each ticket once', async () => {
  await anytimeTickets(server, staff, { quantity: 25 })
  await anytimeTickets(server, staff, { quantity: 25 })
  await anytimeTickets(server, staff, { quantity: 20 })
  const { body: started } = await activateAll(70)
  await workerOf('activation', 1).drain()
  expect((await resultOf(started.publicId)).counts).toEqual({ waiting: 20, done: 50, refused: 0 })
  expect(await lines('ticket.activated')).toBe(50)
  await now()
  await workerOf('activation').drain()
  expect((await resultOf(started.publicId)).counts).toEqual({ waiting: 0, done: 70, refused: 0 })
  expect(await lines('ticket.activated')).toBe(70)
  const { items } = (await send(server, staff, findWork, {})).body
  expect(items[0]).toMatchObject({
    kind: 'activation',
    state: 'done',
    done: 70,
    total: 70,
    subjectPublicId: started.publicId,
  })
})

test('an action that is not allowed is rejected with its reason, and blocks no other', async () => {
  const { ticketIds } = await anytimeTickets(server, staff, { quantity: 3 })
  const { body: started } = await activateAll(3)
  await send(server, staff, activateTickets, {
    body: { tickets: [{ publicId: ticketIds[1]! }] },
    key: newKey(),
  })
  await workerOf('activation').drain()
  const result = await resultOf(started.publicId)
  expect(result.counts).toEqual({ waiting: 0, done: 2, refused: 1 })
  expect(result.items[0]).toMatchObject({
    subjectPublicId: ticketIds[1],
    outcome: 'refused',
    problem: 'InvalidTicketTransition',
  })
  expect((await resultOf(started.publicId, { outcome: 'done' })).items).toHaveLength(2)
  expect((await resultOf(started.publicId, { outcome: 'refused' })).total).toBe(1)
})

test('confirmations are sent again for all orders of a search, and an order without an address is rejected', async () => {
  const first = await anytimeTickets(server, staff)
  await anytimeTickets(server, staff)
  await server.owner.query('update orders set email = null where id = $1', [first.orderId])
  const before = await confirmations()
  const { body: started } = await resendAll(2, { query: 'roy' })
  await workerOf('resend').drain()
  const result = await resultOf(started.publicId)
  expect(result).toMatchObject({ action: 'resend', counts: { waiting: 0, done: 1, refused: 1 } })
  expect(result.items[0]).toMatchObject({
    orderReferenceNumber: first.reference,
    problem: 'NothingToSend',
    reason: 'anonymous',
  })
  expect(await confirmations()).toBe(before + 1)
  expect(await lines('order.confirmation_resent')).toBe(1)
})

test('a stopped action continues where it stopped', async () => {
  await anytimeTickets(server, staff, { quantity: 4 })
  const { body: started } = await activateAll(4)
  const params = { id: started.workPublicId }
  await send(server, staff, cancelWork, { params })
  await workerOf('activation').drain()
  expect((await resultOf(started.publicId)).counts.waiting).toBe(4)
  await send(server, staff, resumeWork, { params, key: newKey() })
  await workerOf('activation').drain()
  expect((await resultOf(started.publicId)).counts.done).toBe(4)
})

test('an action is rejected when it would affect another number than shown, and a repeated key acts once', async () => {
  await anytimeTickets(server, staff, { quantity: 2 })
  expect((await activateAll(3)).body).toMatchObject({ type: 'StaleVersion', found: 2 })
  const key = newKey()
  const clicks = await Promise.all(
    [1, 2, 3].map(() => send(server, staff, activateFoundTickets, { body: { expected: 2 }, key })),
  )
  expect(new Set(clicks.map(({ body }) => body.publicId)).size).toBe(1)
  expect(await lines('bulk.started')).toBe(1)
})

test('two concurrent actions activate each ticket once', async () => {
  await anytimeTickets(server, staff, { quantity: 25 })
  const ids = [(await activateAll(25)).body.publicId, (await activateAll(25)).body.publicId]
  await Promise.all([workerOf('activation').drain(), workerOf('activation').drain()])
  const done = await Promise.all(ids.map(async (id) => (await resultOf(id)).counts.done))
  expect(done[0]! + done[1]!).toBe(25)
  expect(await lines('ticket.activated')).toBe(25)
})

test('tickets of a search become reschedulable, and those without a future time are left out', async () => {
  const day = await anActivityDay(server, staff)
  await anOrderOn(server, staff, day, { quantity: 2 })
  await anytimeTickets(server, staff)
  const { body } = await send(server, staff, rescheduleFoundTickets, {
    body: { expected: 3, reason: 'Vent' },
    key: newKey(),
  })
  expect(body).toMatchObject({ tickets: 2, orders: 1, leftOut: 1 })
  await new Worker(pool, { rescheduling: freeTickets }, { restartGraceSeconds: 0 }).drain()
  const { items } = (await send(server, staff, findWork, {})).body
  expect(items[0]).toMatchObject({ kind: 'rescheduling', state: 'done', done: 2, total: 2 })
  const again = await send(server, staff, rescheduleFoundTickets, {
    body: { expected: 3, reason: 'Vent' },
    key: newKey(),
  })
  expect(again.body.type).toBe('NoTicketToRescheduleFound')
})

test('the result is for members with access to the list, of the same business', async () => {
  await anytimeTickets(server, staff)
  const { body: started } = await activateAll(1)
  const params = { id: started.publicId }
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  expect((await send(server, clerk, getBulk, { params, query: {} })).body.type).toBe('NoAccess')
  expect((await send(server, await aBusiness(server), getBulk, { params, query: {} })).status).toBe(
    404,
  )
})

test('every invariant holds at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
