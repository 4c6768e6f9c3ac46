import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestRemainder } from './largest-remainder.rules.ts'
import { halfUp, rateOf } from './rounding.rules.ts'

test('with equal remainders, the later one gets the cent', () => {
  expect(largestRemainder(508, [1699, 1699, 1699])).toEqual([169, 169, 170])
})
test('a weight of 0 gets nothing, and cents cannot be divided over nothing', () => {
  expect(largestRemainder(1, [0, 5, 0])).toEqual([0, 1, 0])
  expect(() => largestRemainder(1, [0])).toThrow(RangeError)
})
test('half a cent rounds up, exactly', () => {
  expect([
    halfUp(1n, 2n),
    halfUp(49n, 100n),
    rateOf(10_000, 9_975),
    rateOf(1_000_000_000, 9_975),
  ]).toEqual([1, 0, 998, 99_750_000])
})
test('shares add up to the whole, differ from the exact ones by less than a cent and never exceed their weight', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 })
    .filter((some) => some.some((weight) => weight > 0))
  fc.assert(
    fc.property(weights, fc.nat({ max: 1_000_000 }), (some, millionths) => {
      const whole = some.reduce((sum, weight) => sum + weight, 0)
      const cents = Number((BigInt(whole) * BigInt(millionths)) / 1_000_000n)
      const shares = largestRemainder(cents, some)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
      shares.forEach((share, place) => {
        expect(share).toBeLessThanOrEqual(some[place]!)
        const gap = BigInt(share) * BigInt(whole) - BigInt(cents) * BigInt(some[place]!)
        expect(gap < BigInt(whole) && -gap < BigInt(whole)).toBe(true)
      })
    }),
  )
})
