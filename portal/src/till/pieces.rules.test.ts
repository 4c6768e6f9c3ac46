import { expect, test } from 'vitest'
import { piecesOf, totalOf, wrongOf } from './pieces.rules.ts'

test('the value of a drawer is the sum of its bills and coins, to the cent', () => {
  const counted = { '20': 3, '0.25': 7, '0.10': 1, '0.05': 1, '5': '' } as const
  expect(totalOf(counted)).toBe(61.9)
  expect(piecesOf(counted)).toEqual([
    { denomination: '20', count: 3 },
    { denomination: '0.25', count: 7 },
    { denomination: '0.10', count: 1 },
    { denomination: '0.05', count: 1 },
  ])
  expect(totalOf({})).toBe(0)
})

test('a count that is no whole number is ignored in the sum and reported', () => {
  expect(wrongOf({ '100': 1.5, '50': -1, '20': 10_000, '10': 0, '5': '' })).toEqual([
    '100',
    '50',
    '20',
  ])
  expect(totalOf({ '100': 1.5, '50': -1, '20': 10_000 })).toBe(0)
})
