import type { Body } from '@guichet/contract/endpoint.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalWeekdayByOtherPath,
  changeWeekday,
  validateAvailability,
} from '@guichet/contract/timetables/change-availability.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import {
  aRentalTimetable,
  aTimetable,
  calendarOf,
  slotOn,
  soldIn,
} from '../../test/factories/timetables.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, openTestServer, send, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Staff
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
})
afterAll(() => server.close())

type Change = Body<typeof changeOccurrence>
const changeOf = async (
  activityId: string,
  date: string,
  over: Partial<Change> = {},
): Promise<Change> => {
  const { timetablePublicId, availabilityPublicId, version, quantity, beginTime, endTime } =
    await slotOn(server, staff, activityId, date)
  return {
    collaboratorPublicId: staff.tenantId,
    timetablePublicId,
    availabilityPublicId,
    version,
    quantity,
    timeslotBegin: beginTime,
    timeslotEnd: endTime,
    newDate: date,
    currentDate: date,
    ...over,
  }
}
const changeOne = async (activityId: string, date: string, over: Partial<Change>, who = staff) =>
  send(
    server,
    who,
    changeOccurrence,
    { body: await changeOf(activityId, date, over) },
    { key: newKey() },
  )
const weekday = async (activityId: string, date: string, over: Partial<Change>) =>
  send(
    server,
    staff,
    changeWeekday,
    { body: await changeOf(activityId, date, over) },
    { key: newKey() },
  )
const saturdays = ['2030-01-05', '2030-01-12', '2030-01-19', '2030-01-26']
const timesOf = async (activityId: string) =>
  (await calendarOf(server, staff, activityId)).flatMap(({ date, timeslots }) =>
    timeslots.map((slot) => `${date} ${slot.beginTime} ${slot.quantity}`),
  )

test('one slot changes its time and quantity alone, and is still of its series', async () => {
  const { activityId } = await aTimetable(server, staff, { weekdays: ['Saturday'] })
  const { status, body } = await changeOne(activityId, '2030-01-12', {
    timeslotBegin: '10:00',
    quantity: 35,
  })
  expect([status, body.occurrences, body.version]).toEqual([200, 1, 2])
  expect(await timesOf(activityId)).toEqual([
    '2030-01-05 09:00 20',
    '2030-01-12 10:00 35',
    '2030-01-19 09:00 20',
    '2030-01-26 09:00 20',
  ])
  expect(await slotOn(server, staff, activityId, '2030-01-12')).toMatchObject({
    isOccurringOnce: false,
  })
})

test('one that moves to another day stands for itself there, and its day is free', async () => {
  const { activityId } = await aTimetable(server, staff, { weekdays: ['Saturday'] })
  const { body } = await changeOne(activityId, '2030-01-12', { newDate: '2030-01-15' })
  expect(await timesOf(activityId)).toEqual([
    '2030-01-05 09:00 20',
    '2030-01-15 09:00 20',
    '2030-01-19 09:00 20',
    '2030-01-26 09:00 20',
  ])
  expect(await slotOn(server, staff, activityId, '2030-01-15')).toMatchObject({
    isOccurringOnce: true,
    availabilityPublicId: body.availabilityPublicId,
  })
  expect((await weekday(activityId, '2030-01-15', { quantity: 3 })).body.fields).toMatchObject([
    { field: 'availabilityPublicId' },
  ])
})

test('a weekday changes from its date on: what is before stays, what was changed by itself stays', async () => {
  const { activityId } = await aTimetable(server, staff)
  await changeOne(activityId, '2030-01-19', { quantity: 5 })
  const { body } = await weekday(activityId, '2030-01-12', { timeslotBegin: '08:00', quantity: 50 })
  expect(body.occurrences).toBe(2)
  expect(
    (await timesOf(activityId)).filter((slot) => saturdays.includes(slot.slice(0, 10))),
  ).toEqual([
    '2030-01-05 09:00 20',
    '2030-01-12 08:00 50',
    '2030-01-19 09:00 5',
    '2030-01-26 08:00 50',
  ])
  expect(
    (await timesOf(activityId)).filter((slot) => !saturdays.includes(slot.slice(0, 10))),
  ).toHaveLength(4)
  expect((await slotOn(server, staff, activityId, '2030-01-12')).isOccurringOnce).toBe(false)
  expect(
    (await weekday(activityId, '2030-01-12', { newDate: '2030-01-13' })).body.fields,
  ).toMatchObject([{ field: 'newDate', rule: 'sameDate' }])
  expect(
    (await weekday(activityId, '2030-01-12', { weekday: 'Sunday' })).body.fields,
  ).toMatchObject([{ field: 'weekday' }])
})

