import { expect, test } from 'vitest'
import { daysOfView, mondayOf, rangeOf, restOfMonth, stepOf } from './view-period.rules.ts'

test('each view has its own days: a month its whole weeks, Monday first', () => {
  expect(rangeOf('month', '2026-12-24')).toEqual({ from: '2026-11-30', to: '2027-01-03' })
  expect(rangeOf('week', '2026-12-27')).toEqual({ from: '2026-12-21', to: '2026-12-27' })
  expect(rangeOf('day', '2026-12-24')).toEqual({ from: '2026-12-24', to: '2026-12-24' })
  expect(rangeOf('list', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(mondayOf('2026-11-02')).toBe('2026-11-02')
})

test('a step is a month, a week or a day, also across the end of a year', () => {
  expect([
    stepOf('month', '2026-12-24', 1),
    stepOf('month', '2027-01-31', -1),
    stepOf('list', '2027-01-31', 1),
  ]).toEqual(['2027-01-01', '2026-12-01', '2027-02-01'])
  expect([stepOf('week', '2026-12-28', 1), stepOf('day', '2027-01-01', -1)]).toEqual([
    '2027-01-04',
    '2026-12-31',
  ])
})

test('the current month begins with the week of today; past weeks are left out', () => {
  // At the end of the month the next weeks follow.
  expect(restOfMonth('2026-11-05', '2026-11-30')).toEqual({
    from: '2026-11-30',
    until: '2026-12-28',
  })
  expect(daysOfView('month', '2026-11-05', '2026-11-30')).toEqual({
    from: '2026-10-26',
    to: '2026-12-27',
  })
  expect(daysOfView('month', '2026-12-05', '2026-11-30')).toEqual(rangeOf('month', '2026-12-05'))
  expect(daysOfView('list', '2026-11-05', '2026-11-30')).toEqual(rangeOf('list', '2026-11-05'))
  expect(restOfMonth('2026-11-30', '2026-11-11')).toEqual({
    from: '2026-11-09',
    until: '2026-12-07',
  })
  expect(restOfMonth('2026-11-30', '2026-11-01')).toBeNull()
  expect(restOfMonth('2026-12-24', '2026-11-30')).toBeNull()
})
