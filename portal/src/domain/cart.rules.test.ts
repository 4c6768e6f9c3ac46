import { expect, test } from 'vitest'
import {
  atSlot,
  exceedsCart,
  keyOf,
  quantityOf,
  ticketsOf,
  whenSlot,
  withLine,
  type CartLine,
  type Slot,
} from './cart.rules.ts'

const slot: Slot = {
  publicId: 's',
  activationDateTimeUtc: '2026-11-21T14:00:00.000Z',
  timeslotBegin: '09:00',
  timeslotEnd: '11:00',
  quantity: 30,
  remainingQuantity: 3,
  isAvailable: true,
}
const title = { fr: 'Adulte', en: 'Adult' }
const line = (quantity: number, at: Slot | null = slot): CartLine => ({
  key: keyOf('p', at ? atSlot(at) : {}),
  productId: 'p',
  kind: 'daily_ticket',
  title,
  activity: title,
  quantity,
  chosen: at ? atSlot(at) : {},
  when: at ? whenSlot('2026-11-21', at) : '',
  identifications: [],
})

test('the same type at the same slot is one line; at any time it is another', () => {
  const cart = withLine(withLine(withLine([], line(1)), line(3)), line(2, null))
  expect(cart.map(({ quantity }) => quantity)).toEqual([3, 2])
  expect(quantityOf(cart, keyOf('p', atSlot(slot)))).toBe(3)
  expect(withLine(cart, line(0))).toHaveLength(1)
})

test('a cart has at most fifty lines; more pieces of a line, or a removed line, are always allowed', () => {
  const other = (n: number): CartLine => ({ ...line(1), key: `k${n}` })
  const full = Array.from({ length: 50 }, (_, n) => other(n))
  expect(exceedsCart(full.slice(1), [other(50)])).toBe(false)
  expect(exceedsCart(full, [other(50)])).toBe(true)
  expect(exceedsCart(full, [{ ...other(3), quantity: 9 }])).toBe(false)
  expect(exceedsCart(full, [{ ...other(50), quantity: 0 }])).toBe(false)
  expect(exceedsCart(full.slice(2), [other(50), other(51), other(52)])).toBe(true)
  const longer = [...full, other(50), other(51)]
  expect(exceedsCart(longer, [{ ...other(3), quantity: 9 }])).toBe(false)
  expect(exceedsCart(longer, [{ ...other(3), quantity: 0 }])).toBe(false)
})

test('a dated ticket carries the three members of its slot, an undated one none', () => {
  expect(ticketsOf([line(2), line(1, null)])).toEqual([
    {
      productId: 'p',
      quantity: 2,
      activationDateTimeUtc: '2026-11-21T14:00:00.000Z',
      timeslotBegin: '09:00',
      timeslotEnd: '11:00',
    },
    { productId: 'p', quantity: 1 },
  ])
})

test('accessories are sent with their rental, and the parts of a package with their own choices', () => {
  const rental: CartLine = {
    ...line(2, null),
    kind: 'equipment_rental',
    chosen: { activationDateTimeUtc: 'at', specificationPublicId: 's' },
    accessories: [{ productId: 'h', title, quantity: 1 }],
  }
  const bundle: CartLine = {
    ...line(1, null),
    kind: 'package',
    parts: [
      {
        productId: 'a',
        kind: 'lodging',
        title,
        quantity: 2,
        chosen: { checkInDate: '2026-12-20' },
        when: '2026-12-20',
        identifications: [],
      },
    ],
  }
  expect(ticketsOf([rental, bundle])).toEqual([
    {
      productId: 'p',
      quantity: 2,
      activationDateTimeUtc: 'at',
      specificationPublicId: 's',
      accessories: [{ productId: 'h', quantity: 1 }],
    },
    { productId: 'p', quantity: 1, parts: [{ productId: 'a', checkInDate: '2026-12-20' }] },
  ])
})
