import {
  copyTimetable,
  findTimetables,
  validateTimetableCopy,
} from '@guichet/contract/timetables/copy-timetable.ts'
import {
  removeOccurrence,
  removeWeekday,
} from '@guichet/contract/timetables/remove-availability.ts'
import { expect, test } from 'vitest'
import { seriesOf, march } from '../../../test/factories/catalogue/series.ts'
import {
  aRentalTimetable,
  aTimetable,
  calendarOf,
  january,
} from '../../../test/factories/catalogue/timetables.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { at, datesOf } = seriesOf(server, staff)

test('a season is copied by its rules to its own weekdays, without exceptions of single days', async () => {
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

test('a copy on the date of a clock change is rejected with that date', async () => {
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

test.each(['EveryWeek', 'Once'] as const)(
  'a series that is not active (%s) is stored and sells nothing; its copy does',
  async (recurrenceType) => {
    const { activityId, timetableId } = await aTimetable(server, staff, {
      recurrenceType,
      isActive: false,
    })
    expect(await datesOf(activityId)).toEqual([])
    const { rows } = await server.owner.query(
      'select r.quantity from slot s join resource r on (r.tenant_id, r.id) = (s.tenant_id, s.id) where s.activity_id = $1 and r.quantity > 0',
      [activityId],
    )
    expect(rows).toEqual([])
    const query = { itemPublicId: activityId }
    const { body: list } = await send(server, staff, findTimetables, { query })
    expect(list.items).toMatchObject([
      {
        isActive: false,
        beginDateTimeUtc: january.beginDateTimeUtc,
        timeslots: [{ beginTimeslot: '09:00', endTimeslot: '12:00' }],
        activitiesWithQuantity: [{ activityPublicId: activityId, quantity: 20 }],
      },
    ])
    const copied = await send(server, staff, copyTimetable, {
      params: { id: timetableId },
      body: { collaboratorPublicId: staff.tenantId, firstDate: '2030-03-01' },
    })
    expect(copied.status).toBe(200)
    expect(await datesOf(activityId, march)).toHaveLength(copied.body.occurrences)
  },
)
