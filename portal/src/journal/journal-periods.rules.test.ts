import { expect, test } from 'vitest'
import { daysOf, periodFault, periodOf, usualPeriods } from './journal-periods.rules.ts'

const all = (today: string) => usualPeriods.map((period) => Object.values(daysOf(period, today)))

test('months and quarters, also across the end of a year', () => {
  expect(all('2026-11-25')).toEqual([
    ['2026-11-01', '2026-11-25'],
    ['2026-10-01', '2026-10-31'],
    ['2026-10-01', '2026-11-25'],
    ['2026-07-01', '2026-09-30'],
  ])
  expect(all('2024-03-31')).toEqual([
    ['2024-03-01', '2024-03-31'],
    ['2024-02-01', '2024-02-29'],
    ['2024-01-01', '2024-03-31'],
    ['2023-10-01', '2023-12-31'],
  ])
})

test('a period is ordered, at most a year long and ends by today; otherwise it is this month', () => {
  const today = '2026-11-25'
  const fault = (from: string, to: string) => periodFault({ from, to }, today)
  expect(fault('', '2026-11-25')).toBe('missing')
  expect(fault('2026-11-25', '2026-11-24')).toBe('order')
  expect(fault('2025-11-24', '2026-11-25')).toBe('tooLong')
  expect(fault('2026-11-25', '2026-11-26')).toBe('toCome')
  expect(fault('2025-11-25', '2026-11-25')).toBeNull()
  expect(periodOf({ from: '2026-11-25', to: '2026-11-26' }, today)).toEqual(daysOf('month', today))
  const week = { from: '2026-11-19', to: '2026-11-25' }
  expect(periodOf(week, today)).toEqual(week)
})
