import { RentalModelSave } from '@guichet/contract/rentals/rental-category.ts'
import { expect, test } from 'vitest'
import {
  copyOf,
  emptyModel,
  emptySize,
  losesWork,
  piecesOf,
  withoutSizes,
  withSizes,
} from './rental.rules.ts'

const messages = {
  fr: { name: 'Skis', description: 'Pour tous' },
  en: { name: 'Skis', description: 'For all' },
}
const sizes = [
  {
    ...emptySize(0, 4),
    publicId: '018f0000-0000-7000-8000-000000000001',
    internationalizedNames: { fr: 'Petit', en: 'Small' },
  },
  { ...emptySize(1, 6), internationalizedNames: { fr: 'Grand', en: 'Large' } },
]

test('switching between sizes and one quantity keeps the number of pieces, and both are valid', () => {
  expect(withoutSizes(sizes)).toEqual([
    { isDefault: true, quantity: 10, order: 0, internationalizedNames: null },
  ])
  expect(piecesOf(withSizes(withoutSizes(sizes)))).toBe(10)
  expect(
    RentalModelSave.safeParse({
      ...emptyModel(),
      internationalizedFields: messages,
      specifications: withoutSizes(sizes),
    }).success,
  ).toBe(true)
  expect(
    RentalModelSave.safeParse({
      ...emptyModel(),
      internationalizedFields: messages,
      specifications: sizes,
    }).success,
  ).toBe(true)
})

test('only a switch that discards input asks for confirmation', () => {
  expect([
    losesWork(sizes),
    losesWork([emptySize(0)]),
    losesWork(emptyModel().specifications),
  ]).toEqual([true, false, false])
})

test('a copy has no id and is inactive', () => {
  const copy = copyOf({
    ...emptyModel(),
    publicId: 'x',
    internationalizedFields: messages,
    specifications: sizes,
    pricings: [{ publicId: 'y', duration: '02:00:00', price: 5, isActive: true }],
  })
  expect(JSON.stringify(copy)).not.toContain('publicId')
  expect(copy).toMatchObject({
    internationalizedFields: { fr: { name: 'Skis (copie)' }, en: { name: 'Skis (copy)' } },
    pricings: [{ isActive: false }],
  })
})
