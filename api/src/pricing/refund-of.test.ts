import { provinces } from '@guichet/contract/configuration/provinces.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf, type Part } from './cart.rules.ts'
import { priceCart } from './price-cart.rules.ts'
import { percentRebate } from './rebate-shares.rules.ts'
import {
  type FeeRefundPolicy,
  type RefundableUnit,
  type RefundAnswer,
  refundableOf,
  refundOf,
} from './refund-of.rules.ts'
import { defaultTaxSettings } from './tax-settings.rules.ts'

/** The units of an order as sold, fees last. */
function sold(
  prices: number[],
  { percent = 0, feeRate = 0, province = 'QC' as (typeof provinces)[number] } = {},
): RefundableUnit[] {
  const parts = prices.map((grossCents, place): Part => ({
    key: `${place}`,
    kind: 'daily_ticket',
    productId: 'p',
    lineKey: 'l',
    grossCents,
  }))
  const priced = priceCart(
    { on: '2026-11-21', province, parts },
    {
      taxes: defaultTaxSettings(province),
      rebates: percent ? [percentRebate({ key: 'r', description: '' }, percent, parts)] : [],
      fees: {
        feesAppliedToUser: feeRate
          ? [{ kind: 'daily_ticket', rateMilli: feeRate, cents: null }]
          : [],
      },
    },
  )
  const unit =
    (kind: RefundableUnit['kind']) =>
    ({ key, grossCents, rebateCents, taxes }: (typeof priced.parts)[number]): RefundableUnit => ({
      id: key,
      kind,
      grossCents,
      rebateCents,
      refundedNetCents: 0,
      taxes: taxes.map((tax) => ({ ...tax, refundedCents: 0 })),
    })
  return [...priced.parts.map(unit('daily_ticket')), ...priced.fees.map(unit('fee'))]
}
const after = (units: RefundableUnit[], { items }: RefundAnswer): RefundableUnit[] =>
  units.map((unit) => {
    const item = items.find((each) => each.unitId === unit.id)
    return !item
      ? unit
      : {
          ...unit,
          refundedNetCents: unit.refundedNetCents + item.netCents,
          taxes: unit.taxes.map((tax) => ({
            ...tax,
            refundedCents:
              tax.refundedCents + (item.taxes.find((share) => share.key === tax.key)?.cents ?? 0),
          })),
        }
  })
const costOf = (units: RefundableUnit[]) =>
  sumOf(
    units.map(
      (unit) => unit.grossCents - unit.rebateCents + sumOf(unit.taxes.map((tax) => tax.cents)),
    ),
  )
const ask = (
  units: RefundableUnit[],
  asks: Record<string, number> | 'all',
  feeRefundPolicy: FeeRefundPolicy = 'onTotal',
  hasEarlierRefund = false,
) =>
  refundOf({
    units,
    asks:
      asks === 'all' ? [] : Object.entries(asks).map(([unitId, percent]) => ({ unitId, percent })),
    all: asks === 'all',
    hasEarlierRefund,
    feeRefundPolicy,
  })
function granted(...question: Parameters<typeof ask>): RefundAnswer {
  const answer = ask(...question)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('the worked example: a unit at 50 % returns 8.50 + 0.43 + 0.85 = 9.78 and leaves 48.82', () => {
  const units = sold([1999, 1999, 1999], { percent: 15_000 })
  const partial = granted(units, { 0: 50 })
  expect(partial).toMatchObject({
    scope: 'partial',
    netCents: 850,
    taxes: [
      { key: 'GST', cents: 43 },
      { key: 'QST', cents: 85 },
    ],
    totalCents: 978,
    remainingAfterCents: 4882,
    feesCents: 0,
    feesKeptCents: 0,
  })
  expect(granted(after(units, partial), 'all', 'onTotal', true)).toMatchObject({
    scope: 'remaining',
    totalCents: 4882,
    remainingAfterCents: 0,
  })
})

test('33 % three times and then the rest is the paid amount to the cent', () => {
  for (const policy of ['keep', 'onTotal', 'proportional'] as const) {
    let units = sold([1999, 701, 3333], { percent: 12_345, feeRate: 3_500 })
    const paid =
      costOf(units) - (policy === 'keep' ? costOf(units.filter((unit) => unit.kind === 'fee')) : 0)
    let returned = 0
    for (const asks of [
      { 0: 33, 1: 33, 2: 33 },
      { 0: 33, 1: 33, 2: 33 },
      { 0: 33, 1: 33, 2: 33 },
      'all',
    ] as const) {
      const answer = granted(units, asks, policy, returned > 0)
      returned += answer.totalCents
      units = after(units, answer)
      expect(answer.remainingAfterCents).toBe(paid - returned)
    }
    expect(returned).toBe(paid)
  }
})

test('fees: returned with the whole or the rest, kept by a partial refund; 100 % of every line is partial', () => {
  const units = sold([1000, 1000], { feeRate: 5_000 })
  expect(granted(units, 'all')).toMatchObject({
    scope: 'total',
    feesCents: 100,
    feesKeptCents: 0,
    totalCents: costOf(units),
  })
  expect(granted(units, { 0: 100, 1: 100 })).toMatchObject({
    scope: 'partial',
    feesCents: 0,
    feesKeptCents: 115,
    remainingAfterCents: 115,
  })
  expect(granted(units, 'all', 'keep')).toMatchObject({
    scope: 'total',
    feesCents: 0,
    feesKeptCents: 115,
    remainingAfterCents: 0,
  })
  expect(granted(units, { 0: 100 }, 'proportional')).toMatchObject({
    feesCents: 50,
    items: [
      { unitId: '0', percent: 100 },
      { unitId: 'fee:daily_ticket', percent: 50 },
    ],
  })
})

test('50 % twice never returns more than was paid', () => {
  const units = sold([1999])
  const first = granted(units, { 0: 50 })
  const second = granted(after(units, first), { 0: 50 })
  expect(first.totalCents + second.totalCents).toBe(costOf(units))
})

test('refuses an unknown unit, a fee, a unit named twice, a unit or an order of which nothing is left', () => {
  const units = sold([1000, 1000], { feeRate: 5_000 })
  expect(ask(units, { x: 50, 'fee:daily_ticket': 50 })).toEqual({
    refused: 'NotRefundable',
    unitIds: ['x', 'fee:daily_ticket'],
  })
  expect(
    refundOf({
      units,
      asks: [
        { unitId: '0', percent: 1 },
        { unitId: '0', percent: 1 },
      ],
      all: false,
      hasEarlierRefund: false,
      feeRefundPolicy: 'onTotal',
    }),
  ).toEqual({ refused: 'NotRefundable', unitIds: ['0'] })
  expect(ask(units, {})).toEqual({ refused: 'NotRefundable', unitIds: [] })
  expect(ask(after(units, granted(units, { 0: 100 })), { 0: 1 })).toEqual({
    refused: 'AmountExceedsRemaining',
    unitIds: ['0'],
  })
  expect(ask(after(units, granted(units, 'all')), 'all')).toMatchObject({
    refused: 'NotRefundable',
  })
})

test('an order that cost nothing is cancelled at 0, whole or in part', () => {
  const units = sold([0, 0])
  expect(granted(units, 'all')).toMatchObject({
    scope: 'total',
    totalCents: 0,
    items: [{ unitId: '0' }, { unitId: '1' }],
  })
  expect(granted(units, { 1: 100 })).toMatchObject({
    scope: 'partial',
    totalCents: 0,
    items: [{ unitId: '1', totalCents: 0 }],
  })
})

test('for any order, in every province: never more than paid, and the last refund brings it to the cent', () => {
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
