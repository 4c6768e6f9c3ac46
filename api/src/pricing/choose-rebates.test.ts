import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { part, price } from '../../test/factories/carts.ts'
import { sumOf } from './cart.rules.ts'
import { chooseRebates, type RebateTerms } from './choose-rebates.rules.ts'
import { combineRebates } from './rebate-shares.rules.ts'

const terms = (over: Partial<RebateTerms> = {}): RebateTerms => ({
  id: 'a',
  description: 'Automne',
  kinds: ['daily_ticket'],
  rateMilli: 10_000,
  cents: null,
  prepaidTaxCents: null,
  isCombinable: false,
  isActive: true,
  isUsed: false,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  productIds: [],
  days: [],
  postalCodes: null,
  leastCents: null,
  leastQuantity: null,
  ...over,
})
const dollars = (id: string, cents: number, over: Partial<RebateTerms> = {}) =>
  terms({ id, rateMilli: null, cents, ...over })
const ticket = part('t', 10_000, { useDate: '2026-11-21' })
const choose = (
  candidates: RebateTerms[],
  parts = [ticket],
  more: { today?: string; postalCode?: string | null } = {},
) => chooseRebates(candidates, { parts, today: '2026-11-21', postalCode: null, ...more })
const obstacleOf = (...given: Parameters<typeof choose>) => choose(...given).results[0]!.obstacle

test.each([
  ['Used', { isUsed: true }],
  ['Inactive', { isActive: false }],
  ['NotYet', { firstDay: '2026-11-22' }],
  ['Over', { lastDay: '2026-11-20' }],
  ['Elsewhere', { postalCodes: ['G1R'] }],
  ['NothingEligible', { kinds: ['season_pass'] }],
  ['NothingEligible', { productIds: ['another'] }],
  ['NothingEligible', { days: ['2026-11-22'] }],
  ['AmountNotReached', { leastCents: 10_001 }],
  ['QuantityNotReached', { leastQuantity: 2 }],
] as const)('%s: %j does not apply', (obstacle, over) => {
  expect(obstacleOf([terms(over as Partial<RebateTerms>)])).toBe(obstacle)
})

test.each([
  ['the last day of its period', { lastDay: '2026-11-21' }],
  ['the first day of its period', { firstDay: '2026-11-21' }],
  ['the amount that it wants', { leastCents: 10_000 }],
  ['a day of use that it names', { days: ['2026-11-20', '2026-11-21'] }],
  ['a product that it names', { productIds: ['p'] }],
] as const)('%s is within', (_, over) => {
  expect(obstacleOf([terms(over as Partial<RebateTerms>)])).toBe(null)
})

test.each([
  ['G1R 4S9', ['g1r'], null],
  ['g1r4s9', ['G1R 4S9'], null],
  ['G1R 4S9', ['G1R 4S8'], 'Elsewhere'],
  [null, ['G1R'], 'Elsewhere'],
  ['', ['G1R'], 'Elsewhere'],
])('postal code %s among %j: %s', (postalCode, postalCodes, obstacle) => {
  expect(obstacleOf([terms({ postalCodes })], [ticket], { postalCode })).toBe(obstacle)
})

test('a ticket for any day fits no rebate on days', () => {
  expect(obstacleOf([terms({ days: ['2026-11-21'] })], [part('t', 100)])).toBe('NothingEligible')
})

test('accessories follow their rental, and count as no piece; what is in a package is left alone', () => {
  const cart = [
    part('skis', 4_000, { kind: 'equipment_rental' }),
    part('helmet', 1_000, { kind: 'accessory_rental', parentKey: 'skis' }),
    part('bundle', 0, { kind: 'package' }),
    part('packed', 5_000, { kind: 'equipment_rental', parentKey: 'bundle' }),
    part('packed helmet', 500, { kind: 'accessory_rental', parentKey: 'packed' }),
  ]
  const rental = terms({ kinds: ['equipment_rental'] })
  expect([...choose([rental], cart).shares[0]!.shares]).toEqual([
    ['skis', 400],
    ['helmet', 100],
  ])
  expect(obstacleOf([terms({ kinds: ['equipment_rental'], leastQuantity: 2 })], cart)).toBe(
    'QuantityNotReached',
  )
})

