import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differencesOf, type Reading } from './differences.rules.ts'

const sold = (part: string, source: Reading['source'], value: number): Reading => ({
  figure: 'sold',
  part,
  source,
  value,
})

test('equal sources have no differences, in any order and any division', () => {
  const values = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer()))
  fc.assert(
    fc.property(values, (pairs) => {
      const cut = pairs.flatMap(([part, value]) => [
        sold(part, 'books', value - 7),
        sold(part, 'books', 7),
      ])
      const whole = pairs.map(([part, value]) => sold(part, 'report', value)).toReversed()
      expect(differencesOf([...cut, ...whole])).toEqual([])
    }),
  )
})

test('a difference of one cent is reported with the value of each source, and a part missing in a source counts as 0', () => {
  expect(
    differencesOf([sold('a', 'report', 100), sold('a', 'books', 99), sold('b', 'books', 5)]),
  ).toEqual([
    {
      figure: 'sold',
      part: 'a',
      readings: [
        { source: 'report', value: 100 },
        { source: 'books', value: 99 },
      ],
    },
    {
      figure: 'sold',
      part: 'b',
      readings: [
        { source: 'report', value: 0 },
        { source: 'books', value: 5 },
      ],
    },
  ])
})
