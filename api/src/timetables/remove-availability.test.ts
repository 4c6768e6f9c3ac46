import { changeOccurrence } from '@guichet/contract/timetables/change-availability.ts'
import {
  copyTimetable,
  copyWeek,
  findTimetables,
  validateTimetableCopy,
  validateWeekCopy,
} from '@guichet/contract/timetables/copy-timetable.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import {
  getReach,
  removeOccurrence,
  removeSeries,
  removeSeriesByOtherPath,
  removeWeekday,
} from '@guichet/contract/timetables/remove-availability.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import {
  aRentalTimetable,
  aTimetable,
  calendarOf,
  january,
  slotOn,
  soldIn,
  timetableBody,
} from '../../test/factories/timetables.ts'
import { violations } from '../../test/invariants/violations.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Staff
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
})
afterAll(() => server.close())

const at = async (item: string, date: string) => {
  const slot = await slotOn(server, staff, item, date)
  return {
    params: { id: slot.timetablePublicId, availabilityId: slot.availabilityPublicId },
    version: String(slot.version),
  }
}
const datesOf = async (item: string, period = january) =>
  (await calendarOf(server, staff, item, period)).map(({ date }) => date)
const march = {
  beginDateTimeUtc: '2030-03-01T05:00:00.000Z',
  endDateTimeUtc: '2030-04-01T03:59:59.999Z',
}

test('one slot goes, its weekday goes from a date on, the whole series goes: each takes what it says', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { params, version } = await at(activityId, '2030-01-12')
  expect(
    (await send(server, staff, getReach, { params, query: { date: '2030-01-12' } })).body,
  ).toMatchObject({
    version: 1,
    date: { occurrences: 1, lastDate: '2030-01-12' },
    weekday: { occurrences: 3, lastDate: '2030-01-26' },
    item: { occurrences: 8, lastDate: '2030-01-27', impact: { sold: 0, orders: [] } },
  })
  expect(
    (
      await send(server, staff, removeOccurrence, {
        params,
        query: { date: '2030-01-12', version },
      })
    ).body,
  ).toMatchObject({ occurrences: 1, version: 2 })
  expect(
    (
      await send(server, staff, removeOccurrence, {
        params,
        query: { date: '2030-01-12', version: '2' },
      })
    ).body.type,
  ).toBe('NotFound')
  expect(
    (
      await send(server, staff, removeWeekday, {
        params,
        query: { date: '2030-01-13', version: '1' },
      })
    ).body.type,
  ).toBe('StaleVersion')
  expect(
    (
      await send(server, staff, removeWeekday, {
        params,
        query: { date: '2030-01-13', version: '2' },
      })
    ).body.occurrences,
  ).toBe(3)
  expect(await datesOf(activityId)).toEqual([
    '2030-01-05',
    '2030-01-06',
    '2030-01-19',
    '2030-01-26',
  ])
  expect(
    (
      await send(server, staff, removeSeries, {
        params,
        query: { itemPublicId: activityId, collaboratorPublicId: staff.tenantId },
      })
    ).body.occurrences,
  ).toBe(4)
  expect(await datesOf(activityId)).toEqual([])
  const { rows } = await server.owner.query('select active from timetable where id = $1', [
    params.id,
  ])
  expect(rows).toEqual([{ active: false }])
  expect(
    (
      await server.owner.query(
        `select facts->>'scope' as scope from audit where subject_id = $1 and code = 'timetable.removed' order by at`,
        [params.id],
      )
    ).rows.map((row) => row.scope),
  ).toEqual(['date', 'weekday', 'item'])
  expect(await violations(server.owner)).toEqual([])
})

test('a series of two activities is removed for one of them, by either path', async () => {
  const [a, b] = [await aTimetable(server, staff), await aTimetable(server, staff)]
  const { body } = await send(server, staff, createTimetable, {
    body: { ...timetableBody(staff, [a.activityId, b.activityId], { weekdays: ['Monday'] }) },
  })
  const id = body.timetablePublicIds[0]!
  const query = { itemPublicId: b.activityId, collaboratorPublicId: staff.tenantId, version: '1' }
  expect(
    (await send(server, staff, removeSeriesByOtherPath, { params: { id }, query })).body
      .occurrences,
  ).toBe(4)
  expect(await datesOf(a.activityId)).toHaveLength(12)
  expect(await datesOf(b.activityId)).toHaveLength(8)
})

