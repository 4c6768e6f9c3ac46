import { expect, test } from 'vitest'
import { accessoryChanges, countsOf, whyPriceStays } from './exchange.rules.ts'

const carried = ['helmet', 'helmet', 'poles'].map((productId, i) => ({ id: i, productId }))

test('without a choice every accessory stays; with a choice, the chosen quantities stay or are added, and others are removed', () => {
  expect(accessoryChanges(carried, undefined)).toEqual({ kept: carried, dropped: [], added: [] })
  expect(accessoryChanges(carried, [])).toEqual({ kept: [], dropped: carried, added: [] })
  expect(
    accessoryChanges(carried, [
      { productId: 'helmet', quantity: 1 },
      { productId: 'poles', quantity: 3 },
      { productId: 'boots', quantity: 1 },
    ]),
  ).toEqual({
    kept: [carried[0], carried[2]],
    dropped: [carried[1]],
    added: [
      { productId: 'poles', quantity: 2 },
      { productId: 'boots', quantity: 1 },
    ],
  })
})

test('units and quantities of one product are counted together', () =>
  expect(countsOf([...carried, { productId: 'poles', quantity: 2 }])).toEqual([
    { productId: 'helmet', quantity: 2 },
    { productId: 'poles', quantity: 3 },
  ]))

const price = {
  listCents: 3000,
  paidCents: [2000, 2000],
  accessories: 0,
  isSameProduct: false,
  isInPackage: false,
}
test('the price stays within a package, after a refund, for the same product, and at the same price', () => {
  expect(whyPriceStays(price)).toBeNull()
  expect(whyPriceStays({ ...price, isInPackage: true, accessories: 1 })).toBe('inPackage')
  expect(whyPriceStays({ ...price, paidCents: [] })).toBe('refunded')
  expect(whyPriceStays({ ...price, isSameProduct: true })).toBe('sameProduct')
  expect(whyPriceStays({ ...price, isSameProduct: true, accessories: 1 })).toBeNull()
  expect(whyPriceStays({ ...price, listCents: 2000 })).toBe('samePrice')
  expect(whyPriceStays({ ...price, listCents: 2000, paidCents: [2000, 1500] })).toBeNull()
})
