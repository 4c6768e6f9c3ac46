import { expect, test } from 'vitest'
import { costOf, sold } from '../../test/factories/sales/sold-units.ts'
import { sumOf } from './cart.rules.ts'
import { refundsOfAmount } from './refund-of.rules.ts'
import type { RefundableUnit, RefundedItem } from './refundable-unit.ts'

const taken = (units: readonly RefundableUnit[], items: readonly RefundedItem[]) =>
  units.map((unit) => {
    const item = items.find(({ unitId }) => unitId === unit.id)
    if (!item) return unit
    return {
      ...unit,
      refundedNetCents: unit.refundedNetCents + item.netCents,
      taxes: unit.taxes.map((tax) => ({
        ...tax,
        refundedCents:
          tax.refundedCents + (item.taxes.find(({ key }) => key === tax.key)?.cents ?? 0),
      })),
    }
  })
const totalOf = (items: readonly RefundedItem[]) => sumOf(items.map((item) => item.totalCents))

test('an amount includes its share of the taxes', () => {
  const [item] = refundsOfAmount(sold([3000]), 1000)
  expect(item).toMatchObject({
    netCents: 1000,
    taxes: [
      { key: 'GST', cents: 50 },
      { key: 'QST', cents: 100 },
    ],
    totalCents: 1150,
    percent: 33,
  })
})

test('an amount is taken from one unit after the other, and never exceeds the rest', () => {
  const units = sold([1000, 2000])
  expect(refundsOfAmount(units, 1500).map(({ netCents }) => netCents)).toEqual([1000, 500])
  expect(refundsOfAmount(units, 9999).map(({ netCents }) => netCents)).toEqual([1000, 2000])
  expect(refundsOfAmount(units, 0)).toEqual([])
  expect(refundsOfAmount(units, -5)).toEqual([])
})

test('given back in parts, the parts add up to the whole to the cent', () => {
  for (const price of [999, 1001, 3333, 12_345])
    for (const step of [1, 7, 333, 1000]) {
      let units = sold([price])
      let returned = 0
      for (let given = 0; given < price; given += step) {
        const items = refundsOfAmount(units, step)
        returned += totalOf(items)
        units = taken(units, items)
      }
      expect([price, step, returned]).toEqual([price, step, costOf(sold([price]))])
    }
})
