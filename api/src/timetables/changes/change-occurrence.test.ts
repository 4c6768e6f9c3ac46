import {
  changeOccurrence,
  validateAvailability,
} from '@guichet/contract/timetables/change-availability.ts'
import { expect, test } from 'vitest'
import { slotChanges } from '../../../test/factories/catalogue/slot-changes.ts'
import { aTimetable, slotOn } from '../../../test/factories/catalogue/timetables.ts'
import { aStaff } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { changeOf, changeOne, weekday, timesOf } = slotChanges(server, staff)

test('one slot changes its time and quantity alone, and stays in its series', async () => {
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

test('a slot moved to another day is independent there, and its day is free', async () => {
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

test('two people edit one series: one succeeds, the other one learns who changed what', async () => {
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

test('overlaps with other slots are reported first, and rejected unless accepted; a slot does not overlap itself', async () => {
  const { activityId } = await aTimetable(server, staff, {
    timeslots: [
      { beginTimeslot: '09:00', endTimeslot: '12:00' },
      { beginTimeslot: '13:00', endTimeslot: '16:00' },
    ],
  })
  const { version: _, ...asked } = await changeOf(activityId, '2030-01-05', {
    timeslotEnd: '14:00',
  })
  const answer = await send(server, staff, validateAvailability, { body: asked })
  expect(answer.body).toMatchObject({
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
  expect(
    (await changeOne(activityId, '2030-01-05', { timeslotEnd: '14:00', acceptConflicts: false }))
      .body.type,
  ).toBe('TimetableConflict')
  expect((await changeOne(activityId, '2030-01-05', { timeslotEnd: '12:30' })).status).toBe(200)
  expect((await changeOne(activityId, '2030-01-05', { timeslotEnd: '14:00' })).status).toBe(200)
})
