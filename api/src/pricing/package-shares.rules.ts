import { largestRemainder } from './largest-remainder.rules.ts'

/**
 * Share of each part in a package's price: in proportion to the separate prices of its units,
 * remaining cents by largest remainder. Parts that are all free share by their quantities. The
 * shares always add up to the price. Source: docs/decisions.md 11.
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
