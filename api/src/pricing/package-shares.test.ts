import { expect, test } from 'vitest'
import { packageShares } from './package-shares.rules.ts'

const sum = (shares: readonly number[]) => shares.reduce((whole, share) => whole + share, 0)

test('a package of 100 $ is divided in proportion to the separate prices of its parts', () => {
  expect(
    packageShares(10_000, [
      { listCents: 7_900, quantity: 1 },
      { listCents: 2_500, quantity: 1 },
      { listCents: 400, quantity: 4 },
    ]),
  ).toEqual([6_583, 2_083, 1_334])
})

test('a free part gets no share, unless all parts are free', () => {
  expect(
    packageShares(500, [
      { listCents: 0, quantity: 3 },
      { listCents: 100, quantity: 1 },
    ]),
  ).toEqual([0, 500])
  expect(
    packageShares(500, [
      { listCents: 0, quantity: 3 },
      { listCents: 0, quantity: 1 },
    ]),
  ).toEqual([375, 125])
})

test('the shares add up to the price for any parts, even above their separate prices', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const parts = Array.from({ length: 1 + (seed % 20) }, (_, i) => ({
      listCents: (seed * 7_919 * (i + 1)) % 10_000,
      quantity: 1 + ((seed + i) % 5),
    }))
    const price = (seed * 104_729) % 1_000_000
    const shares = packageShares(price, parts)
    expect(sum(shares)).toBe(price)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
  }
})