test('a quantity of 0 closes a slot that is still shown; the whole weekday may be closed so too', async () => {
  const { activityId, productId } = await aTimetable(server, staff, { weekdays: ['Saturday'] })
  expect((await changeOne(activityId, '2030-01-05', { quantity: 0 })).status).toBe(200)
  expect(await slotOn(server, staff, activityId, '2030-01-05')).toMatchObject({
    quantity: 0,
    capacity: 0,
    isClosed: false,
  })
  await expect(soldIn(server, staff, productId, '2030-01-05', 1)).rejects.toThrow(
    'NotEnoughInventory',
  )
  expect((await weekday(activityId, '2030-01-12', { quantity: 0 })).status).toBe(200)
  expect(await timesOf(activityId)).toEqual(saturdays.map((date) => `${date} 09:00 0`))
})

test('two people edit one series: one wins, the other is told who changed what', async () => {
  const { activityId } = await aTimetable(server, staff)
  const [first, second] = [
    await changeOf(activityId, '2030-01-05', { quantity: 8 }),
    await changeOf(activityId, '2030-01-12', { quantity: 9 }),
  ]
  expect(
    (
      await send(
        server,
        await aStaff(server, staff, { accesses: ['Timetables'] }),
        changeOccurrence,
        { body: first },
      )
    ).status,
  ).toBe(200)
  expect((await send(server, staff, changeOccurrence, { body: second })).body).toMatchObject({
    type: 'StaleVersion',
    version: 2,
    changedBy: 'Théo Essai',
    changedFields: ['quantity'],
  })
})

test('overlaps with other slots are told before, and refused without a yes; the slot itself is never in its own way', async () => {
  const { activityId } = await aTimetable(server, staff, {
    timeslots: [
      { beginTimeslot: '09:00', endTimeslot: '12:00' },
      { beginTimeslot: '13:00', endTimeslot: '16:00' },
    ],
  })
  const { version: _, ...asked } = await changeOf(activityId, '2030-01-05', {
    timeslotEnd: '14:00',
  })
  const told = await send(server, staff, validateAvailability, { body: asked })
  expect(told.body).toMatchObject({
    hasConflicts: true,
    occurrences: 1,
    conflicts: [
      {
        weekday: 'Saturday',
        timeslotEndTime: '14:00',
        conflictingTimetableBeginTime: '13:00',
        conflictingTimetableTitle: 'Hiver',
      },
    ],
  })
  expect(
    (await send(server, staff, validateAvailability, { body: { ...asked, scope: 'weekday' } }))
      .body,
  ).toMatchObject({ occurrences: 4, conflicts: [{ dates: 4 }] })
  expect((await changeOne(activityId, '2030-01-05', { timeslotEnd: '14:00' })).body.type).toBe(
    'TimetableConflict',
  )
  expect((await changeOne(activityId, '2030-01-05', { timeslotEnd: '12:30' })).status).toBe(200)
  expect(
    (await changeOne(activityId, '2030-01-05', { timeslotEnd: '14:00', acceptConflicts: true }))
      .status,
  ).toBe(200)
})

