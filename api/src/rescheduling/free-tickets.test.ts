import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anActivityDay, anOrderOn, lostDay } from '../../test/factories/sales/lost-days.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { Worker, type JobHandler } from '../platform/jobs/worker.ts'
import { freeTickets } from './free-tickets.job.ts'

let staff: Staff
let pool: ReturnType<typeof openPool>
const server = useTestServer()
beforeAll(async () => {
  // Workers of this test run the job, one chunk at a time.
  await server.app.worker.stop()
  staff = await aBusiness(server)
  pool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
})
afterAll(async () => {
  await pool.end()
})

const orders = 130
async function aLostDay() {
  const day = await anActivityDay(server, staff, { capacity: 500 })
  for (let i = 0; i < orders; i += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        anOrderOn(server, staff, day, { quantity: 1, email: `client-${i + n}@example.test` }),
      ),
    )
  const { body } = await send(server, staff, rescheduleTickets, {
    body: lostDay([day.activityId]),
    key: newKey(),
  })
  return { ...body, day }
}
/** A worker of this kind of job only; after `runs` of its chunks, `after` is called instead. */
function workerOf(
  runs = Infinity,
  after: JobHandler['run'] = async () => {
    throw new Error('the power went')
  },
) {
  let ran = 0
  const rescheduling: JobHandler = {
    lane: 'long',
    tries: 20,
    run: (job) => (++ran <= runs ? freeTickets.run(job) : after(job)),
  }
  return new Worker(pool, { rescheduling }, { restartGraceSeconds: 0 })
}
const now = async () => {
  await server.owner.query('update job set run_at = clock_timestamp() where ended_at is null')
}
const freed = async (id: string) =>
  (
    await server.owner.query(
      'select count(freed_at)::int as n from rescheduling_ticket where rescheduling_id = $1',
      [id],
    )
  ).rows[0].n as number
const emails = async (id: string) =>
  (
    await server.owner.query(
      `select count(*)::int as n, count(distinct order_id)::int as orders
        from mail
        where data ->> 'reschedulingId' = $1`,
      [id],
    )
  ).rows[0] as object
const workOf = async (id: string) =>
  (await send(server, staff, findWork, {})).body.items.find(({ publicId }) => publicId === id)!

test('a job that is killed in its second chunk before the commit continues there, and each client has one email', async () => {
  const { publicId: id, workPublicId, tickets } = await aLostDay()
  expect(tickets).toBe(orders)
  await workerOf(1, (job) =>
    freeTickets.run({
      ...job,
      inTenant: (mode, work) =>
        job.inTenant(mode, async (tx) => {
          await work(tx)
          throw new Error('the power went')
        }),
    }),
  ).drain()
  expect([await freed(id), await emails(id)]).toEqual([100, { n: 100, orders: 100 }])
  expect(await workOf(workPublicId)).toMatchObject({
    kind: 'rescheduling',
    state: 'waiting',
    done: 100,
    total: orders,
    startedBy: 'Maude Essai',
    canCancel: true,
  })
  await now()
  await workerOf().drain()
  expect([await freed(id), await emails(id)]).toEqual([orders, { n: orders, orders }])
  expect(await workOf(workPublicId)).toMatchObject({
    state: 'done',
    done: orders,
    total: orders,
    canCancel: false,
    canResume: false,
  })
})

test('a worker whose lease went to another one writes nothing more', async () => {
  const { publicId: id } = await aLostDay()
  const other = workerOf()
  await workerOf(0, async (job) => {
    await server.owner.query(
      `update job
        set leased_until = clock_timestamp() - interval '1 second'
        where kind = 'rescheduling' and ended_at is null`,
    )
    await other.drain()
    const before = await freed(id)
    await expect(freeTickets.run(job)).rejects.toThrow('lost')
    expect(await freed(id)).toBe(before)
  }).drain()
  expect(await emails(id)).toEqual({ n: orders, orders })
})

test('a job stopped between chunks keeps finished orders and ends when it is resumed; stopping it needs the access of the start', async () => {
  const { publicId: id, workPublicId } = await aLostDay()
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  const cancel = (who = staff) => send(server, who, cancelWork, { params: { id: workPublicId } })
  expect((await cancel(clerk)).body).toMatchObject({ type: 'NoAccess', access: ['Rescheduling'] })
  await workerOf(1, async (job) => {
    expect((await cancel()).body).toMatchObject({
      state: 'running',
      isStopping: true,
      canCancel: false,
    })
    return freeTickets.run(job)
  }).drain()
  expect(await freed(id)).toBe(100)
  expect(await workOf(workPublicId)).toMatchObject({
    state: 'canceled',
    done: 100,
    canResume: true,
  })
  expect(
    (await send(server, staff, resumeWork, { params: { id: workPublicId }, key: newKey() })).body
      .state,
  ).toBe('running')
  await workerOf().drain()
  expect([await freed(id), await emails(id), (await workOf(workPublicId)).state]).toEqual([
    orders,
    { n: orders, orders },
    'done',
  ])
})

test('sales between the preview and the closing are found, and refunded tickets are ignored', async () => {
  const { publicId: id, day } = await aLostDay()
  const {
    rows: [late],
  } = await server.owner.query(
    `delete from rescheduling_ticket
      where ctid = (select ctid from rescheduling_ticket where rescheduling_id = $1 limit 1)
      returning ticket_id`,
    [id],
  )
  const {
    rows: [gone],
  } = await server.owner.query(
    'select ticket_id, order_id from rescheduling_ticket where rescheduling_id = $1 limit 1',
    [id],
  )
  await server.owner.query('update ticket set voided_at = now() where id = $1', [gone.ticket_id])
  await server.owner.query(
    `update claim c set released_at = now() from ticket t where t.id = $1 and c.unit_id = t.unit_id`,
    [gone.ticket_id],
  )
  await server.owner.query(
    'update resource set taken = taken - 1, overbooked = overbooked - 1 where id = $1',
    [day.slot.slotId],
  )
  await workerOf().drain()
  expect(
    (await server.owner.query('select state from ticket where id = $1', [late.ticket_id])).rows[0]
      .state,
  ).toBe('Reschedulable')
  expect(
    (
      await server.owner.query('select from rescheduling_ticket where ticket_id = $1', [
        gone.ticket_id,
      ])
    ).rowCount,
  ).toBe(0)
  expect(
    (
      await server.owner.query(`select from mail where order_id = $1 and kind = 'rescheduling'`, [
        gone.order_id,
      ])
    ).rowCount,
  ).toBe(0)
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([])
})
