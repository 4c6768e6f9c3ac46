import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import {
  changeOccurrence,
  validateAvailability,
} from '@guichet/contract/timetables/change-availability.ts'
import { expect, test } from 'vitest'
import { slotChanges } from '../../../test/factories/catalogue/slot-changes.ts'
import {
  aTimetable,
  calendarOf,
  slotOn,
  soldIn,
} from '../../../test/factories/catalogue/timetables.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { changeOf, changeOne } = slotChanges(server, staff)

test('a change of slots with sold places is rejected without a choice, with their number and their orders', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  const order = await soldIn(server, staff, productId, { date: '2030-01-05', quantity: 3 })
  const refused = await changeOne(activityId, '2030-01-05', { timeslotBegin: '10:00' })
  const impact = {
    sold: 3,
    orders: [
      {
        orderReferenceNumber: order.orderReferenceNumber,
        firstName: 'Éloïse',
        lastName: 'Côté',
        date: '2030-01-05',
        beginTime: '09:00',
        tickets: 3,
      },
    ],
  }
  expect(refused.body).toMatchObject({ type: 'PlacesSold', impact })
  expect((await slotOn(server, staff, activityId, '2030-01-05')).version).toBe(1)
  const { version: _, ...asked } = await changeOf(activityId, '2030-01-05', { quantity: 1 })
  expect(
    (await send(server, staff, validateAvailability, { body: asked })).body.impact,
  ).toMatchObject({ sold: 2, orders: [{ tickets: 2 }] })
  expect((await changeOne(activityId, '2030-01-05', { quantity: 3 })).status).toBe(200)
})

test('tickets that stay keep their time: their slot is closed, overbooked, shown with its people, and sells no more', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  const order = await soldIn(server, staff, productId, { date: '2030-01-05', quantity: 3 })
  expect(
    (
      await changeOne(activityId, '2030-01-05', {
        timeslotBegin: '10:00',
        soldTickets: 'keep',
        expectedSold: 3,
      })
    ).status,
  ).toBe(200)
  const { timeslots } = (await calendarOf(server, staff, activityId))[0]!
  expect(timeslots).toMatchObject([{ beginTime: '10:00', quantity: 20, used: 0 }])
  const { rows } = await server.owner.query(
    `select quantity, taken, overbooked
      from resource r
      join slot s on s.id = r.id
      where s.activity_id = $1 and r.taken > 0`,
    [activityId],
  )
  expect(rows).toEqual([{ quantity: 0, taken: 3, overbooked: 3 }])
  await expect(
    soldIn(server, staff, productId, { date: '2030-01-05', quantity: 1 }),
  ).rejects.toThrow('NotEnoughInventory')
  const tickets = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: order.orderReferenceNumber },
  })
  expect(tickets.body.items.map(({ status }) => status)).toEqual([
    'ScheduledActivation',
    'ScheduledActivation',
    'ScheduledActivation',
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('a place sold since the last validation requires another decision', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, { date: '2030-01-05', quantity: 2 })
  expect(
    (
      await changeOne(activityId, '2030-01-05', {
        quantity: 0,
        soldTickets: 'reschedule',
        reschedulingReason: 'Le vent',
        expectedSold: 1,
      })
    ).body,
  ).toMatchObject({ type: 'PlacesSold', impact: { sold: 2 } })
  expect((await slotOn(server, staff, activityId, '2030-01-05')).capacity).toBe(20)
})

test('a slot that another series offers too loses no sold place while enough are left', async () => {
  const { activityId, productId, timetableId } = await aTimetable(server, staff)
  await changeOne(activityId, '2030-01-06', { newDate: '2030-01-05', acceptConflicts: true })
  await soldIn(server, staff, productId, { date: '2030-01-05', quantity: 15 })
  const own = (await calendarOf(server, staff, activityId))[0]!.timeslots.find(
    ({ isOccurringOnce }) => !isOccurringOnce,
  )!
  const { status } = await send(server, staff, changeOccurrence, {
    body: {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId: timetableId,
      availabilityPublicId: own.availabilityPublicId,
      version: own.version,
      quantity: 0,
      timeslotBegin: '09:00',
      timeslotEnd: '12:00',
      newDate: '2030-01-05',
      currentDate: '2030-01-05',
    },
  })
  expect(status).toBe(200)
})
