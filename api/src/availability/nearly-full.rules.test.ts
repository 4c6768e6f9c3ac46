import { expect, test } from 'vitest'
import { isNearlyFull } from './nearly-full.rules.ts'

test.each([
  [60, 60, false],
  [60, 11, false],
  [60, 10, true],
  [60, 1, true],
  [60, 0, false],
  [60, -2, false],
  [5, 1, false],
  [0, 0, false],
])('with %i places, of which %i are left, nearly full is %s', (capacity, left, expected) => {
  expect(isNearlyFull({ capacity, left })).toBe(expected)
})
