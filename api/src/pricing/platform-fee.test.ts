import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeGivenBack, feeTotal, pieceOf, platformFeeOf } from './platform-fee.rules.ts'

const sale = { baseCents: 5097, rateMilli: 1_500, province: 'QC', on: '2026-11-21' } as const

test('the fee is a rate of the sale with the taxes that the business can claim back, each rounded half-up', () => {
  expect(platformFeeOf(sale)).toEqual({
    rateMilli: 1_500,
    baseCents: 5097,
    cents: 76,
    taxes: [
      { key: 'GST', cents: 4 },
      { key: 'QST', cents: 8 },
    ],
  })
  const taxesIn = (province: 'ON' | 'BC' | 'SK' | 'AB') =>
    platformFeeOf({ ...sale, province, baseCents: 100_000 })!.taxes
  expect(taxesIn('ON')).toEqual([{ key: 'HST', cents: 195 }])
  for (const province of ['BC', 'SK', 'AB'] as const)
    expect(taxesIn(province)).toEqual([{ key: 'GST', cents: 75 }])
})

test('there is no fee without a rate, nor below half a cent', () => {
  expect(platformFeeOf({ ...sale, rateMilli: 0 })).toBeNull()
  expect(platformFeeOf({ ...sale, baseCents: 0 })).toBeNull()
  expect(platformFeeOf({ ...sale, baseCents: 33 })).toBeNull()
})

const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 })

test('the shares of any parts add up to the whole', () =>
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 50_000 }), (pieces, cents) => {
      const whole = pieces.reduce((sum, piece) => sum + piece, 0)
      let before = 0
      const shares = pieces.map((piece) => {
        const share = pieceOf(cents, { before, piece, whole })
        before += piece
        return share
      })
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    }),
  ))

test('refunds in any number of steps return the fee and each of its taxes, and no more', () =>
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 20_000 }), (steps, rateMilli) => {
      const baseCents = steps.reduce((sum, step) => sum + step, 0)
      const fee = platformFeeOf({ ...sale, baseCents, rateMilli })
      if (!fee) return
      let refundedCents = 0
      const given = []
      for (const step of steps) {
        refundedCents += step
        const back = feeGivenBack([{ fee, refundedCents }], given)
        if (back) given.push(back)
        expect(given.reduce((sum, each) => sum + feeTotal(each), 0)).toBeLessThanOrEqual(
          feeTotal(fee),
        )
      }
      for (const { key, cents } of fee.taxes)
        expect(
          given.reduce((sum, each) => sum + each.taxes.find((tax) => tax.key === key)!.cents, 0),
        ).toBe(cents)
      expect(given.reduce((sum, each) => sum + each.cents, 0)).toBe(fee.cents)
    }),
  ))
