import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestRemainder } from './largest-remainder.rules.ts'
import { halfUp, rateOf } from './rounding.rules.ts'

test('a rate is rounded half-up to the cent, exactly for integers of any size', () => {
  const cents = fc.oneof(fc.integer({ min: 0, max: 1_000_000_000 }), fc.maxSafeNat())
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 10_000_000 }), (amount, rate) => {
      expect(rateOf(amount, rate)).toBe(halfUp(BigInt(amount) * BigInt(rate), 100_000n))
    }),
    { numRuns: 2_000 },
  )
  expect(rateOf(10, 5_000)).toBe(1)
  expect(rateOf(9, 5_000)).toBe(0)
})

test('shares do not depend on the size of the numbers', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 1_000_000_000 }), (given, cents) => {
      const whole = given.reduce((sum, weight) => sum + weight, 0)
      fc.pre(whole > 0)
      const shares = largestRemainder(cents, given)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
      given.forEach((weight, i) => {
        const floor = (BigInt(cents) * BigInt(weight)) / BigInt(whole)
        expect([floor, floor + 1n]).toContain(BigInt(shares[i]!))
      })
    }),
    { numRuns: 2_000 },
  )
})
