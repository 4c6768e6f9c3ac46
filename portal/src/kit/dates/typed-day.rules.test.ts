import { expect, test } from 'vitest'
import { dayOfTyped } from './typed-day.rules.ts'

test.each([
  ['12-15', '2026-12-15'],
  ['1215', '2026-12-15'],
  ['12/15', '2026-12-15'],
  [' 12.15 ', '2026-12-15'],
  ['11-27', '2026-11-27'],
  ['11-26', '2027-11-26'],
  ['3-7', '2027-03-07'],
  ['0307', '2027-03-07'],
  ['2-29', '2028-02-29'],
])('%s is the next such day', (typed, day) => {
  expect(dayOfTyped(typed, '2026-11-27')).toBe(day)
})

test.each(['', '12', '121', '13-01', '2-30', '00-10', '2026-12-15', 'demain', '1-2-3'])(
  '“%s” is no day',
  (typed) => {
    expect(dayOfTyped(typed, '2026-11-27')).toBeNull()
  },
)
