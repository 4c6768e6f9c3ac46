import { provinces } from '@guichet/contract/businesses/provinces.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { after, costOf, granted, sold } from '../../test/factories/sales/sold-units.ts'
import { sumOf } from './cart.rules.ts'
import { refundableOf, refundOf, type FeeRefundPolicy } from './refund-of.rules.ts'
import type { RefundableUnit } from './refundable-unit.ts'

const byAmount = (
  units: RefundableUnit[],
  unitIds: string[],
  amountCents: number,
  feeRefundPolicy: FeeRefundPolicy = 'onTotal',
) =>
  refundOf({
    units,
    asks: unitIds.map((unitId) => ({ unitId, percent: 100 })),
    all: false,
    amountCents,
    hasEarlierRefund: false,
    feeRefundPolicy,
  })
const given = (...question: Parameters<typeof byAmount>) => {
  const answer = byAmount(...question)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('an amount of 20.00 over three units of 22.98 returns 20.00, each unit with its share of every tax', () => {
  const answer = given(sold([1999, 1999, 1999]), ['0', '1', '2'], 2000)
  expect(answer).toMatchObject({
    scope: 'partial',
    totalCents: 2000,
    netCents: 1740,
    taxes: [
      { key: 'GST', cents: 87 },
      { key: 'QST', cents: 173 },
    ],
  })
  expect(answer.items.map((item) => [item.totalCents, item.percent])).toEqual([
    [666, 29],
    [667, 29],
    [667, 29],
  ])
})

test('one cent over many units is one cent of one unit', () => {
  const { items } = given(sold([1000, 1000, 1000]), ['0', '1', '2'], 1)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ totalCents: 1, percent: 1 })
})

test('the whole amount of the chosen units equals 100 % of them', () => {
  const units = sold([1999, 701], { feeRate: 3_500 })
  for (const policy of ['keep', 'onTotal', 'proportional'] as const) {
    const whole = granted(units, { 0: 100 }, policy)
    expect(given(units, ['0'], whole.totalCents, policy)).toEqual(whole)
  }
})

test('an amount above the chosen units is rejected with the maximum', () => {
  const units = sold([1000, 1000])
  expect(byAmount(units, ['0'], 1151)).toEqual({
    refused: 'AmountExceedsRemaining',
    unitIds: ['0'],
    atMostCents: 1150,
  })
  const half = after(units, given(units, ['0'], 575))
  expect(byAmount(half, ['0'], 576)).toMatchObject({ atMostCents: 575 })
  expect(byAmount(units, [], 100)).toMatchObject({ refused: 'NotRefundable' })
})

test('any amounts of any order are returned to the cent, and a refund of the rest completes the price paid', () => {
  const orders = fc.record({
    province: fc.constantFrom(...provinces),
    prices: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 }),
    percent: fc.integer({ min: 0, max: 90_000 }),
    feeRate: fc.integer({ min: 0, max: 10_000 }),
    policy: fc.constantFrom<FeeRefundPolicy>('onTotal', 'proportional'),
    parts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
  })
  fc.assert(
    fc.property(orders, ({ prices, parts, policy, ...how }) => {
      let units = sold(prices, how)
      const paid = costOf(units)
      let returned = 0
      for (const part of parts) {
        const open = units.filter(
          (unit) => unit.kind !== 'fee' && refundableOf(unit).totalCents > 0,
        )
        const ids = open.map((unit) => unit.id)
        const most = sumOf(open.map((unit) => refundableOf(unit).totalCents))
        const amount = Math.ceil(most * part)
        if (amount === 0) continue
        const answer = given(units, ids, amount, policy)
        expect(answer.totalCents).toBe(amount)
        expect(
          answer.netCents + answer.feesCents + sumOf(answer.taxes.map((tax) => tax.cents)),
        ).toBe(amount)
        returned += amount
        units = after(units, answer)
        for (const unit of units) {
          const left = refundableOf(unit)
          for (const cents of [left.netCents, ...left.taxes.map((tax) => tax.cents)])
            expect(cents).toBeGreaterThanOrEqual(0)
        }
      }
      if (returned < paid) returned += granted(units, 'all', policy, true).totalCents
      expect(returned).toBe(paid)
    }),
    { numRuns: 300 },
  )
})
