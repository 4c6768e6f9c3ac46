import { expect, test } from 'vitest'
import { fewerAtOnce, firstAtOnce, nextAtOnce } from './piece-size.rules.ts'

test('fast rows are read in growing batches, up to 500', () => {
  const sizes = [firstAtOnce]
  for (let i = 0; i < 5; i++) sizes.push(nextAtOnce(sizes.at(-1)!, 5))
  expect(sizes).toEqual([50, 100, 200, 400, 500, 500])
})

test('slow rows are read in batches of about a second', () => {
  expect(nextAtOnce(50, 4000)).toBe(12)
  expect(nextAtOnce(1, 60_000)).toBe(1)
})

test('after a timeout the batch is a quarter as large, and never empty', () => {
  expect([50, 12, 3, 1].map(fewerAtOnce)).toEqual([12, 3, 1, 1])
})
