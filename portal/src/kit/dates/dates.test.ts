import { expect, test } from 'vitest'
import { addDays, dayOf, hourOf, startOfDay } from './dates.ts'

const toronto = 'America/Toronto'

test('dates and times are in the time zone of the business', () => {
  expect(dayOf('2026-11-21T03:30:00.000Z', toronto)).toBe('2026-11-20')
  expect(hourOf('2026-11-21T03:30:00.000Z', toronto)).toBe('22:30')
  expect(hourOf('2026-11-21T05:00:00.000Z', toronto)).toBe('00:00')
  expect(dayOf('2026-11-21T03:30:00.000Z', 'America/St_Johns')).toBe('2026-11-21')
})

test('a local day begins at its midnight, also when the clocks change', () => {
  expect(startOfDay('2026-11-21', toronto)).toBe('2026-11-21T05:00:00.000Z')
  expect(startOfDay('2026-07-01', toronto)).toBe('2026-07-01T04:00:00.000Z')
  expect(startOfDay('2026-03-08', toronto)).toBe('2026-03-08T05:00:00.000Z')
  expect(startOfDay('2026-03-09', toronto)).toBe('2026-03-09T04:00:00.000Z')
  expect(startOfDay('2026-11-01', toronto)).toBe('2026-11-01T04:00:00.000Z')
  expect(startOfDay('2026-11-02', toronto)).toBe('2026-11-02T05:00:00.000Z')
})

test('the calendar counts days, not hours', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-11-02', -2)).toBe('2026-10-31')
})
