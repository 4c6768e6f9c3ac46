import { expect, test } from 'vitest'
import {
  atSlot,
  exceedsCart,
  keyOf,
  quantityOf,
  ticketsOf,
  whenSlot,
  withLine,
  withMore,
  withPieces,
  withTotal,
  type Cart,
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
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n): CartLine => ({ ...line(1), key: `k${n}` }))
  expect(exceedsCart(lines(49), lines(50))).toBe(false)
  expect(exceedsCart(lines(50), lines(51))).toBe(true)
  expect(exceedsCart(lines(50), withLine(lines(50), { ...line(9), key: 'k3' }))).toBe(false)
  expect(exceedsCart(lines(52), lines(51))).toBe(false)
})

const sizes = (cart: Cart) => cart.map(({ quantity }) => quantity)

test('more than 25 pieces of a choice are lines of at most 25, next to each other', () => {
  const class40 = withTotal([line(1, null)], line(40))
  expect(sizes(class40)).toEqual([1, 25, 15])
  expect(quantityOf(class40, line(1).key)).toBe(40)
  expect(new Set(class40.map(({ key }) => key)).size).toBe(3)
  const larger = withTotal([...class40, { ...line(1), key: 'other' }], line(60))
  expect(sizes(larger)).toEqual([1, 25, 25, 10, 1])
  expect(sizes(withTotal(larger, line(24)))).toEqual([1, 24, 1])
  expect(sizes(withTotal(larger, line(0)))).toEqual([1, 1])
})

test('one more piece of a full line goes to the next line of the choice, and then to a new one', () => {
  const full = withPieces([], line(25))
  const [first] = full
  const two = withPieces(full, { ...first!, quantity: 26 })
  expect(sizes(two)).toEqual([25, 1])
  expect(sizes(withPieces(two, { ...first!, quantity: 26 }))).toEqual([25, 2])
  expect(sizes(withPieces(two, { ...first!, quantity: 3 }))).toEqual([3, 1])
  expect(sizes(withPieces(two, { ...two[1]!, quantity: 0 }))).toEqual([25])
  expect(sizes(withMore(withPieces(two, { ...first!, quantity: 0 }), line(30), 30))).toEqual([
    25, 6,
  ])
})

test('the first line of a choice has its accessories', () => {
  const helmet = { productId: 'helmet', title, quantity: 30 }
  const cart = withTotal([], { ...line(30), accessories: [helmet] })
  expect(cart.map(({ accessories }) => accessories)).toEqual([[helmet], undefined])
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
