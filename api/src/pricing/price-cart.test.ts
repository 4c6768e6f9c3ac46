import { provinces } from '@guichet/contract/configuration/provinces.ts'
import { kinds } from '@guichet/contract/kinds.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Part, sumOf } from './cart.rules.ts'
import { type FeeSettings, noFees } from './fees.rules.ts'
import { priceCart } from './price-cart.rules.ts'
import { amountRebate, percentRebate } from './rebate-shares.rules.ts'
import { defaultTaxSettings, quebecLodgingTax } from './tax-settings.rules.ts'

const part = (key: string, grossCents: number, more: Partial<Part> = {}): Part => ({
  key,
  kind: 'daily_ticket',
  productId: 'p',
  lineKey: 'l',
  grossCents,
  ...more,
})
const quebec = { taxes: defaultTaxSettings('QC'), fees: noFees, rebates: [] }
const price = (parts: Part[], settings: Partial<Parameters<typeof priceCart>[1]> = {}) =>
  priceCart({ on: '2026-11-21', province: 'QC', parts }, { ...quebec, ...settings })
const fixed = (kind: FeeSettings['feesAppliedToUser'][number]['kind'], cents: number) => ({
  kind,
  rateMilli: null,
  cents,
})
const rate = (kind: FeeSettings['feesAppliedToUser'][number]['kind'], rateMilli: number) => ({
  kind,
  rateMilli,
  cents: null,
})

test('the worked example: three tickets at 19.99 with a rebate of 15 %', () => {
  const parts = ['a', 'b', 'c'].map((key) => part(key, 1999))
  const priced = price(parts, {
    rebates: [percentRebate({ key: 'r', description: 'Automne' }, 15_000, parts)],
  })
  expect(priced.totals).toEqual({
    entriesCents: 5997,
    rebatesCents: 900,
    feesCents: 0,
    taxesCents: 763,
    finalCents: 5860,
  })
  expect(
    priced.taxes.map(({ key, number, rateMilli, baseCents, cents }) => ({
      key,
      number,
      rateMilli,
      baseCents,
      cents,
    })),
  ).toEqual([
    { key: 'GST', number: null, rateMilli: 5000, baseCents: 5097, cents: 255 },
    { key: 'QST', number: null, rateMilli: 9975, baseCents: 5097, cents: 508 },
  ])
  expect(
    priced.parts.map((each) => [
      each.grossCents - each.rebateCents,
      ...each.taxes.map((tax) => tax.cents),
    ]),
  ).toEqual([
    [1699, 85, 169],
    [1699, 85, 169],
    [1699, 85, 170],
  ])
  expect(priced.taxingRuleName).toBe('Quebec_2020')
  expect(priced.steps.map((step) => [step.step, step.cents])).toEqual([
    ['entries', 5997],
    ['rebate', 900],
    ['tax', 255],
    ['tax', 508],
    ['final', 5860],
  ])
})

test('QST is not charged on GST: 100 $ is 114.98 $', () => {
  expect(price([part('a', 10_000)]).totals.finalCents).toBe(11_498)
})

test('a night of 120 $ in Québec bears a lodging tax of 4.20, GST of 6.21 and QST of 12.39, but not over 31 nights', () => {
  const taxes = { ...quebec.taxes, customTaxes: [quebecLodgingTax] }
  const night = price([part('a', 12_000, { kind: 'lodging', nights: 1 })], { taxes })
  expect(night.taxes.map((tax) => tax.cents)).toEqual([420, 621, 1239])
  const month = price([part('a', 12_000, { kind: 'lodging', nights: 32 })], { taxes })
  expect(month.taxes.map((tax) => [tax.key, tax.cents])).toEqual([
    ['GST', 600],
    ['QST', 1197],
  ])
})

