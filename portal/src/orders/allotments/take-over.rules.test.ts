import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart.rules.ts'
import { cartAfter, withLeft } from '../../domain/counter-cart.rules.ts'
import { slotsOf } from './allotment.rules.ts'
import { newSale } from './offline-sale.rules.ts'
import { sampleAllotment } from './sample-allotment.ts'
import { leftAfter, takeOver } from './take-over.rules.ts'

const allotment = sampleAllotment(4)
const slots = slotsOf([allotment], '2030-02-02T13:30:00.000Z')
const slot = slots[0]!
const [adult, child] = slot.table.types.map(({ productId }) => productId)
const at = {
  activationDateTimeUtc: slot.startDateTimeUtc,
  timeslotBegin: slot.timeslotBegin,
  timeslotEnd: slot.timeslotEnd,
}
const line = (productId: string, quantity: number, over: Partial<CartLine> = {}): CartLine => ({
  key: `${productId} ${over.when ?? ''}`,
  productId,
  kind: 'daily_ticket',
  title: { fr: 'Billet', en: 'Ticket' },
  activity: null,
  quantity,
  chosen: at,
  when: '',
  identifications: [],
  ...over,
})
const sale = (quantities: number[]) =>
  newSale({ slot, quantities, paid: { method: 'cash' } }, [], {
    publicId: 'sale',
    at: '2030-02-02T14:10:00.000Z',
  })!

test('the lines of a slot in hand are taken over, and the others are left out', () => {
  const lines = [
    line(adult!, 2),
    line('skis', 1, { kind: 'equipment_rental' }),
    line(child!, 1),
    line(adult!, 1, { when: 'anytime', chosen: {} }),
    line(adult!, 1, { when: 'later', chosen: { ...at, timeslotBegin: '13:00' } }),
    line(adult!, 1, {
      when: 'helmet',
      accessories: [{ productId: 'helmet', title: { fr: 'Casque', en: 'Helmet' }, quantity: 1 }],
    }),
  ]
  const { slots: taken, leftOut } = takeOver(lines, slots, [])
  expect(taken).toMatchObject([{ slot: { key: slot.key }, quantities: [2, 1] }])
  expect(leftOut.map(({ line: { key } }) => key)).toEqual([
    'skis ',
    `${adult} anytime`,
    `${adult} later`,
    `${adult} helmet`,
  ])
})

test('more tickets than a sale can have, or than seats, are left out', () => {
  expect(takeOver([line(adult!, 5)], slots, [])).toMatchObject({
    slots: [{ quantities: [3, 0] }],
    leftOut: [{ count: 2 }],
  })
  expect(takeOver([line(child!, 3)], slots, [sale([2, 1])])).toMatchObject({
    slots: [{ quantities: [0, 1] }],
    leftOut: [{ count: 2 }],
  })
})

test('a recorded sale leaves what it did not sell, also when the quantities were changed', () => {
  const cart = {
    id: 'cart',
    lines: [line(adult!, 5), line(child!, 1), line('skis', 1)],
    hasDiscount: false,
  }
  const [taken] = takeOver(cart.lines, slots, []).slots
  const left = leftAfter(taken!, sale([2, 0]))
  expect(left).toEqual([{ key: `${adult} `, left: 3 }])
  const next = cartAfter(cart, left)!
  expect(next.lines.map(({ quantity }) => quantity)).toEqual([3, 1, 1])
  // The same sale reduces a cart once only.
  expect(withLeft(next.lines, left)).toEqual(next.lines)
  expect(
    cartAfter({ ...cart, lines: [line(child!, 1)] }, [{ key: `${child} `, left: 0 }]),
  ).toBeNull()
})
