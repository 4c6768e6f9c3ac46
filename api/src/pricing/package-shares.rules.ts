import { largestRemainder } from './largest-remainder.rules.ts'

/**
 * What each part takes of a package's price: in proportion to what its pieces cost by themselves,
 * the cents left over by largest remainder. Parts that are all free share by their number of
 * pieces. The shares always sum to the price. Source: docs/decisions.md 11.
 */
export function packageShares(
  priceCents: number,
  parts: readonly { listCents: number; quantity: number }[],
): number[] {
  const weights = parts.map(({ listCents, quantity }) => listCents * quantity)
  return largestRemainder(
    priceCents,
    weights.some((weight) => weight > 0) ? weights : parts.map(({ quantity }) => quantity),
  )
}
