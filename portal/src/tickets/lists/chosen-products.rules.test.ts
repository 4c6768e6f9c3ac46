import { expect, test } from 'vitest'
import { chosenOf, countOf, tickedOf, type Category } from './chosen-products.rules.ts'

const category = (publicId: string, products: string[]) =>
  ({ publicId, products: products.map((productId) => ({ productId })) }) as Category
const all = [category('ski', ['adult', 'child']), category('slide', ['hour'])]

test('a category of which all is ticked is named itself, else its products are', () => {
  expect(chosenOf(all, new Set(['adult', 'child']))).toEqual({ categories: 'ski', products: '' })
  expect(chosenOf(all, new Set(['adult', 'hour']))).toEqual({
    categories: 'slide',
    products: 'adult',
  })
  expect(chosenOf(all, new Set())).toEqual({ categories: '', products: '' })
})

test('what is named is ticked again', () => {
  for (const ticked of [['adult'], ['adult', 'child', 'hour'], []])
    expect([...tickedOf(all, chosenOf(all, new Set(ticked)))].toSorted()).toEqual(ticked)
  expect(countOf({ categories: 'ski', products: 'hour,adult' })).toBe(3)
  expect(countOf({ categories: '', products: '' })).toBe(0)
})
