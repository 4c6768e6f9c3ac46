/**
 * Lowest price above 0, in cents: most activities are free for toddlers, and their free price says
 * nothing. 0 if all are free; null without prices.
 */
export function lowestPrice(cents: readonly number[]): number | null {
  if (cents.length === 0) return null
  const above = cents.filter((price) => price > 0)
  return above.length === 0 ? 0 : Math.min(...above)
}
