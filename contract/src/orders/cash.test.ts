import { expect, test } from 'vitest'
import { cashFor, likelyTenders, roundingOf } from './cash.ts'

test.for([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 5],
  [4, 5],
  [5, 5],
  [1202, 1200],
  [1203, 1205],
  [1207, 1205],
  [1208, 1210],
  [999_999_998, 1_000_000_000],
])('%i cents are handed over as %i', ([cents, handed]) => {
  expect(cashFor(cents!)).toBe(handed)
})

test('only cash is rounded, never by more than two cents', () => {
  for (let cents = 0; cents < 1000; cents++) {
    const rounding = roundingOf('cash', cents)
    expect(Math.abs(rounding)).toBeLessThanOrEqual(2)
    expect((cents + rounding) % 5).toBe(0)
    expect(roundingOf('card', cents)).toBe(0)
  }
})

test.for([
  [4735, [5000, 6000, 10_000]],
  [1200, [1500, 2000, 5000, 10_000]],
  [2000, [2500, 3000, 4000, 5000, 10_000]],
  [0, [500, 1000, 2000, 5000, 10_000]],
  [26_340, [26_500, 27_000, 28_000, 30_000]],
] as const)('for an amount of %i cents a client is likely to hand over %j', ([due, tenders]) => {
  expect(likelyTenders(due)).toEqual(tenders)
  expect(likelyTenders(due).every((cents) => cents > due)).toBe(true)
})
