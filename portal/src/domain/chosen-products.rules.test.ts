import { expect, test } from 'vitest'
import { chosenOf, countOf, tickedOf, type Category } from './chosen-products.rules.ts'

const title = { fr: '', en: '' }
const category = (publicId: string | null, products: string[]): Category => ({
  publicId,
  title,
  products: products.map((productId) => ({ productId, category: 'daily_ticket', title })),
})
const all = [category('ski', ['adult', 'child']), category('slide', ['hour'])]

test('a category whose products are all ticked is listed itself; otherwise its ticked products are', () => {
  expect(chosenOf(all, new Set(['adult', 'child']))).toEqual({ categories: 'ski', products: '' })
  expect(chosenOf(all, new Set(['adult', 'hour']))).toEqual({
    categories: 'slide',
    products: 'adult',
  })
  expect(chosenOf(all, new Set())).toEqual({ categories: '', products: '' })
})

test('products without a category are listed one by one', () => {
  const gifts = category(null, ['card', 'mug'])
  const ticked = new Set(['card', 'mug'])
  expect(chosenOf([gifts], ticked)).toEqual({ categories: '', products: 'card,mug' })
  expect(tickedOf([gifts], { categories: '', products: 'mug' })).toEqual(new Set(['mug']))
})

test('the products of a filter are ticked again', () => {
  for (const ticked of [['adult'], ['adult', 'child', 'hour'], []])
    expect([...tickedOf(all, chosenOf(all, new Set(ticked)))].toSorted()).toEqual(ticked)
  expect(countOf({ categories: 'ski', products: 'hour,adult' })).toBe(3)
  expect(countOf({ categories: '', products: '' })).toBe(0)
})
