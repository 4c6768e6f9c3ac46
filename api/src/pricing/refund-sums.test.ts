import { provinces } from '@guichet/contract/businesses/provinces.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sold, after, costOf, granted } from '../../test/factories/sales/sold-units.ts'
import { sumOf } from './cart.rules.ts'
import { type FeeRefundPolicy, refundableOf } from './refund-of.rules.ts'

test('in every province refunds of any order never exceed the amount paid, and the last one completes it to the cent', () => {
  const orders = fc.record({
    province: fc.constantFrom(...provinces),
    prices: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 }),
    percent: fc.integer({ min: 0, max: 90_000 }),
    feeRate: fc.integer({ min: 0, max: 10_000 }),
    policy: fc.constantFrom<FeeRefundPolicy>('onTotal', 'proportional'),
    rounds: fc.array(fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 8, maxLength: 8 }), {
      maxLength: 4,
    }),
  })
  fc.assert(
    fc.property(orders, ({ prices, rounds, policy, ...how }) => {
      let units = sold(prices, how)
      const paid = costOf(units)
      let returned = 0
      for (const percents of rounds) {
        const asks = Object.fromEntries(
          percents
            .slice(0, prices.length)
            .map((percent, place) => [`${place}`, percent])
            .filter(([id]) => refundableOf(units.find((unit) => unit.id === id)!).totalCents > 0),
        )
        if (Object.keys(asks).length === 0) break
        const answer = granted(units, asks, policy)
        for (const item of answer.items)
          expect(item.totalCents).toBe(item.netCents + sumOf(item.taxes.map((tax) => tax.cents)))
        expect(
          answer.netCents + answer.feesCents + sumOf(answer.taxes.map((tax) => tax.cents)),
        ).toBe(answer.totalCents)
        returned += answer.totalCents
        units = after(units, answer)
        for (const unit of units)
          for (const share of [refundableOf(unit), ...refundableOf(unit).taxes])
            expect('netCents' in share ? share.netCents : share.cents).toBeGreaterThanOrEqual(0)
        expect(returned).toBeLessThanOrEqual(paid)
      }
      if (returned < paid) returned += granted(units, 'all', policy, true).totalCents
      expect(returned).toBe(paid)
    }),
    { numRuns: 300 },
  )
})
