import { RebateNew } from '@guichet/contract/rebates/rebate.ts'
import { expect, test } from 'vitest'
import { part, price, quebec, rebateTerms as terms } from '../../test/factories/sales/carts.ts'
import { sumOf } from './cart.rules.ts'
import { chooseRebates, type FinalCostOf, type RebateTerms } from './choose-rebates.rules.ts'
import { priceCart } from './price-cart.rules.ts'
import { defaultTaxSettings } from './tax-settings.rules.ts'

const dollars = (id: string, cents: number, over: Partial<RebateTerms> = {}) =>
  terms({ id, rateMilli: null, cents, ...over })
const ticket = part('t', 10_000, { useDate: '2026-11-21' })
const choose = (
  candidates: RebateTerms[],
  parts = [ticket],
  more: { today?: string; postalCode?: string | null } = {},
) =>
  chooseRebates(
    candidates,
    { parts, today: '2026-11-21', postalCode: null, ...more },
    ({ shares, prepaidTaxes }) => price(parts, { rebates: shares, prepaidTaxes }).totals.finalCents,
  )
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
] as const)('%s is inclusive', (_, over) => {
  expect(obstacleOf([terms(over as Partial<RebateTerms>)])).toBe(null)
})

test.each([
  ['G1R 4S9', ['g1r'], null],
  ['g1r4s9', ['G1R 4S9'], null],
  ['G1R 4S9', ['G1R 4S8'], 'Elsewhere'],
  [null, ['G1R'], 'Elsewhere'],
  ['', ['G1R'], 'Elsewhere'],
])('postal code %s among %j has the obstacle %s', (postalCode, postalCodes, obstacle) => {
  expect(obstacleOf([terms({ postalCodes })], [ticket], { postalCode })).toBe(obstacle)
})

test.each([[['H2X1Y4', 'H2X 1Y4']], [['h2x 1y4', 'H2X 1Y4']], [['G1R', ' g1r ']]])(
  'the postal codes %j are equal, and rejected as duplicates',
  (postalCodes) => {
    const { error } = RebateNew.shape.postalCodes.safeParse(postalCodes)
    expect(error?.issues.map(({ message }) => message)).toEqual(['unique'])
  },
)

test('a ticket for any day matches no rebate on days', () => {
  expect(obstacleOf([terms({ days: ['2026-11-21'] })], [part('t', 100)])).toBe('NothingEligible')
})

test('accessories follow their rental, and are not counted; parts of packages are excluded', () => {
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

test('the selection with the lowest cost for the buyer applies: a rebate that does not combine, or all that do', () => {
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

test('when two rebates do not combine, one on higher taxed products may cost the buyer less although it takes less off', () => {
  // British Columbia charges GST on both, and PST on rentals.
  const cart = [
    ...Array.from({ length: 10 }, (_, i) => part(`t${i}`, 3_333)),
    ...Array.from({ length: 6 }, (_, i) => part(`r${i}`, 4_701, { kind: 'equipment_rental' })),
  ]
  const costOf: FinalCostOf = ({ shares, prepaidTaxes }) =>
    priceCart(
      { on: '2026-11-21', province: 'BC', parts: cart },
      { ...quebec, taxes: defaultTaxSettings('BC'), rebates: shares, prepaidTaxes },
    ).totals.finalCents
  const onRentals = dollars('a', 20_000, { kinds: ['equipment_rental'] })
  const onTickets = dollars('b', 20_500)
  const circumstances = { parts: cart, today: '2026-11-21', postalCode: null }
  for (const both of [
    [onRentals, onTickets],
    [onTickets, onRentals],
  ]) {
    const chosen = chooseRebates(both, circumstances, costOf)
    expect(chosen.shares.map(({ key }) => key)).toEqual(['a'])
    expect(costOf(chosen)).toBe(44_187)
  }
})

test('a combining rebate that would raise the price is left out', () => {
  const tenth = terms({ isCombinable: true })
  const prepaid = dollars('b', 50, { isCombinable: true, prepaidTaxCents: 300 })
  const { results, prepaidTaxes } = choose([tenth, prepaid])
  expect(results).toEqual([
    { id: 'a', cents: 1_000, obstacle: null },
    { id: 'b', cents: 0, obstacle: 'NotCombined' },
  ])
  expect(prepaidTaxes).toEqual([])
  expect(choose([prepaid]).results[0]!.obstacle).toBe('NotCombined')
  const worthwhile = dollars('b', 500, { isCombinable: true, prepaidTaxCents: 300 })
  expect(choose([tenth, worthwhile]).results.map(({ cents }) => cents)).toEqual([1_000, 500])
})

test('the tax owed on a prepaid code counts against it, and has a separate line', () => {
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

test('amounts are taken off once per order, never more than its price', () => {
  expect(choose([dollars('a', 3_000)], [ticket, part('u', 5_000)]).shares[0]!.shares).toEqual(
    new Map([
      ['t', 2_000],
      ['u', 1_000],
    ]),
  )
  expect(choose([dollars('a', 20_000)]).results[0]!.cents).toBe(10_000)
})

test('percentages apply one after the other and before amounts: 15 % and 10 % and 5 $ off 100 $ leave 71.50 $', () => {
  const all = [
    dollars('c', 500, { isCombinable: true }),
    terms({ isCombinable: true, rateMilli: 15_000 }),
    terms({ id: 'b', isCombinable: true }),
  ]
  expect(choose(all).results.map(({ cents }) => cents)).toEqual([500, 1_500, 850])
})

test('a percentage of all next to the whole price of some loses no cent', () => {
  const cart = [
    part('r', 4_701, { kind: 'equipment_rental' }),
    ...[0, 1].map((i) => part(`h${i}`, 333, { kind: 'accessory_rental', parentKey: 'r' })),
    ...[0, 1].map((i) => part(`s${i}`, 19_995, { kind: 'season_pass' })),
    ...[0, 1, 2].map((i) => part(`t${i}`, 1_235)),
  ]
  const third = terms({
    rateMilli: 33_300,
    isCombinable: true,
    kinds: ['daily_ticket', 'season_pass', 'equipment_rental'],
  })
  const passes = terms({ id: 'b', rateMilli: 100_000, isCombinable: true, kinds: ['season_pass'] })
  const taken = sumOf(choose([third, passes], cart).results.map(({ cents }) => cents))
  // Exactly 430.109 76 $.
  expect(taken).toBe(43_011)
})
