import { expect, test } from 'vitest'
import {
  isUnusual,
  linesAboveMost,
  offerOfLine,
  rulesByOffer,
  soldUntil,
} from './online-sales.rules.ts'

const slot = { begins_at: '2030-02-02T14:00:00.000Z', ends_at: '2030-02-02T16:00:00.000Z' }
test.each([
  [null, '15:00'],
  [0, '14:00'],
  [-30, '13:30'],
  [45, '14:45'],
  // Never after the end.
  [600, '16:00'],
])('with a rule of %s minutes a slot is sold until %s', (minutes, until) => {
  expect(soldUntil(slot, minutes)).toBe(Date.parse(`2030-02-02T${until}:00.000Z`))
})

const type = {
  id: 'p',
  kind: 'daily_ticket',
  activity_id: 'a',
  rental_category_id: 'r',
  lodging_category_id: 'l',
} as unknown as Parameters<typeof offerOfLine>[0]
test.each([
  ['daily_ticket', 'activity', 'a'],
  ['season_pass', 'pass', 'a'],
  ['donation', 'donation', 'a'],
  ['equipment_rental', 'rental', 'r'],
  ['lodging', 'lodging', 'l'],
  ['package', 'package', 'p'],
  ['catalog_product', 'product', 'p'],
] as const)('a line of the kind %s belongs to the offer %s', (kind, offer, publicId) => {
  expect(offerOfLine({ ...type, kind } as typeof type)).toEqual({ kind: offer, publicId })
})
test('an accessory belongs to no offer of its own', () => {
  expect(offerOfLine({ ...type, kind: 'accessory_rental' } as unknown as typeof type)).toBeNull()
})

const rule = { kind: 'activity', publicId: 'a', isSoldOnline: true, untilMinutes: null } as const
test('pieces of an offer are counted over its lines, without the parts of packages', () => {
  const rules = rulesByOffer([{ ...rule, mostPieces: 4 }])
  const line = (quantity: number, parent: unknown = null) => ({ type, quantity, parent })
  expect(linesAboveMost([line(2), line(2), line(9, {})], rules)).toEqual([])
  expect(linesAboveMost([line(2), line(3), line(1)], rules)).toEqual([
    { index: 1, most: 4 },
    { index: 2, most: 4 },
  ])
  expect(linesAboveMost([line(50)], rulesByOffer([]))).toEqual([])
})

test('a rule that changes nothing is not stored', () => {
  expect(isUnusual({ ...rule, mostPieces: null })).toBe(false)
  expect(isUnusual({ ...rule, mostPieces: 4 })).toBe(true)
  expect(isUnusual({ ...rule, mostPieces: null, untilMinutes: 0 })).toBe(true)
  expect(isUnusual({ ...rule, mostPieces: null, isSoldOnline: false })).toBe(true)
})
