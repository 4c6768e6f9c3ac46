import { provinces } from '@guichet/contract/businesses/provinces.ts'
import { kinds } from '@guichet/contract/kinds.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixed, off, part, rate } from '../../test/factories/sales/carts.ts'
import { sumOf } from './cart.rules.ts'
import { priceCart } from './price-cart.rules.ts'
import { defaultTaxSettings, quebecLodgingTax } from './tax-settings.rules.ts'

const carts = fc.record({
  province: fc.constantFrom(...provinces),
  parts: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      grossCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
      nights: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 30 },
  ),
  percent: fc.integer({ min: 0, max: 100_000 }),
  fee: fc.integer({ min: 1, max: 20_000 }),
})

test('in every province the units and the fees add up to each total, and each tax is the half-up share of its base', () => {
  fc.assert(
    fc.property(carts, ({ province, parts, percent, fee }) => {
      const cart = parts.map(({ grossCents, ...more }, place) => part(`${place}`, grossCents, more))
      const customTaxes = province === 'QC' ? [quebecLodgingTax] : []
      const priced = priceCart(
        { on: '2026-11-21', province, parts: cart },
        {
          taxes: { ...defaultTaxSettings(province), customTaxes },
          rebates: off(cart, { rateMilli: percent }),
          fees: {
            feesAppliedToUser: [
              rate('daily_ticket', fee),
              fixed('equipment_rental', fee),
              rate('donation', fee),
            ],
          },
        },
      )
      const units = [...priced.parts, ...priced.fees]
      const { entriesCents, rebatesCents, feesCents, taxesCents, finalCents } = priced.totals
      expect(
        sumOf(
          units.map(
            (unit) =>
              unit.grossCents - unit.rebateCents + sumOf(unit.taxes.map((tax) => tax.cents)),
          ),
        ),
      ).toBe(finalCents)
      expect(finalCents).toBe(entriesCents - rebatesCents + feesCents + taxesCents)
      expect(sumOf(priced.parts.map((unit) => unit.rebateCents))).toBe(rebatesCents)
      for (const tax of priced.taxes) {
        expect(
          sumOf(
            units.flatMap((unit) =>
              unit.taxes.filter((share) => share.key === tax.key).map((share) => share.cents),
            ),
          ),
        ).toBe(tax.cents)
        expect(Math.abs(tax.cents * 100_000 - tax.baseCents * tax.rateMilli)).toBeLessThanOrEqual(
          50_000,
        )
      }
      for (const unit of units) expect(unit.rebateCents).toBeLessThanOrEqual(unit.grossCents)
      expect(priced.taxes.map((tax) => tax.rateMilli)).not.toContain(14_975)
    }),
    { numRuns: 400 },
  )
})
