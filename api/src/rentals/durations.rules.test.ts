import { expect, test } from 'vitest'
import { byDuration } from './durations.rules.ts'

test('durations are sorted from the shortest to the longest, days as numbers', () => {
  const sorted = [
    '10.00:00:00',
    '2.00:00:00',
    '01:00:00',
    '23:59:59',
    '1.00:00:00',
    '1.02:00:00',
    '00:30:00',
  ]
    .map((duration) => ({ duration }))
    .sort(byDuration)
  expect(sorted.map(({ duration }) => duration)).toEqual([
    '00:30:00',
    '01:00:00',
    '23:59:59',
    '1.00:00:00',
    '1.02:00:00',
    '2.00:00:00',
    '10.00:00:00',
  ])
})