test('sold places ask for a choice; kept ones stay in a closed slot that is still shown with its people', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, '2030-01-05', 4)
  const { params } = await at(activityId, '2030-01-05')
  const query = { itemPublicId: activityId, collaboratorPublicId: staff.tenantId }
  expect((await send(server, staff, removeSeries, { params, query })).body).toMatchObject({
    type: 'PlacesSold',
    impact: { sold: 4 },
  })
  expect(
    (
      await send(server, staff, removeSeries, {
        params,
        query: { ...query, soldTickets: 'keep', expectedSold: '3' },
      })
    ).body.type,
  ).toBe('PlacesSold')
  expect(
    (
      await send(server, staff, removeSeries, {
        params,
        query: { ...query, soldTickets: 'keep', expectedSold: '4' },
      })
    ).status,
  ).toBe(200)
  expect(await calendarOf(server, staff, activityId)).toMatchObject([
    { date: '2030-01-05', timeslots: [{ isClosed: true, quantity: 0, used: 4 }] },
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('what happened is never changed: a series that has begun keeps its past', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { params } = await at(activityId, '2030-01-19')
  const later = await openTestServer({ url: server.url, clock: () => '2030-01-13T15:30:00.000Z' })
  try {
    const answer = await send(later, staff, removeSeries, {
      params,
      query: { itemPublicId: activityId, collaboratorPublicId: staff.tenantId },
    })
    // The one of today still runs: it ends at noon.
    expect(answer.body.occurrences).toBe(5)
    expect(await datesOf(activityId)).toEqual(['2030-01-05', '2030-01-06', '2030-01-12'])
    expect(
      (await send(later, staff, removeOccurrence, { params, query: { date: '2030-01-12' } })).body
        .type,
    ).toBe('NotFound')
  } finally {
    await later.app.http.close()
    await later.app.worker.stop()
    await Promise.all([later.owner.end(), later.pool.end()])
  }
})

test('a week is copied as it stands, each slot once, and told before', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { timetablePublicId, availabilityPublicId, version } = await slotOn(
    server,
    staff,
    activityId,
    '2030-01-05',
  )
  await send(server, staff, changeOccurrence, {
    body: {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId,
      availabilityPublicId,
      version,
      timeslotBegin: '09:00',
      timeslotEnd: '12:00',
      quantity: 7,
      newDate: '2030-01-05',
      currentDate: '2030-01-05',
    },
  })
  const week = {
    collaboratorPublicId: staff.tenantId,
    fromMonday: '2029-12-31',
    toMonday: '2030-03-18',
    itemPublicIds: [activityId],
  }
  expect((await send(server, staff, validateWeekCopy, { body: week })).body).toEqual({
    hasConflicts: false,
    conflicts: [],
    occurrences: 2,
    firstDate: '2030-03-23',
    lastDate: '2030-03-24',
  })
  expect((await send(server, staff, copyWeek, { body: week })).body.occurrences).toBe(2)
  expect(await calendarOf(server, staff, activityId, march)).toMatchObject([
    { date: '2030-03-23', timeslots: [{ quantity: 7, isOccurringOnce: true }] },
    { date: '2030-03-24', timeslots: [{ quantity: 20, isOccurringOnce: true }] },
  ])
  expect((await send(server, staff, copyWeek, { body: week })).body).toMatchObject({
    type: 'TimetableConflict',
    conflicts: [{ weekday: 'Saturday' }, { weekday: 'Sunday' }],
  })
  expect(
    (await send(server, staff, validateWeekCopy, { body: { ...week, toMonday: '2030-03-19' } }))
      .body.fields,
  ).toMatchObject([{ field: 'toMonday', rule: 'monday' }])
  expect(
    (await send(server, staff, validateWeekCopy, { body: { ...week, fromMonday: '2030-07-01' } }))
      .body.fields,
  ).toMatchObject([{ field: 'fromMonday', rule: 'nothingToCopy' }])
  expect(
    (await send(server, staff, validateWeekCopy, { body: { ...week, toMonday: '2020-01-06' } }))
      .body.fields,
  ).toMatchObject([{ field: 'toMonday', rule: 'nonPastPeriod' }])
})

