/**
 * Lowest price above 0, in the unit of the prices: most activities are free for toddlers, and their
 * free price says nothing. 0 if all are free; null without prices.
 */
export function lowestPrice(prices: readonly number[]): number | null {
  if (prices.length === 0) return null
  const above = prices.filter((price) => price > 0)
  return above.length === 0 ? 0 : Math.min(...above)
}
