import { expect, test } from 'vitest'
import { keyOf, quantityOf, ticketsOf, withLine, type CartLine, type Slot } from './cart.rules.ts'

const slot: Slot = { publicId: 's', activationDateTimeUtc: '2026-11-21T14:00:00.000Z', timeslotBegin: '09:00', timeslotEnd: '11:00', quantity: 30, remainingQuantity: 3, isAvailable: true }
const title = { fr: 'Adulte', en: 'Adult' }
const line = (quantity: number, at: CartLine['at'] = { date: '2026-11-21', slot }): CartLine => ({ key: keyOf('p', at?.slot ?? null), productId: 'p', kind: 'daily_ticket', title, activity: title, quantity, at, identifications: [] })

test('the same type at the same slot is one line; at any time it is another', () => {
  const cart = withLine(withLine(withLine([], line(1)), line(3)), line(2, null))
  expect(cart.map(({ quantity }) => quantity)).toEqual([3, 2])
  expect(quantityOf(cart, keyOf('p', slot))).toBe(3)
  expect(withLine(cart, line(0))).toHaveLength(1)
})

test('a dated ticket is named by the three members of its slot, an undated one by none', () => {
  expect(ticketsOf([line(2), line(1, null)])).toEqual([
    { productId: 'p', quantity: 2, activationDateTimeUtc: '2026-11-21T14:00:00.000Z', timeslotBegin: '09:00', timeslotEnd: '11:00' },
    { productId: 'p', quantity: 1 },
  ])
})
