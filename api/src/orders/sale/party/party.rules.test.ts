import { expect, test } from 'vitest'
import { wrongPieceOf } from './party.rules.ts'

const productId = '0198b4a0-0000-7000-8000-000000000001'
const tickets = [
  { productId, quantity: 2 },
  { productId, quantity: 1 },
]
const person = (...pieces: [number, number][]) => ({
  pieces: pieces.map(([line, ordinal]) => ({ line, ordinal })),
})

test.each([
  ['a sale needs no party', undefined, null],
  ['each piece may belong to another person', [person([0, 0], [1, 0]), person([0, 1])], null],
  ['a person may have no piece', [person()], null],
  ['a piece of a missing line is rejected', [person([0, 0]), person([2, 0])], 'party.1.pieces.0'],
  [
    'a piece beyond the quantity of its line is rejected',
    [person([0, 1], [1, 1])],
    'party.0.pieces.1',
  ],
  ['a piece of two people is rejected', [person([0, 1]), person([0, 1])], 'party.1.pieces.0'],
  ['a piece listed twice is rejected', [person([1, 0], [1, 0])], 'party.0.pieces.1'],
])('%s', (_, party, expected) => expect(wrongPieceOf({ tickets, party })).toBe(expected))
