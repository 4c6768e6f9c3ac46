import { expect, test } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { noHolder } from '../buyer/details.rules.ts'
import { holdersOf } from '../buyer/holders.rules.ts'
import { emptyState, type CartState } from './cart-state.rules.ts'
import { namesGone, withCart } from './named-pieces.rules.ts'

const line = (quantity: number, over: Partial<CartLine> = {}) =>
  ({ key: 'adult', quantity, ...over }) as CartLine
const person = (firstName: string) => ({
  firstName,
  lastName: '',
  birthDate: null,
  age: null,
  height: null,
  boot: '',
})
const seat = (ordinal: number) => ({ key: 'adult', ordinal, isSizeOpen: false })
/** Three adults: an anonymous one, Marie, and Luc. */
const three: CartState = {
  ...emptyState,
  cart: [line(3)],
  party: [
    { person: person('Marie'), seats: [seat(1)] },
    { person: person('Luc'), seats: [seat(2)] },
  ],
  details: { holders: {}, answers: { 'adult.1.form.size': '38', 'adult.2.form.size': '43' } },
}
const textOf = (state: CartState) => state.cart.map(holdersOf(state).textOf)
const fewer = (state: CartState, quantity: number) =>
  withCart(state, quantity === 0 ? [] : [line(quantity)])

test('one piece fewer is an anonymous one as long as there is one, then the last named person', () => {
  expect(textOf(three)).toEqual(['Marie, Luc + 1'])
  const two = fewer(three, 2)
  expect(textOf(two)).toEqual(['Marie, Luc'])
  expect(namesGone(three, two)).toEqual([])
  const last = fewer(two, 1)
  expect(textOf(last)).toEqual(['Marie'])
  expect(namesGone(two, last)).toEqual(['Luc'])
})

test('what was answered for a piece moves with its person', () => {
  expect(fewer(three, 2).details.answers).toEqual({
    'adult.0.form.size': '38',
    'adult.1.form.size': '43',
  })
})

test('a figure typed in two strokes loses nobody: the people are back with the quantity', () => {
  const retyped = fewer(fewer(three, 1), 12)
  expect(textOf(retyped)).toEqual(['Marie, Luc + 10'])
})

test('a removed line takes its people with it, so that the next one of its kind has no name', () => {
  const again = fewer(fewer(three, 0), 2)
  expect(textOf(again)).toEqual([''])
  expect(again.details.answers).toEqual({})
  expect(namesGone(three, fewer(three, 0))).toEqual(['Marie', 'Luc'])
})

test('a package keeps the pieces of its parts together', () => {
  const parts = [{ productId: 'pass', quantity: 2 }] as unknown as CartLine['parts']
  const pack = (quantity: number) => line(quantity, { parts: parts! })
  const holder = (firstName: string) => ({ ...noHolder, firstName })
  const state: CartState = {
    ...emptyState,
    cart: [pack(2)],
    details: {
      holders: { 'adult/pass.2.card': holder('Zoé'), 'adult/pass.3.card': holder('Max') },
      answers: {},
    },
  }
  expect(Object.keys(withCart(state, [pack(1)]).details.holders)).toEqual([
    'adult/pass.0.card',
    'adult/pass.1.card',
  ])
})