test('a season is copied by its rules to its own weekdays: exceptions of single days are not', async () => {
  const { activityId, timetableId } = await aTimetable(server, staff)
  const { params, version } = await at(activityId, '2030-01-12')
  await send(server, staff, removeOccurrence, { params, query: { date: '2030-01-12', version } })
  const body = {
    collaboratorPublicId: staff.tenantId,
    firstDate: '2031-01-01',
    title: 'Hiver 2031',
  }
  expect(
    (await send(server, staff, validateTimetableCopy, { params: { id: timetableId }, body })).body,
  ).toMatchObject({
    hasConflicts: false,
    occurrences: 8,
    firstDate: '2031-01-04',
    lastDate: '2031-01-26',
  })
  expect(
    (await send(server, staff, copyTimetable, { params: { id: timetableId }, body })).status,
  ).toBe(200)
  const next = await calendarOf(server, staff, activityId, {
    beginDateTimeUtc: '2031-01-01T05:00:00.000Z',
    endDateTimeUtc: '2031-02-01T04:00:00.000Z',
  })
  expect(next.map(({ date }) => date)).toEqual([
    '2031-01-04',
    '2031-01-05',
    '2031-01-11',
    '2031-01-12',
    '2031-01-18',
    '2031-01-19',
    '2031-01-25',
    '2031-01-26',
  ])
  expect(next[0]!.timeslots[0]).toMatchObject({ title: 'Hiver 2031', isOccurringOnce: false })
  const list = await send(server, staff, findTimetables, {
    query: { collaboratorPublicId: staff.tenantId, itemPublicId: activityId },
  })
  expect(list.body.items).toMatchObject([
    { title: 'Hiver 2031', beginDate: '2031-01-04', weekdays: ['Saturday', 'Sunday'] },
    { title: 'Hiver', recurrenceType: 'EveryWeek' },
  ])
})

test('a copy that would fall on a change of the clocks is refused with its date', async () => {
  const { timetableId } = await aTimetable(server, staff, {
    weekdays: ['Sunday'],
    timeslots: [{ beginTimeslot: '02:30', endTimeslot: '04:00' }],
  })
  const { body } = await send(server, staff, validateTimetableCopy, {
    params: { id: timetableId },
    body: { collaboratorPublicId: staff.tenantId, firstDate: '2030-03-01' },
  })
  expect(body.fields).toMatchObject([
    { field: 'firstDate', rule: 'clockChange', detail: expect.stringContaining('2030-03-10') },
  ])
})

test('the season of an equipment type is copied and removed like any other', async () => {
  const { typeId, timetableId } = await aRentalTimetable(server, staff)
  expect(
    (
      await send(server, staff, copyTimetable, {
        params: { id: timetableId },
        body: { collaboratorPublicId: staff.tenantId, firstDate: '2030-03-01' },
      })
    ).body.occurrences,
  ).toBe(8)
  expect(await calendarOf(server, staff, typeId, march)).toMatchObject(
    Array.from({ length: 8 }, () => ({ availabilities: [{ beginTimes: ['09:00', '09:30'] }] })),
  )
  const { availabilityPublicId, version } = (await calendarOf(server, staff, typeId))[0]!
    .availabilities[0]!
  expect(
    (
      await send(server, staff, removeWeekday, {
        params: { id: timetableId, availabilityId: availabilityPublicId },
        query: { date: '2030-01-05', version: String(version) },
      })
    ).body.occurrences,
  ).toBe(4)
  expect(await datesOf(typeId)).toHaveLength(4)
})
