import {
  createTimetable,
  validateTimetable,
} from '@guichet/contract/timetables/create-timetable.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { newTimetables, type New } from '../../test/factories/catalogue/new-timetables.ts'
import { aTimetable, calendarOf, timetableBody } from '../../test/factories/catalogue/timetables.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { create, countOf } = newTimetables(server, staff)

test('a weekly series of two activities with two slots is written day by day, with the quantity of each', async () => {
  const [ski, tube] = [await aTicketType(server, staff), await aTicketType(server, staff)]
  const { status, body } = await create([], {
    timeslots: [
      { beginTimeslot: '09:00', endTimeslot: '12:00' },
      { beginTimeslot: '13:00', endTimeslot: '16:00' },
    ],
    activitiesWithQuantity: [
      { activityPublicId: ski.activityId, quantity: 40 },
      { activityPublicId: tube.activityId, quantity: 12 },
    ],
  })
  expect([status, body.occurrences]).toEqual([200, 32])
  const days = await calendarOf(server, staff, tube.activityId)
  expect(days.map(({ date }) => date)).toEqual([
    '2030-01-05',
    '2030-01-06',
    '2030-01-12',
    '2030-01-13',
    '2030-01-19',
    '2030-01-20',
    '2030-01-26',
    '2030-01-27',
  ])
  expect(days[0]!.timeslots).toMatchObject([
    {
      beginTime: '09:00',
      endTime: '12:00',
      quantity: 12,
      capacity: 12,
      used: 0,
      isOccurringOnce: false,
      isClosed: false,
      title: 'Hiver',
      version: 1,
    },
    { beginTime: '13:00', endTime: '16:00', quantity: 12 },
  ])
  const { rows } = await server.owner.query(`select code, facts from audit where subject_id = $1`, [
    body.timetablePublicIds[0],
  ])
  expect(rows).toMatchObject([
    { code: 'timetable.published', facts: { occurrences: 32, slots: 4 } },
  ])
})

test('a single series is on the first day of its period, regardless of the weekdays sent', async () => {
  const { activityId } = await aTimetable(server, staff, {
    recurrenceType: 'Once',
    beginDateTimeUtc: '2030-01-09T05:00:00.000Z',
  })
  expect(await calendarOf(server, staff, activityId)).toMatchObject([
    { date: '2030-01-09', timeslots: [{ isOccurringOnce: true }] },
  ])
})

test('midnight in UTC is read as the written date, not as the evening before', async () => {
  const { activityId } = await aTimetable(server, staff, {
    recurrenceType: 'Once',
    beginDateTimeUtc: '2030-01-09T00:00:00Z',
    endDateTimeUtc: '2030-01-09T00:00:00Z',
  })
  expect((await calendarOf(server, staff, activityId)).map(({ date }) => date)).toEqual([
    '2030-01-09',
  ])
})

test('equal slots of two series add up in one slot; overlaps are reported first, rejected unless accepted, then written', async () => {
  const { activityId } = await aTimetable(server, staff)
  const again = timetableBody(staff, [activityId], { title: 'Relâche', weekdays: ['Saturday'] })
  const answer = await send(server, staff, validateTimetable, { body: again })
  expect(answer.body).toEqual({
    hasConflicts: true,
    draft: { dates: 4, slots: 1, occurrences: 4, firstDate: '2030-01-05', lastDate: '2030-01-26' },
    conflicts: [
      {
        weekday: 'Saturday',
        timeslotBeginTime: '09:00',
        timeslotEndTime: '12:00',
        conflictingTimetableBeginTime: '09:00',
        conflictingTimetableEndTime: '12:00',
        conflictingTimetableTitle: 'Hiver',
        firstDate: '2030-01-05',
        dates: 4,
      },
    ],
  })
  const before = await countOf('occurrence')
  const refused = await send(server, staff, createTimetable, {
    body: { ...again, acceptConflicts: false },
  })
  expect(refused.body).toMatchObject({
    type: 'TimetableConflict',
    conflicts: answer.body.conflicts,
  })
  expect(await countOf('occurrence')).toBe(before)
  // As in the specification: a client that validated first proceeds without a flag.
  expect((await send(server, staff, createTimetable, { body: again })).status).toBe(200)
  const [saturday] = await calendarOf(server, staff, activityId)
  expect(saturday!.timeslots).toMatchObject([
    { quantity: 20, capacity: 40, title: 'Hiver' },
    { quantity: 20, capacity: 40, title: 'Relâche' },
  ])
  expect(saturday!.timeslots[0]!.slotPublicId).toBe(saturday!.timeslots[1]!.slotPublicId)
})

test('adjacent slots, other activities and other days are no overlap', async () => {
  const { activityId } = await aTimetable(server, staff)
  const other = await aTicketType(server, staff)
  const ask = async (ids: string[], over: New) =>
    (await send(server, staff, validateTimetable, { body: timetableBody(staff, ids, over) })).body
      .hasConflicts
  expect(
    await ask([activityId], {
      timeslots: [
        { beginTimeslot: '12:00', endTimeslot: '13:00' },
        { beginTimeslot: '08:00', endTimeslot: '09:00' },
      ],
    }),
  ).toBe(false)
  expect(await ask([activityId], { weekdays: ['Monday'] })).toBe(false)
  expect(await ask([other.activityId], {})).toBe(false)
  expect(
    await ask([activityId], { timeslots: [{ beginTimeslot: '11:59', endTimeslot: '13:00' }] }),
  ).toBe(true)
})

test('two clicks with one key create one series', async () => {
  const { activityId } = await aTicketType(server, staff)
  const key = newKey()
  const [first, second] = [await create([activityId], {}, key), await create([activityId], {}, key)]
  expect(second.body).toEqual(first.body)
  expect((await calendarOf(server, staff, activityId))[0]!.timeslots).toHaveLength(1)
})

test('a series without a title has the name of its first activity', async () => {
  const { activityId } = await aTicketType(server, staff)
  const { title: _, ...untitled } = timetableBody(staff, [activityId])
  await send(server, staff, createTimetable, { body: untitled, key: newKey(), language: 'en' })
  const { rows } = await server.owner.query('select name from activity where id = $1', [activityId])
  expect((await calendarOf(server, staff, activityId))[0]!.timeslots[0]!.title).toBe(
    rows[0].name.en,
  )
})
