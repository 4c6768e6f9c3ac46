import { expect, test } from 'vitest'
import { accessoryState, rentalSale } from './rental-sale.rules.ts'

const now = '2030-01-10T15:00:00.000Z'
const pricing = (price_cents: number, over: { active?: boolean; sale_ends_at?: string } = {}) => ({
  active: true,
  sale_ends_at: null,
  price_cents,
  ...over,
})
const type = (id: string, pricings: ReturnType<typeof pricing>[], quantity = 4) => ({
  id,
  sizes: [{ quantity: 0 }, { quantity }],
  pricings,
})
const days = new Map([
  ['skis', '2030-01-12'],
  ['boots', '2030-01-11'],
])

test('a category is on sale from the lowest price on sale, on the first day of its types', () => {
  expect(
    rentalSale(
      [
        type('skis', [pricing(4000), pricing(900, { active: false })]),
        type('boots', [pricing(1500)]),
      ],
      days,
      now,
    ),
  ).toEqual({ state: 'onSale', fromCents: 1500, nextOpenDay: '2030-01-11' })
})

test.each([
  ['offSeason', [type('poles', [pricing(500)])]],
  ['soldOut', [type('skis', [pricing(500)], 0)]],
  ['over', [type('skis', [pricing(500, { sale_ends_at: now })])]],
  ['inactive', [type('skis', [pricing(500, { active: false })])]],
  ['inactive', []],
] as const)('it is %s', (state, types) => {
  expect(rentalSale(types, days, now).state).toBe(state)
})

test('an accessory is sold with rentals, while there are pieces', () => {
  expect(accessoryState({ quantity: 2, categories: [{}] })).toBe('onSale')
  expect(accessoryState({ quantity: 0, categories: [{}] })).toBe('soldOut')
  expect(accessoryState({ quantity: 2, categories: [] })).toBe('inactive')
})
