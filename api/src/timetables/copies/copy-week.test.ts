import { changeOccurrence } from '@guichet/contract/timetables/change-availability.ts'
import { copyWeek, validateWeekCopy } from '@guichet/contract/timetables/copy-week.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { expect, test } from 'vitest'
import { march } from '../../../test/factories/catalogue/series.ts'
import {
  aTimetable,
  calendarOf,
  slotOn,
  timetableBody,
} from '../../../test/factories/catalogue/timetables.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const whole = { occurrences: 2, skipped: 0, closed: 0, kept: 0 }

test('a week is copied as it is, each slot once, with a preview', async () => {
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
    existing: 0,
    choices: { skip: whole, replace: whole, add: whole },
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

test('a copied week keeps the title of each series, and returns its first date', async () => {
  const { activityId } = await aTimetable(server, staff, { title: 'Jour' })
  const evening = timetableBody(staff, [activityId], {
    title: 'Soir',
    timeslots: [{ beginTimeslot: '18:00', endTimeslot: '21:00' }],
  })
  await send(server, staff, createTimetable, { body: evening, key: newKey() })
  const { body } = await send(server, staff, copyWeek, {
    body: {
      collaboratorPublicId: staff.tenantId,
      fromMonday: '2029-12-31',
      toMonday: '2030-03-18',
      itemPublicIds: [activityId],
    },
  })
  expect(body).toMatchObject({ occurrences: 4, firstDate: '2030-03-23' })
  const [saturday] = await calendarOf(server, staff, activityId, march)
  expect(saturday!.timeslots.map(({ beginTime, title }) => [beginTime, title])).toEqual([
    ['09:00', 'Jour'],
    ['18:00', 'Soir'],
  ])
})
