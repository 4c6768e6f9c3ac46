import type { Body } from '@guichet/contract/endpoint.ts'
import {
  createTimetable,
  validateTimetable,
} from '@guichet/contract/timetables/create-timetable.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { aTimetable, calendarOf, timetableBody } from '../../test/factories/timetables.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, openTestServer, send, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Staff
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
})
afterAll(() => server.close())

type New = Partial<Body<typeof createTimetable>>
const create = (activityIds: string[], over: New = {}, key = newKey()) =>
  send(server, staff, createTimetable, { body: timetableBody(staff, activityIds, over) }, { key })
const fieldsOf = ({ body }: { body: { fields?: { field: string; rule: string }[] } }) =>
  (body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)
const countOf = async (table: string) =>
  Number(
    (
      await server.owner.query(`select count(*) from ${table} where tenant_id = $1`, [
        staff.tenantId,
      ])
    ).rows[0].count,
  )

test('a weekly series of two activities with two slots is written out day by day, at the quantity of each', async () => {
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

test('one that happens once takes the day that its period begins on, whatever days were sent', async () => {
  const { activityId } = await aTimetable(server, staff, {
    recurrenceType: 'Once',
    beginDateTimeUtc: '2030-01-09T05:00:00.000Z',
  })
  expect(await calendarOf(server, staff, activityId)).toMatchObject([
    { date: '2030-01-09', timeslots: [{ isOccurringOnce: true }] },
  ])
})

test('equal slots of two series add up in one slot; overlaps are told before, refused without a yes, and written with one', async () => {
  const { activityId } = await aTimetable(server, staff)
  const again = timetableBody(staff, [activityId], { title: 'Relâche', weekdays: ['Saturday'] })
  const told = await send(server, staff, validateTimetable, { body: again })
  expect(told.body).toEqual({
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
  expect((await send(server, staff, createTimetable, { body: again })).body).toMatchObject({
    type: 'TimetableConflict',
    conflicts: told.body.conflicts,
  })
  expect(await countOf('occurrence')).toBe(before)
  expect(
    (await send(server, staff, createTimetable, { body: { ...again, acceptConflicts: true } }))
      .status,
  ).toBe(200)
  const [saturday] = await calendarOf(server, staff, activityId)
  expect(saturday!.timeslots).toMatchObject([
    { quantity: 20, capacity: 40, title: 'Hiver' },
    { quantity: 20, capacity: 40, title: 'Relâche' },
  ])
  expect(saturday!.timeslots[0]!.slotPublicId).toBe(saturday!.timeslots[1]!.slotPublicId)
})

test('slots that only touch, other activities and other days are no overlap', async () => {
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

test('two clicks with one key are one series', async () => {
  const { activityId } = await aTicketType(server, staff)
  const key = newKey()
  const [first, second] = [await create([activityId], {}, key), await create([activityId], {}, key)]
  expect(second.body).toEqual(first.body)
  expect((await calendarOf(server, staff, activityId))[0]!.timeslots).toHaveLength(1)
})

test.each<[string, New, string]>([
  [
    'a day in the past',
    { beginDateTimeUtc: '2020-01-01T05:00:00.000Z', endDateTimeUtc: '2020-02-01T05:00:00.000Z' },
    'beginDateTimeUtc nonPastPeriod',
  ],
  [
    'an end before its beginning',
    { beginDateTimeUtc: '2030-02-01T05:00:00.000Z', endDateTimeUtc: '2030-01-01T05:00:00.000Z' },
    'endDateTimeUtc order',
  ],
  ['the year 9999', { endDateTimeUtc: '9999-12-31T23:59:59.999Z' }, 'endDateTimeUtc instant'],
  [
    'more than three years',
    { beginDateTimeUtc: '2030-01-01T05:00:00.000Z', endDateTimeUtc: '2040-01-01T05:00:00.000Z' },
    'endDateTimeUtc maxYears',
  ],
  ['no weekday', { weekdays: [] }, 'weekdays notEmpty'],
  ['an unknown weekday', { weekdays: ['Someday'] as never }, 'weekdays.0 choice'],
  ['a weekday twice', { weekdays: ['Monday', 'Monday'] }, 'weekdays unique'],
  [
    'days that are not in the period',
    { weekdays: ['Friday'], endDateTimeUtc: '2030-01-03T05:00:00.000Z' },
    'weekdays noDate',
  ],
  [
    'a slot that ends before it begins',
    { timeslots: [{ beginTimeslot: '12:00', endTimeslot: '09:00' }] },
    'timeslots.0.endTimeslot order',
  ],
  [
    '27 slots',
    {
      timeslots: Array.from({ length: 27 }, () => ({
        beginTimeslot: '09:00',
        endTimeslot: '10:00',
      })),
    },
    'timeslots maxLength',
  ],
  [
    '10 000 slots',
    {
      timeslots: Array.from({ length: 10_000 }, () => ({
        beginTimeslot: '09:00',
        endTimeslot: '10:00',
      })),
    },
    'timeslots maxLength',
  ],
  ['no slot', { timeslots: [] }, 'timeslots notEmpty'],
  [
    '24:00',
    { timeslots: [{ beginTimeslot: '09:00', endTimeslot: '24:00' }] },
    'timeslots.0.endTimeslot time',
  ],
  ['a series that is not active', { isActive: false as never }, 'isActive choice'],
])('%s is refused at its place, and nothing is written', async (_, over, problem) => {
  const { activityId } = await aTicketType(server, staff)
  const before = [await countOf('timetable'), await countOf('slot'), await countOf('occurrence')]
  expect(fieldsOf(await create([activityId], over))).toContain(problem)
  expect([await countOf('timetable'), await countOf('slot'), await countOf('occurrence')]).toEqual(
    before,
  )
})

test('quantities of 0 and 10 001, no activity, one activity twice, more than 5 000 occurrences: each said', async () => {
  const { activityId: activityPublicId } = await aTicketType(server, staff)
  const offersOf = (...quantities: number[]) =>
    create([], {
      activitiesWithQuantity: quantities.map((quantity) => ({ activityPublicId, quantity })),
    })
  expect(fieldsOf(await offersOf(0))).toEqual(['activitiesWithQuantity.0.quantity minValue'])
  expect(fieldsOf(await offersOf(10_001))).toEqual(['activitiesWithQuantity.0.quantity maxValue'])
  expect(fieldsOf(await offersOf())).toEqual(['activitiesWithQuantity notEmpty'])
  expect(fieldsOf(await offersOf(5, 6))).toEqual(['activitiesWithQuantity unique'])
  const everyDay: New = {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    beginDateTimeUtc: '2028-01-01T05:00:00.000Z',
    endDateTimeUtc: '2028-10-01T05:00:00.000Z',
  }
  const timeslots = Array.from({ length: 26 }, (_, i) => ({
    beginTimeslot: `${String(i % 24).padStart(2, '0')}:00`,
    endTimeslot: `${String(i % 24).padStart(2, '0')}:30`,
  }))
  expect(fieldsOf(await create([activityPublicId], { ...everyDay, timeslots }))).toEqual([
    'endDateTimeUtc maxOccurrences',
  ])
})

test('a foreign activity among our own is as one that is not there, and nothing is written', async () => {
  const ours = await aTicketType(server, staff)
  const theirs = await aTicketType(server, await aBusiness(server))
  const before = await countOf('timetable')
  expect((await create([ours.activityId, theirs.activityId])).body.type).toBe('NotFound')
  expect(
    (
      await send(server, staff, validateTimetable, {
        body: timetableBody(staff, [ours.activityId, theirs.activityId]),
      })
    ).body.type,
  ).toBe('NotFound')
  expect(await countOf('timetable')).toBe(before)
})

test('a time that the clocks skip or repeat is refused with its date', async () => {
  const { activityId } = await aTicketType(server, staff)
  const spring: New = {
    beginDateTimeUtc: '2027-03-01T05:00:00.000Z',
    endDateTimeUtc: '2027-03-31T04:00:00.000Z',
    weekdays: ['Sunday'],
  }
  const gap = await create([activityId], {
    ...spring,
    timeslots: [{ beginTimeslot: '01:00', endTimeslot: '02:30' }],
  })
  expect(gap.body.fields).toMatchObject([
    {
      field: 'timeslots.0.endTimeslot',
      rule: 'clockChange',
      detail: expect.stringContaining('2027-03-14'),
    },
  ])
  const fall: New = {
    beginDateTimeUtc: '2027-11-01T05:00:00.000Z',
    endDateTimeUtc: '2027-11-30T05:00:00.000Z',
    weekdays: ['Sunday'],
  }
  const fold = await create([activityId], {
    ...fall,
    timeslots: [
      { beginTimeslot: '00:30', endTimeslot: '03:00' },
      { beginTimeslot: '01:30', endTimeslot: '03:00' },
    ],
  })
  expect(fold.body.fields).toMatchObject([
    {
      field: 'timeslots.1.beginTimeslot',
      rule: 'clockChange',
      detail: expect.stringContaining('2027-11-07'),
    },
  ])
  expect(
    (
      await create([activityId], {
        ...fall,
        timeslots: [{ beginTimeslot: '00:30', endTimeslot: '03:00' }],
      })
    ).status,
  ).toBe(200)
  expect(await violations(server.owner)).toEqual([])
})
