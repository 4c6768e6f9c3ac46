import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { afterAll, expect, test } from 'vitest'
import { anActivityDay, anOrderOn, lostDay } from '../factories/sales/lost-days.ts'
import { violations } from '../invariants/violations.ts'
import { inFlight, openRace, reach, startProcess } from '../race/processes.ts'
import { newKey } from '../test-server.ts'

const { server, staff, close } = await openRace()
afterAll(close)

const firstRow = async (sql: string, id: string) =>
  (await server.owner.query(sql, [id])).rows[0] as Record<string, number | boolean>

test('2 000 tickets of 1 000 orders are rescheduled within 30 s although the process is killed, and each client gets one email', async () => {
  const day = await anActivityDay(server, staff, { capacity: 2500 })
  await inFlight(1000, 8, (i) =>
    anOrderOn(server, staff, day, { quantity: 2, email: `client-${i}@example.test` }),
  )
  const doomed = await startProcess(server.url)
  const { body } = await reach(doomed.base, staff, rescheduleTickets, {
    body: lostDay([day.activityId]),
    key: newKey(),
  })
  const id = body.publicId as string
  const freed = async () =>
    (
      await firstRow(
        'select count(freed_at)::int as n from rescheduling_ticket where rescheduling_id = $1',
        id,
      )
    ).n as number
  await expect.poll(freed, { interval: 20 }).toBeGreaterThan(0)
  doomed.child.kill('SIGKILL')
  const before = await freed()
  // A killed process cannot return its leases: the test shortens their minute.
  await server.owner.query(
    `update job
      set leased_until = clock_timestamp()
      where leased_until is not null and ended_at is null`,
  )
  await expect
    .poll(
      async () =>
        (await firstRow('select ended_at is not null as ended from rescheduling where id = $1', id))
          .ended,
      { timeout: 60_000 },
    )
    .toBe(true)
  const { seconds } = await firstRow(
    `select extract(epoch from ended_at - created_at)::float as seconds
      from rescheduling
      where id = $1`,
    id,
  )
  process.stdout.write(
    `  ${body.tickets} tickets freed in ${(seconds as number).toFixed(1)} s (goal ≤ 30), ${before} of them before the process died\n`,
  )
  expect([body.tickets, await freed()]).toEqual([2000, 2000])
  await expect
    .poll(
      async () =>
        (
          await firstRow(
            `select count(*)::int as n
              from mail
              where data ->> 'reschedulingId' = $1 and state = 'sent'`,
            id,
          )
        ).n,
      { timeout: 60_000 },
    )
    .toBe(1000)
  expect(
    await firstRow(
      `select count(*)::int as n, count(distinct order_id)::int as orders,
          count(distinct to_email)::int as people
        from mail
        where data ->> 'reschedulingId' = $1`,
      id,
    ),
  ).toEqual({ n: 1000, orders: 1000, people: 1000 })
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([])
  expect(seconds).toBeLessThan(30)
})
