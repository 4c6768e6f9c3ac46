import { expect, test } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import type { Accessory, Inventory, Model } from '../times/times.queries.ts'
import { accessoryLeft, heldOf, isOut, sizesAt, withAccessory } from './sizes.rules.ts'

const name = (text: string) => ({ fr: text, en: text })
const model = {
  name: name('Ski'),
  specifications: [
    { publicId: 's1', name: name('160') },
    { publicId: 's2', name: null },
  ],
} as unknown as Model
const helmet = { publicId: 'a', productId: 'pa', name: name('Helmet') } as Accessory
const inventory = {
  rentalInventoryItems: [{ rentalModelSpecificationPublicId: 's1', remainingQuantity: 3 }],
  accessoryInventoryItems: [{ accessoryPublicId: 'a', remainingQuantity: 5 }],
} as Inventory
const line: CartLine = {
  key: 'k',
  productId: 'p',
  kind: 'equipment_rental',
  title: name('Ski'),
  activity: null,
  quantity: 1,
  chosen: {},
  when: '',
  identifications: [],
}

test('a size has the model in its title, and its free quantity once loaded', () => {
  const sizes = sizesAt(model, 'p', (id) => ({ specificationPublicId: id }), inventory)
  expect(sizes.map(({ title, key, left }) => [title.en, key, left])).toEqual([
    ['Ski – 160', 'p@s1', 3],
    ['Ski', 'p@s2', undefined],
  ])
})

test('accessories of a line can be added, changed and removed', () => {
  expect(accessoryLeft(helmet, inventory)).toBe(5)
  expect(accessoryLeft(helmet, undefined)).toBeUndefined()
  const two = withAccessory(withAccessory(line, helmet, 1), helmet, 2)
  expect(two.accessories).toEqual([{ productId: 'pa', title: helmet.name, quantity: 2 }])
  expect(heldOf(two, helmet)).toBe(2)
  expect(heldOf(undefined, helmet)).toBe(0)
  expect(withAccessory(two, helmet, 0).accessories).toEqual([])
})

test('unknown and sold out sizes cannot be chosen, unless they are in the cart already', () => {
  expect([isOut(undefined, 0), isOut(0, 0), isOut(0, 1), isOut(2, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