test('a custom tax on everything has the base of GST and stays out of the others unless it is told to enter them', () => {
  const levy = {
    name: 'Redevance',
    rateMilli: 1_000,
    number: 'R 1',
    base: 'all',
    includedInOtherTaxBase: false,
  } as const
  expect(
    price([part('a', 10_000), part('d', 5_000, { kind: 'donation' })], {
      taxes: { ...quebec.taxes, customTaxes: [levy] },
    }).taxes.map((tax) => [tax.key, tax.baseCents, tax.cents]),
  ).toEqual([
    ['GST', 10_000, 500],
    ['QST', 10_000, 998],
    ['custom:Redevance', 10_000, 100],
  ])
})

test('a business without taxes has no tax line; a donation alone neither', () => {
  expect(
    price([part('a', 10_000)], { taxes: { ...quebec.taxes, isNoTaxesSelected: true } }).taxes,
  ).toEqual([])
  expect(price([part('a', 10_000, { kind: 'donation' })]).taxes).toEqual([])
})

test('a percentage fee is taken of the rebated subtotal of its kind, and is taxed even beside a donation', () => {
  const ticket = part('a', 10_000)
  const priced = price([ticket, part('d', 5_000, { kind: 'donation' })], {
    fees: { feesAppliedToUser: [rate('daily_ticket', 3_000), fixed('donation', 100)] },
    rebates: [amountRebate({ key: 'r', description: '10 $' }, 1_000, [ticket])],
  })
  expect(priced.fees.map((fee) => [fee.kind, fee.grossCents])).toEqual([
    ['daily_ticket', 270],
    ['donation', 100],
  ])
  expect(priced.taxes.map((tax) => tax.baseCents)).toEqual([9_370, 9_370])
})

test('a fixed fee is paid per counted unit that costs something; accessories follow their rental; a package pays once', () => {
  const fees = {
    feesAppliedToUser: [
      fixed('daily_ticket', 100),
      fixed('equipment_rental', 200),
      fixed('package', 300),
    ],
  }
  expect(
    price(
      [
        part('a', 1_000),
        part('b', 0),
        part('r', 2_000, { kind: 'equipment_rental' }),
        part('s', 500, { kind: 'accessory_rental', parentKey: 'r' }),
        part('t', 0, { kind: 'accessory_rental', parentKey: 'r' }),
      ],
      { fees },
    ).fees.map((fee) => [fee.kind, fee.grossCents]),
  ).toEqual([
    ['daily_ticket', 100],
    ['equipment_rental', 400],
  ])
  expect(
    price(
      [
        part('p', 0, { kind: 'package' }),
        part('a', 1_000, { parentKey: 'p' }),
        part('r', 2_000, { kind: 'equipment_rental', parentKey: 'p' }),
        part('s', 500, { kind: 'accessory_rental', parentKey: 'r' }),
      ],
      { fees },
    ).fees.map((fee) => [fee.kind, fee.grossCents]),
  ).toEqual([['package', 300]])
})

test('a rebate that would bring a part below 0 is rejected as a whole', () => {
  const priced = price([part('a', 1_000)], {
    rebates: [
      { key: 'r', description: 'x', shares: new Map([['a', 1_001]]) },
      { key: 's', description: 'y', shares: new Map([['z', 1]]) },
    ],
  })
  expect(priced.rejected).toEqual([
    { key: 'r', reason: 'ExceedsEntries' },
    { key: 's', reason: 'UnknownPart' },
  ])
  expect(priced.totals.rebatesCents).toBe(0)
})

test('a cart above ten million dollars is not priced', () => {
  expect(() => price([part('a', 1_000_000_001)])).toThrow(RangeError)
})

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
test('in every province the units and the fees sum to each total, and each tax is the half-up share of its base', () => {
  fc.assert(
    fc.property(carts, ({ province, parts, percent, fee }) => {
      const cart = parts.map(({ grossCents, ...more }, place) => part(`${place}`, grossCents, more))
      const customTaxes = province === 'QC' ? [quebecLodgingTax] : []
      const priced = priceCart(
        { on: '2026-11-21', province, parts: cart },
        {
          taxes: { ...defaultTaxSettings(province), customTaxes },
          rebates: [percentRebate({ key: 'r', description: '' }, percent, cart)],
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
