import { expect, test } from 'vitest'
import { off, part, quebec, price } from '../../test/factories/sales/carts.ts'
import { quebecLodgingTax } from './tax-settings.rules.ts'

test('three tickets at 19.99 with a rebate of 15 % cost 58.60 with taxes', () => {
  const parts = ['a', 'b', 'c'].map((key) => part(key, 1999))
  const priced = price(parts, {
    rebates: off(parts, { rateMilli: 15_000 }),
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

test('a night of 120 $ in Québec has a lodging tax of 4.20, GST of 6.21 and QST of 12.39, but not over 31 nights', () => {
  const taxes = { ...quebec.taxes, customTaxes: [quebecLodgingTax] }
  const night = price([part('a', 12_000, { kind: 'lodging', nights: 1 })], { taxes })
  expect(night.taxes.map((tax) => tax.cents)).toEqual([420, 621, 1239])
  const month = price([part('a', 12_000, { kind: 'lodging', nights: 32 })], { taxes })
  expect(month.taxes.map((tax) => [tax.key, tax.cents])).toEqual([
    ['GST', 600],
    ['QST', 1197],
  ])
})

test('a custom tax on everything has the base of GST and is in no other base unless it is set to be', () => {
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

test('a business without taxes has no tax line, nor has a cart of donations only', () => {
  expect(
    price([part('a', 10_000)], { taxes: { ...quebec.taxes, isNoTaxesSelected: true } }).taxes,
  ).toEqual([])
  expect(price([part('a', 10_000, { kind: 'donation' })]).taxes).toEqual([])
})

test('a cart above ten million dollars is not priced', () => {
  expect(() => price([part('a', 1_000_000_001)])).toThrow(RangeError)
})
