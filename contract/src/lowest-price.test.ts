import { expect, test } from 'vitest'
import { lowestPrice } from './lowest-price.ts'

test('free prices count only when there are no others', () => {
  expect(lowestPrice([3900, 0, 1999])).toBe(1999)
  expect(lowestPrice([0, 0])).toBe(0)
  expect(lowestPrice([])).toBeNull()
})
