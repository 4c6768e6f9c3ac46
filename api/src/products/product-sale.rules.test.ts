import { expect, test } from 'vitest'
import { packageState, productState } from './product-sale.rules.ts'

test.each([
  ['onSale', { active: true, quantity: null, taken: null }],
  ['onSale', { active: true, quantity: 2, taken: 1 }],
  ['soldOut', { active: true, quantity: 2, taken: 2 }],
  ['soldOut', { active: true, quantity: 1, taken: 2 }],
  ['inactive', { active: false, quantity: 2, taken: 2 }],
] as const)('a product is %s: %o', (state, product) => expect(productState(product)).toBe(state))

test('a package is on sale with all of its parts', () => {
  const [live, archived] = [{ archived: false }, { archived: true }]
  expect(packageState({ active: true, parts: [live, live] })).toBe('onSale')
  expect(packageState({ active: true, parts: [live, archived] })).toBe('inactive')
  expect(packageState({ active: true, parts: [] })).toBe('inactive')
  expect(packageState({ active: false, parts: [live] })).toBe('inactive')
})
