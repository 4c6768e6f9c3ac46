import { expect, test } from 'vitest'
import { stayOffer } from './stay-offer.rules.ts'

const limits = { min_nights: 2, max_nights: 3 }
const night = (cents: number, remainingQuantity: number) => ({
  date: '2030-02-02',
  cents,
  quantity: 4,
  remainingQuantity,
})

test('a stay has the total of its nights, and the units that are free in all of them', () => {
  expect(stayOffer(limits, [night(12_000, 3), night(18_050, 1)])).toEqual({
    remainingQuantity: 1,
    total: 300.5,
    obstacle: null,
  })
  expect(stayOffer(limits, null).total).toBeNull()
})

test.each([
  ['minNights', 1, 1],
  ['maxNights', 4, 1],
  ['full', 2, 0],
] as const)('a stay is not booked: %s', (obstacle, nights, left) => {
  const list = Array.from({ length: nights }, () => night(100, left))
  expect(stayOffer(limits, list).obstacle).toBe(obstacle)
})
