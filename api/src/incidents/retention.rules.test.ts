import { expect, test } from 'vitest'
import { addYears } from './retention.rules.ts'

test.each([
  ['2026-11-26', '2031-11-26'],
  ['2024-02-29', '2029-02-28'],
  ['2026-01-31', '2031-01-31'],
])('an incident noticed on %s is kept until %s', (noticed, until) => {
  expect(addYears(noticed, 5)).toBe(until)
})
