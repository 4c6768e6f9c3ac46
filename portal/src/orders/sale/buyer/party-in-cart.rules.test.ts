import { expect, test } from 'vitest'
import type { Cart } from '../../../domain/cart.rules.ts'
import { partyBody, type Party } from './party-in-cart.rules.ts'

const cart = [
  { key: 'adult', quantity: 2 },
  { key: 'skis', quantity: 1 },
] as unknown as Cart
const person = (firstName: string) => ({
  firstName,
  lastName: '',
  birthDate: null,
  age: null,
  height: null,
  boot: '',
})
const party: Party = [
  {
    person: person('Ida'),
    seats: [
      { key: 'adult', ordinal: 1, isSizeOpen: false },
      { key: 'skis', ordinal: 0, isSizeOpen: true },
    ],
  },
  { person: person('Jo'), seats: [{ key: 'child', ordinal: 0, isSizeOpen: false }] },
]

test('pieces are sent by the index of their line; people without any piece are omitted', () => {
  expect(partyBody(cart, party)).toEqual({
    party: [
      {
        ...person('Ida'),
        pieces: [
          { line: 0, ordinal: 1 },
          { line: 1, ordinal: 0, isSizeOpen: true },
        ],
      },
    ],
  })
  expect(partyBody([], party)).toEqual({})
  expect(partyBody([], [])).toEqual({})
})
