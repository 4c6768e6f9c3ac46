import { expect, test } from 'vitest'
import { byDuration, durationParts, isOnSale } from './durations.rules.ts'

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

test('a duration is whole days and a time', () => {
  expect(durationParts('02:30:00')).toEqual({
    isDurationMoreThanADay: false,
    numberOfDay: 0,
    timeInHourAndMinute: '02:30',
  })
  expect(durationParts('12.06:15:00')).toEqual({
    isDurationMoreThanADay: true,
    numberOfDay: 12,
    timeInHourAndMinute: '06:15',
  })
})

test('a price is on sale while it is active and until its last instant', () => {
  const end = '2030-01-31T05:00:00.000Z'
  expect(isOnSale({ active: true, sale_ends_at: null }, end)).toBe(true)
  expect(isOnSale({ active: true, sale_ends_at: end }, '2030-01-31T04:59:59.999Z')).toBe(true)
  expect(isOnSale({ active: true, sale_ends_at: end }, end)).toBe(false)
  expect(isOnSale({ active: false, sale_ends_at: null }, end)).toBe(false)
})
