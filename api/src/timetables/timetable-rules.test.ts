import { validateTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { newTimetables, type New } from '../../test/factories/catalogue/new-timetables.ts'
import { timetableBody } from '../../test/factories/catalogue/timetables.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { create, countOf } = newTimetables(server, staff)

const fieldsOf = ({ body }: { body: { fields?: { field: string; rule: string }[] } }) =>
  (body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)

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
  ['no weekday', { weekdays: [] }, 'weekdays oneDay'],
  ['no activity', { activitiesWithQuantity: [] }, 'activitiesWithQuantity oneActivity'],
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
    'timeslots maxItems',
  ],
  [
    '10 000 slots',
    {
      timeslots: Array.from({ length: 10_000 }, () => ({
        beginTimeslot: '09:00',
        endTimeslot: '10:00',
      })),
    },
    'timeslots maxItems',
  ],
  ['no slot', { timeslots: [] }, 'timeslots notEmpty'],
  [
    '24:00',
    { timeslots: [{ beginTimeslot: '09:00', endTimeslot: '24:00' }] },
    'timeslots.0.endTimeslot time',
  ],
])('%s is rejected at its field, and nothing is written', async (_, over, problem) => {
  const { activityId } = await aTicketType(server, staff)
  const before = [await countOf('timetable'), await countOf('slot'), await countOf('occurrence')]
  expect(fieldsOf(await create([activityId], over))).toContain(problem)
  expect([await countOf('timetable'), await countOf('slot'), await countOf('occurrence')]).toEqual(
    before,
  )
})

test('quantities of 0 and 10 001, a missing or repeated activity, and more than 5 000 occurrences are rejected', async () => {
  const { activityId: activityPublicId } = await aTicketType(server, staff)
  const offersOf = (...quantities: number[]) =>
    create([], {
      activitiesWithQuantity: quantities.map((quantity) => ({ activityPublicId, quantity })),
    })
  expect(fieldsOf(await offersOf(0))).toEqual(['activitiesWithQuantity.0.quantity minValue'])
  expect(fieldsOf(await offersOf(10_001))).toEqual(['activitiesWithQuantity.0.quantity maxValue'])
  expect(fieldsOf(await offersOf())).toEqual(['activitiesWithQuantity oneActivity'])
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

test('an activity of another business is not found, and nothing is written', async () => {
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
