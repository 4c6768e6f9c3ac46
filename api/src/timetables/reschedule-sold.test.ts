import { findReschedulings } from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { changeOccurrence } from '@guichet/contract/timetables/change-availability.ts'
import { removeOccurrence, removeSeries } from '@guichet/contract/timetables/remove-availability.ts'
import { expect, test } from 'vitest'
import {
  aTimetable,
  calendarOf,
  slotOn,
  soldIn,
} from '../../test/factories/catalogue/timetables.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, openTestServer, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const day = '2030-01-05'
const choice = {
  soldTickets: 'reschedule',
  reschedulingReason: 'Le vent a couché la remontée.',
} as const
const shrunkTo = async (activityId: string, quantity: number, over: object) => {
  const { timetablePublicId, availabilityPublicId, version, beginTime, endTime } = await slotOn(
    server,
    staff,
    activityId,
    day,
  )
  return send(server, staff, changeOccurrence, {
    body: {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId,
      availabilityPublicId,
      version,
      quantity,
      timeslotBegin: beginTime,
      timeslotEnd: endTime,
      newDate: day,
      currentDate: day,
      ...over,
    },
    key: newKey(),
  })
}
const ticketsOf = async (productId: string) =>
  (
    await server.owner.query<{ state: string; slot_id: string | null; version: number }>(
      `select t.state, t.slot_id, t.version
        from ticket t
        join unit u on u.id = t.unit_id
        join order_line l on l.id = u.line_id
        where l.product_id = $1
        order by t.id`,
      [productId],
    )
  ).rows
const freed = { state: 'Reschedulable', slot_id: null, version: 2 }
const emailsTo = async (orderId: string) =>
  (
    await server.owner.query(
      `select count(*)::int as n from mail where order_id = $1 and kind = 'rescheduling'`,
      [orderId],
    )
  ).rows[0].n as number

test('tickets beyond the remaining places of a slot are rescheduled: their places are freed, their client gets one email, and the tracking page shows it', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  const order = await soldIn(server, staff, productId, { date: day, quantity: 3 })
  expect((await shrunkTo(activityId, 2, { ...choice, expectedSold: 1 })).status).toBe(200)
  await expect
    .poll(async () => (await ticketsOf(productId)).map(({ state }) => state).sort())
    .toEqual(['Reschedulable', 'ScheduledActivation', 'ScheduledActivation'])
  expect(await slotOn(server, staff, activityId, day)).toMatchObject({ used: 2, capacity: 2 })
  expect(
    (
      await server.owner.query(
        `select count(*)::int as n
          from audit
          where tenant_id = $1 and code = 'ticket.made_reschedulable' and order_id = $2`,
        [staff.tenantId, order.publicId],
      )
    ).rows[0],
  ).toEqual({ n: 1 })
  await expect.poll(() => emailsTo(order.publicId)).toBe(1)
  const { body } = await send(server, staff, findReschedulings, { query: {} })
  expect(body.items[0]).toMatchObject({ reason: choice.reschedulingReason })
  expect(await violations(server.owner)).toEqual([])
})

test('the tickets of a slot, or of a whole series, that is removed are rescheduled as well', async () => {
  for (const endpoint of [removeOccurrence, removeSeries]) {
    const { activityId, productId } = await aTimetable(server, staff)
    await soldIn(server, staff, productId, { date: day, quantity: 2 })
    const { timetablePublicId: id, availabilityPublicId: availabilityId } = await slotOn(
      server,
      staff,
      activityId,
      day,
    )
    const query = { ...choice, expectedSold: '2' }
    const answer =
      endpoint === removeOccurrence
        ? await send(server, staff, removeOccurrence, {
            params: { id, availabilityId },
            query: { date: day, ...query },
          })
        : await send(server, staff, removeSeries, {
            params: { id, availabilityId },
            query: { itemPublicId: activityId, collaboratorPublicId: staff.tenantId, ...query },
          })
    expect(answer.status).toBe(200)
    await expect.poll(() => ticketsOf(productId)).toEqual([freed, freed])
    expect((await calendarOf(server, staff, activityId)).map(({ date }) => date)).not.toContain(day)
  }
  expect(await violations(server.owner)).toEqual([])
})

test('rescheduling clients requires a reason', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, { date: day, quantity: 1 })
  expect(
    (await shrunkTo(activityId, 0, { soldTickets: 'reschedule', expectedSold: 1 })).body.fields,
  ).toMatchObject([{ field: 'reschedulingReason', rule: 'required' }])
  const { timetablePublicId: id, availabilityPublicId: availabilityId } = await slotOn(
    server,
    staff,
    activityId,
    day,
  )
  expect(
    (
      await send(server, staff, removeOccurrence, {
        params: { id, availabilityId },
        query: { date: day, soldTickets: 'reschedule' },
      })
    ).status,
  ).toBe(400)
  expect(await ticketsOf(productId)).toMatchObject([{ state: 'ScheduledActivation' }])
})

test('until the job has freed them, the tickets keep their slot, and their places cannot be sold', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, { date: day, quantity: 2 })
  await server.app.worker.stop()
  expect((await shrunkTo(activityId, 0, { ...choice, expectedSold: 2 })).status).toBe(200)
  expect(await slotOn(server, staff, activityId, day)).toMatchObject({ used: 2, capacity: 0 })
  expect(await violations(server.owner)).toEqual([])
  await expect(soldIn(server, staff, productId, { date: day, quantity: 1 })).rejects.toThrow(
    'NotEnoughInventory',
  )
  const other = await openTestServer({ url: server.url })
  other.app.worker.wake()
  await expect.poll(() => ticketsOf(productId)).toEqual([freed, freed])
  await other.close()
  expect(await slotOn(server, staff, activityId, day)).toMatchObject({ used: 0, capacity: 0 })
  expect(await violations(server.owner)).toEqual([])
})
