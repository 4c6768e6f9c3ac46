import { expect, test } from 'vitest'
import { lastDayOf, lastShownMonth } from './shown-months.rules.ts'

test.each([
  ['2026-11', '2026-11-16', '2026-11'],
  ['2026-11', '2026-11-17', '2026-12'],
  ['2026-12', '2026-12-31', '2027-01'],
  ['2027-01', '2026-12-31', '2027-01'],
  ['2026-10', '2026-11-30', '2026-10'],
])('%s seen on %s ends with %s', (month, today, last) => {
  expect(lastShownMonth(month, today)).toBe(last)
})

test.each([
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, date) => {
  expect(lastDayOf(month)).toBe(date)
})
