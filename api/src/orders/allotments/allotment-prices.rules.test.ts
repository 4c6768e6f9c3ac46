import { expect, test } from 'vitest'
import { boundOf, quantitiesOf } from './allotment-prices.rules.ts'

test('a sale has at most twelve tickets, and fewer when there would be more than 2 000 combinations', () => {
  expect([1, 2, 3, 4, 5, 6, 10, 44, 100].map(boundOf)).toEqual([12, 12, 12, 12, 8, 7, 4, 2, 1])
})

test('each combination of quantities occurs once, and the empty one never', () => {
  expect(quantitiesOf(2, 2).map((row) => row.join(''))).toEqual(['01', '02', '10', '11', '20'])
  for (const types of [1, 3, 4, 5]) {
    const rows = quantitiesOf(types, boundOf(types)).map((row) => row.join())
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.length).toBeLessThanOrEqual(2000)
  }
})
