import { expect, test } from 'vitest'
import { addMonths, weeksOf } from './month.rules.ts'

test.each([
  ['2026-02', 4, 28],
  ['2026-08', 6, 31],
  ['2028-02', 5, 29],
  ['2026-11', 5, 30],
])('the weeks of %s: %i weeks with %i days', (month, weeks, days) => {
  const found = weeksOf(month)
  expect(found).toHaveLength(weeks)
  expect(found.every((week) => week.length === 7)).toBe(true)
  const dates = found.flat().filter((date) => date !== null)
  expect(dates).toHaveLength(days)
  expect(dates[0]).toBe(`${month}-01`)
  expect(dates).toEqual(dates.toSorted())
})

test('weeks begin on Sunday', () => {
  for (const week of weeksOf('2026-12'))
    if (week[0] !== null) expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(0)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 0, '2026-06'],
])('%s and %i months are %s', (month, count, result) => {
  expect(addMonths(month, count)).toBe(result)
})
