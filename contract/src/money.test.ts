import { expect, test } from 'vitest'
import { centsOf, toCents, toDollars } from './money.ts'

test('dollars convert to cents and back, up to the largest sums', () => {
  for (const cents of [0, 1, -1999, 2_147_483_648, 90_000_000_001, 999_999_999_999_999])
    expect(centsOf(toDollars(cents))).toBe(cents)
})

test('a text that is not money, or too large for exact cents, gives null', () => {
  for (const text of ['', '1.999', '1e3', 'x', '10000000000000']) expect(toCents(text)).toBeNull()
})
