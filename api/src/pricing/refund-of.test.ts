import { expect, test } from 'vitest'
import { sold, after, costOf, ask, granted } from '../../test/factories/sales/sold-units.ts'
import { refundOf } from './refund-of.rules.ts'

test('a refund of a unit at 50 % returns 8.50 + 0.43 + 0.85 = 9.78 and leaves 48.82', () => {
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

test('fees are returned with a refund of everything or of the rest, and kept by a partial refund; 100 % of every line is partial', () => {
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

test('rejects an unknown unit, a fee, a unit named twice, a unit or an order with nothing left', () => {
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
