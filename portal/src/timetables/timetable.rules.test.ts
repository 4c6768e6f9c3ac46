import { expect, test } from 'vitest'
import {
  beginningWith,
  calendarEnd,
  followingRow,
  groupedConflicts,
  heatOf,
  isScheduled,
  overlapsOf,
  weekdayOf,
  onExistingChosen,
} from './timetable.rules.ts'

test('a long list begins with the current item, and keeps the others in order', () => {
  const items = ['a', 'b', 'c'].map((publicId) => ({ publicId }))
  const order = (first: string) =>
    beginningWith({ publicId: first }, items).map(({ publicId }) => publicId)
  expect(order('c')).toEqual(['c', 'a', 'b'])
  expect(order('gone')).toEqual(['a', 'b', 'c'])
})

const slot = (slotPublicId: string, used: number, capacity: number) =>
  ({ slotPublicId, used, capacity }) as never

test('a day is as full as its slots together, each counted once; closed ones do not count', () => {
  expect(
    heatOf({
      date: '2030-01-05',
      availabilities: [],
      timeslots: [slot('a', 10, 40), slot('a', 10, 40), slot('b', 20, 20), slot('c', 3, 0)],
    }),
  ).toBe(0.5)
  expect(heatOf({ date: '2030-01-05', availabilities: [], timeslots: [] })).toBeNull()
})

test('rows overlap when they share a minute; incomplete rows do not count', () => {
  const row = (beginTimeslot: string, endTimeslot: string) => ({ beginTimeslot, endTimeslot })
  expect(overlapsOf([row('09:00', '10:00'), row('10:00', '11:00'), row('09:30', '10:30')])).toEqual(
    [
      [0, 2],
      [1, 2],
    ],
  )
  expect(overlapsOf([row('09:00', ''), row('09:00', '10:00')])).toEqual([])
})

test('an overlap on several weekdays is one line', () => {
  const conflict = {
    weekday: 'Saturday',
    timeslotBeginTime: '09:00',
    timeslotEndTime: '12:00',
    conflictingTimetableBeginTime: '10:00',
    conflictingTimetableEndTime: '11:00',
    conflictingTimetableTitle: 'Hiver',
    firstDate: '2030-01-05',
    dates: 4,
  } as const
  expect(groupedConflicts([conflict, { ...conflict, weekday: 'Sunday', dates: 3 }])).toMatchObject([
    { weekdays: ['Saturday', 'Sunday'], dates: 7 },
  ])
  expect(weekdayOf('2030-01-05')).toBe('Saturday')
})

test('legacy equipment is scheduled when the new rentals are disabled', () => {
  const equipment = [{ category: 'equipment_rental' }]
  expect(isScheduled(equipment, false)).toBe(true)
  expect(isScheduled(equipment, true)).toBe(false)
  expect(isScheduled([{ category: 'donation' }], false)).toBe(false)
  expect(isScheduled([...equipment, { category: 'daily_ticket' }], true)).toBe(true)
})

test('existing slots are skipped by default, unless that would copy nothing', () => {
  const counts = (occurrences: number) => ({ occurrences, skipped: 0, closed: 0, kept: 0 })
  const some = { skip: counts(1), replace: counts(2), add: counts(2) }
  expect(onExistingChosen(some, null)).toBe('skip')
  expect(onExistingChosen(some, 'replace')).toBe('replace')
  const full = { ...some, skip: counts(0), replace: counts(0) }
  expect(onExistingChosen(full, null)).toBe(null)
  expect(onExistingChosen(full, 'replace')).toBe(null)
  expect(onExistingChosen(full, 'add')).toBe('add')
})

test('a new row begins at the end of the last one and has its length, until midnight', () => {
  const after = (beginTimeslot: string, endTimeslot: string) =>
    Object.values(followingRow({ beginTimeslot, endTimeslot })).join('-')
  expect(after('09:00', '10:30')).toBe('10:30-12:00')
  expect(after('18:00', '20:00')).toBe('20:00-22:00')
  expect(after('20:00', '22:00')).toBe('22:00-')
  expect(after('09:00', '09:00')).toBe('09:00-')
  expect(after('', '10:00')).toBe('10:00-')
  expect(after('9', 'midi')).toBe('midi-')
  expect(after('09:00', '')).toBe('-')
  expect(Object.values(followingRow(undefined))).toEqual(['', ''])
})

test.each([
  ['09:00', '12:00', '2026-12-08T12:00'],
  ['09:00', '09:00', '2026-12-08T09:01'],
  // A day ends where the next one begins.
  ['23:59', '23:59', '2026-12-09T00:00'],
])('a slot from %s to %s is drawn on its own day, until %s', (beginTime, endTime, end) => {
  expect(calendarEnd('2026-12-08', { beginTime, endTime })).toBe(end)
})
