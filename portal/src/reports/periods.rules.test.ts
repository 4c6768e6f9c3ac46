import { expect, test } from 'vitest'
import { daysOf, lengthOf, reportOfDay, usualPeriods } from './periods.rules.ts'

test.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['month', '2026-03-18', '2026-03-01', '2026-03-18'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['year', '2026-03-18', '2026-01-01', '2026-03-18'],
  ['lastYear', '2026-03-18', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to })
})

test('no preset period exceeds the limit of a report, or ends after today', () => {
  for (const today of ['2028-12-31', '2026-01-01', '2028-02-29'])
    for (const period of usualPeriods) {
      const days = daysOf(period, today)
      expect(lengthOf(days)).toBeLessThanOrEqual(366)
      expect(lengthOf(days)).toBeGreaterThan(0)
      expect(days.to <= today).toBe(true)
    }
})

test('days on which the clocks change count like any other', () => {
  expect(lengthOf({ from: '2026-03-07', to: '2026-03-09' })).toBe(3)
})

test('the report of a day is one that covers this day alone', () => {
  const day = { startDate: '2026-03-02', endDate: '2026-03-02' }
  const longer = { startDate: '2026-03-01', endDate: '2026-03-02' }
  expect(reportOfDay([longer, day], '2026-03-02')).toBe(day)
  expect(reportOfDay([longer], '2026-03-02')).toBeUndefined()
})