test('the cheapest for the buyer: one that does not combine, or all that do', () => {
  const [tenth, alone] = [terms({ isCombinable: true }), dollars('c', 2_500)]
  const five = dollars('b', 500, { isCombinable: true })
  const results = choose([tenth, five, alone]).results
  expect(results).toEqual([
    { id: 'a', cents: 0, obstacle: 'NotCombined' },
    { id: 'b', cents: 0, obstacle: 'NotCombined' },
    { id: 'c', cents: 2_500, obstacle: null },
  ])
  const together = choose([tenth, five, dollars('c', 1_400)]).results
  expect(together.map(({ cents }) => cents)).toEqual([1_000, 500, 0])
})

test('what is still owed in tax on a prepaid code counts against it, and has a line of its own', () => {
  const prepaid = dollars('a', 5_000, { prepaidTaxCents: 700 })
  expect(choose([prepaid, dollars('b', 4_500)]).results.map(({ cents }) => cents)).toEqual([
    0, 4_500,
  ])
  const { shares, prepaidTaxes } = choose([prepaid])
  const priced = price([ticket], { rebates: shares, prepaidTaxes })
  expect(priced.taxes.map(({ key, baseCents, cents }) => ({ key, baseCents, cents }))).toEqual([
    { key: 'GST', baseCents: 5_000, cents: 250 },
    { key: 'QST', baseCents: 5_000, cents: 499 },
    { key: 'REBATE_TAX', baseCents: 5_000, cents: 700 },
  ])
  expect(priced.totals.finalCents).toBe(5_000 + 250 + 499 + 700)
  expect(priced.parts[0]!.taxes).toContainEqual({ key: 'REBATE_TAX', cents: 700 })
})

test('dollars come off once for the order, never more than it costs', () => {
  expect(choose([dollars('a', 3_000)], [ticket, part('u', 5_000)]).shares[0]!.shares).toEqual(
    new Map([
      ['t', 2_000],
      ['u', 1_000],
    ]),
  )
  expect(choose([dollars('a', 20_000)]).results[0]!.cents).toBe(10_000)
})

test('percentages come one upon the other and before dollars: 15 % and 10 % and 5 $ off 100 $ leave 71.50 $', () => {
  const all = [
    dollars('c', 500, { isCombinable: true }),
    terms({ isCombinable: true, rateMilli: 15_000 }),
    terms({ id: 'b', isCombinable: true }),
  ]
  expect(choose(all).results.map(({ cents }) => cents)).toEqual([500, 1_500, 850])
})

/** The same by fractions of whole numbers, of nothing but the definition. */
function exactlyOff(prices: number[], rates: number[]): number {
  const [above, below] = rates.reduce<[bigint, bigint]>(
    ([n, d], rate) => [n * BigInt(100_000 - rate), d * 100_000n],
    [1n, 1n],
  )
  const whole = BigInt(sumOf(prices))
  return Number((2n * whole * (below - above) + below) / (2n * below))
}

test('against exact fractions: percentages are rounded once, nothing is below 0, and shares sum up', () => {
  const carts = fc.record({
    prices: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
    rates: fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 4 }),
    amounts: fc.array(fc.integer({ min: 1, max: 999_999 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(carts, ({ prices, rates, amounts }) => {
      const parts = prices.map((cents, place) => part(`${place}`, cents))
      const eligible = new Set(parts.map(({ key }) => key))
      const combined = combineRebates(parts, [
        ...amounts.map((cents, i) => ({
          key: `d${i}`,
          description: '',
          eligible,
          rateMilli: null,
          cents,
        })),
        ...rates.map((rateMilli, i) => ({
          key: `p${i}`,
          description: '',
          eligible,
          rateMilli,
          cents: null,
        })),
      ])
      const takenBy = (kind: string) =>
        sumOf(
          combined
            .filter(({ key }) => key.startsWith(kind))
            .flatMap(({ shares }) => [...shares.values()]),
        )
      const percents = exactlyOff(prices, rates)
      expect(takenBy('p')).toBe(percents)
      expect(takenBy('d')).toBe(Math.min(sumOf(amounts), sumOf(prices) - percents))
      for (const { key, grossCents } of parts) {
        const shares = combined.map((rebate) => rebate.shares.get(key)!)
        expect(Math.min(...shares, 0)).toBe(0)
        expect(sumOf(shares)).toBeLessThanOrEqual(grossCents)
      }
    }),
    { numRuns: 500 },
  )
})