test('sold places: nothing happens without a choice, and the answer says how many and whose they are', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  const order = await soldIn(server, staff, productId, '2030-01-05', 3)
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

test('kept tickets keep their time: their slot is closed, overbooked, shown with its people, and sells no more', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  const order = await soldIn(server, staff, productId, '2030-01-05', 3)
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
    'select quantity, taken, overbooked from resource r join slot s on s.id = r.id where s.activity_id = $1 and r.taken > 0',
    [activityId],
  )
  expect(rows).toEqual([{ quantity: 0, taken: 3, overbooked: 3 }])
  await expect(soldIn(server, staff, productId, '2030-01-05', 1)).rejects.toThrow(
    'NotEnoughInventory',
  )
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

test('a place that was sold since somebody looked asks again', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, '2030-01-05', 2)
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

test('a slot that another series offers too loses nothing that is sold while enough is left', async () => {
  const { activityId, productId, timetableId } = await aTimetable(server, staff)
  await changeOne(activityId, '2030-01-06', { newDate: '2030-01-05', acceptConflicts: true })
  await soldIn(server, staff, productId, '2030-01-05', 15)
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

test('bad changes are refused at their places', async () => {
  const { activityId } = await aTimetable(server, staff)
  const fieldsOf = ({ body }: { body: { fields?: { field: string; rule: string }[] } }) =>
    (body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)
  expect(fieldsOf(await changeOne(activityId, '2030-01-05', { newDate: '2020-01-05' }))).toEqual([
    'newDate nonPastPeriod',
  ])
  expect(fieldsOf(await changeOne(activityId, '2030-01-05', { timeslotBegin: '13:00' }))).toEqual([
    'timeslotEnd order',
  ])
  expect(fieldsOf(await changeOne(activityId, '2030-01-05', { quantity: 10_001 }))).toEqual([
    'quantity maxValue',
  ])
  expect(
    fieldsOf(
      await changeOne(activityId, '2030-01-05', { newDate: '2030-03-10', timeslotBegin: '02:30' }),
    ),
  ).toEqual(['timeslotBegin clockChange'])
  expect(
    (
      await changeOne(activityId, '2030-01-05', {
        currentDate: '2030-01-08',
        newDate: '2030-01-08',
      })
    ).body.type,
  ).toBe('NotFound')
  const foreign = await aBusiness(server)
  expect(
    (
      await send(server, foreign, changeOccurrence, {
        body: {
          ...(await changeOf(activityId, '2030-01-05')),
          collaboratorPublicId: foreign.tenantId,
        },
      })
    ).body.type,
  ).toBe('NotFound')
})

test('an equipment type: begin times and durations on one day, on a weekday, on another day', async () => {
  const { typeId } = await aRentalTimetable(server, staff)
  const at = async (date: string) =>
    (await calendarOf(server, staff, typeId)).find((day) => day.date === date)!.availabilities[0]!
  const body = async (date: string, over: Partial<Body<typeof changeRentalOccurrence>> = {}) => {
    const { timetablePublicId, availabilityPublicId, version, beginTimes, durations } =
      await at(date)
    return {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId,
      availabilityPublicId,
      version,
      beginTimes,
      durations,
      newDate: date,
      currentDate: date,
      ...over,
    }
  }
  expect(
    (
      await send(server, staff, changeRentalOccurrence, {
        body: await body('2030-01-05', { beginTimes: ['13:00', '10:00'] }),
      })
    ).status,
  ).toBe(200)
  expect(await at('2030-01-05')).toMatchObject({
    beginTimes: ['10:00', '13:00'],
    durations: ['02:00:00', '1.00:00:00'],
    isOccurringOnce: false,
  })
  expect(
    (
      await send(server, staff, changeRentalWeekdayByOtherPath, {
        body: await body('2030-01-12', { durations: ['02:00:00'] }),
      })
    ).body.occurrences,
  ).toBe(3)
  expect([(await at('2030-01-05')).durations, (await at('2030-01-26')).durations]).toEqual([
    ['02:00:00', '1.00:00:00'],
    ['02:00:00'],
  ])
  expect(
    (
      await send(server, staff, changeRentalOccurrence, {
        body: await body('2030-01-13', { newDate: '2030-01-14' }),
      })
    ).status,
  ).toBe(200)
  expect(await at('2030-01-14')).toMatchObject({ isOccurringOnce: true })
  expect(
    (
      await send(server, staff, changeRentalOccurrence, {
        body: await body('2030-01-20', { durations: ['05:00:00'] }),
      })
    ).body.fields,
  ).toMatchObject([{ field: 'durations.0', rule: 'choice' }])
  expect(
    (
      await send(server, staff, changeOccurrence, {
        body: {
          ...(await body('2030-01-20')),
          beginTimes: undefined,
          durations: undefined,
          timeslotBegin: '09:00',
          timeslotEnd: '10:00',
          quantity: 1,
        } as never,
      })
    ).body.type,
  ).toBe('NotFound')
})
