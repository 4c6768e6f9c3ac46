/**
 * Spreads `cents` over `weights` (non-negative integers) so that the shares sum to `cents` exactly:
 * each gets the whole cents of its proportion, the cents left over go to the largest remainders,
 * and of equal remainders to the later one. A weight of 0 gets nothing; no share exceeds its weight
 * while `cents` is at most their sum. RangeError when there is something to spread and nothing to
 * spread it over. Source: docs/decisions.md 3 (its worked example, 1.69 / 1.69 / 1.70, settles the
 * tie).
 */
export function largestRemainder(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (cents === 0) return weights.map(() => 0)
  if (whole === 0n) throw new RangeError(`${cents} cents cannot be spread over nothing`)
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const shares = exact.map((part) => Number(part / whole))
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((part, place) => ({ place, remainder: part % whole }))
    .sort((a, b) => {
      if (a.remainder === b.remainder) return b.place - a.place
      return a.remainder < b.remainder ? 1 : -1
    })
  for (const { place } of byRemainder.slice(0, left)) shares[place]! += 1
  return shares
}
