import { provinces } from '@guichet/contract/businesses/provinces.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixed, part, rate, rebateTerms as terms } from '../../test/factories/sales/carts.ts'
import { sumOf } from './cart.rules.ts'
import { chooseRebates, type FinalCostOf, type RebateTerms } from './choose-rebates.rules.ts'
import { priceCart } from './price-cart.rules.ts'
import { combineRebates } from './rebate-shares.rules.ts'
import { defaultTaxSettings } from './tax-settings.rules.ts'

/** Computes each percentage on its own parts with exact fractions, from the definition only. */
function exactlyOff(prices: number[], rates: { rateMilli: number; isOn: boolean[] }[]) {
  return prices.map((price, place) => {
    const on = rates.filter(({ isOn }) => isOn[place])
    const above = on.reduce((n, { rateMilli }) => n * BigInt(100_000 - rateMilli), 1n)
    const below = 100_000n ** BigInt(on.length)
    // All parts share one denominator.
    return BigInt(price) * (below - above) * 100_000n ** BigInt(rates.length - on.length)
  })
}

test('percentages of different parts are rounded once and match exact fractions, each part within a cent', () => {
  const carts = fc.integer({ min: 1, max: 12 }).chain((size) =>
    fc.record({
      prices: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: size, maxLength: size }),
      rates: fc.array(
        fc.record({
          rateMilli: fc.oneof(fc.constant(100_000), fc.integer({ min: 1, max: 100_000 })),
          isOn: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
        }),
        { maxLength: 4 },
      ),
      amounts: fc.array(
        fc.record({
          cents: fc.integer({ min: 1, max: 200_000 }),
          isOn: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
        }),
        { maxLength: 3 },
      ),
    }),
  )
  fc.assert(
    fc.property(carts, ({ prices, rates, amounts }) => {
      const parts = prices.map((cents, place) => part(`${place}`, cents))
      const eligibleOf = (isOn: boolean[]) =>
        new Set(parts.filter((_, place) => isOn[place]).map(({ key }) => key))
      const combined = combineRebates(parts, [
        ...amounts.map(({ cents, isOn }, i) => ({
          key: `d${i}`,
          description: '',
          eligible: eligibleOf(isOn),
          rateMilli: null,
          cents,
        })),
        ...rates.map(({ rateMilli, isOn }, i) => ({
          key: `p${i}`,
          description: '',
          eligible: eligibleOf(isOn),
          rateMilli,
          cents: null,
        })),
      ])
      const takenOf = (kind: string, key: string) =>
        sumOf(
          combined
            .filter((rebate) => rebate.key.startsWith(kind))
            .map(({ shares }) => shares.get(key) ?? 0),
        )
      const exact = exactlyOff(prices, rates)
      const unit = 100_000n ** BigInt(rates.length)
      const whole = exact.reduce((sum, each) => sum + each, 0n)
      const percents = parts.map(({ key }) => takenOf('p', key))
      expect(sumOf(percents)).toBe(Number((2n * whole + unit) / (2n * unit)))
      if (rates.length > 1)
        percents.forEach((cents, place) => {
          const floor = Number(exact[place]! / unit)
          expect([floor, floor + 1]).toContain(cents)
        })
      // Amounts apply in their order, each to what is left.
      const left = parts.map(({ grossCents }, place) => grossCents - percents[place]!)
      amounts.forEach(({ cents, isOn }, i) => {
        const shares = combined.find(({ key }) => key === `d${i}`)!.shares
        const open = sumOf(left.filter((_, place) => isOn[place]))
        expect(sumOf([...shares.values()])).toBe(Math.min(cents, open))
        for (const [key, share] of shares) left[Number(key)]! -= share
      })
      for (const { shares } of combined) expect(Math.min(0, ...shares.values())).toBe(0)
      expect(Math.min(0, ...left)).toBe(0)
    }),
    { numRuns: 500 },
  )
})

const choosable = fc.array(
  fc.record({
    kinds: fc.subarray(['daily_ticket', 'equipment_rental', 'season_pass'] as const, {
      minLength: 1,
    }),
    rateMilli: fc.option(fc.integer({ min: 500, max: 100_000 })),
    cents: fc.integer({ min: 50, max: 30_000 }),
    prepaidTaxCents: fc.option(fc.integer({ min: 1, max: 3_000 })),
    isCombinable: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)

test('in every province the chosen rebates have the lowest final cost of all possible selections', () => {
  const carts = fc.record({
    province: fc.constantFrom(...provinces),
    fee: fc.integer({ min: 0, max: 10_000 }),
    parts: fc.array(
      fc.record({
        kind: fc.constantFrom('daily_ticket', 'equipment_rental', 'season_pass', 'donation'),
        grossCents: fc.integer({ min: 0, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    rebates: choosable,
  })
  fc.assert(
    fc.property(carts, ({ province, fee, parts, rebates }) => {
      const cart = parts.map(({ kind, grossCents }, place) =>
        part(`${place}`, grossCents, { kind: kind as Kind }),
      )
      const candidates = rebates.map(({ rateMilli, cents, ...more }, place) =>
        terms({ ...more, id: `${place}`, rateMilli, cents: rateMilli === null ? cents : null }),
      )
      const circumstances = { parts: cart, today: '2026-11-21', postalCode: null }
      const costOf: FinalCostOf = ({ shares, prepaidTaxes }) =>
        priceCart(
          { on: '2026-11-21', province, parts: cart },
          {
            taxes: defaultTaxSettings(province),
            fees: { feesAppliedToUser: [rate('daily_ticket', fee), fixed('season_pass', fee)] },
            rebates: shares,
            prepaidTaxes,
          },
        ).totals.finalCents
      const chosen = costOf(chooseRebates(candidates, circumstances, costOf))
      const selections = candidates.reduce<RebateTerms[][]>(
        (before, each) => [...before, ...before.map((some) => [...some, each])],
        [[]],
      )
      const lawful = selections.filter(
        (some) => some.length < 2 || some.every(({ isCombinable }) => isCombinable),
      )
      for (const some of lawful) {
        // All of the selection, regardless of the cost.
        const forced = chooseRebates(some, circumstances, ({ shares }) => -shares.length)
        // A rebate of almost nothing may change a rounding by a cent.
        expect(chosen).toBeLessThanOrEqual(costOf(forced) + 1)
      }
    }),
    { numRuns: 500 },
  )
})
