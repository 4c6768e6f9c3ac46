import { expect, test } from 'vitest'
import { centsOf, toCents, toDollars } from './money.ts'

test('dollars are cents and back, up to sums that no business has', () => {
  for (const cents of [0, 1, -1999, 2_147_483_648, 90_000_000_001, 999_999_999_999_999])
    expect(centsOf(toDollars(cents))).toBe(cents)
})

test('what is no money is none, nor what a number does not hold to the cent', () => {
  for (const text of ['', '1.999', '1e3', 'x', '10000000000000']) expect(toCents(text)).toBeNull()
})
