/**
 * Divides `cents` in proportion to `weights` (non-negative integers) so that the shares add up
 * exactly: each gets the whole cents of its proportion, remaining cents go to the largest
 * remainders, among equal ones to the later one. A weight of 0 gets nothing; no share exceeds its
 * weight while `cents` is at most the sum of weights. Source: docs/decisions.md 3 (its worked
 * example, 1.69 / 1.69 / 1.70, settles the tie).
 *
 * @throws RangeError when all weights are 0 and `cents` is not
 */
export function largestRemainder(cents: number, weights: readonly number[]): number[] {
  if (cents === 0) return weights.map(() => 0)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) throw new RangeError(`${cents} cents cannot be spread over nothing`)
  const parts = cents * whole <= Number.MAX_SAFE_INTEGER ? divided : dividedBig
  const exact = parts(cents, weights, whole)
  const shares = exact.map(({ share }) => share)
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  if (left === 0) return shares
  const byRemainder = exact
    .map(({ remainder }, place) => ({ place, remainder }))
    .sort((a, b) => {
      if (a.remainder === b.remainder) return b.place - a.place
      return a.remainder < b.remainder ? 1 : -1
    })
  for (const { place } of byRemainder.slice(0, left)) shares[place]! += 1
  return shares
}

type Division = { share: number; remainder: number | bigint }[]
type Divide = (cents: number, weights: readonly number[], whole: number) => Division
/**
 * Exact while every product is a safe integer: the quotient of two such numbers never rounds up to
 * a whole one.
 */
const divided: Divide = (cents, weights, whole) =>
  weights.map((weight) => ({
    share: Math.floor((cents * weight) / whole),
    remainder: (cents * weight) % whole,
  }))
const dividedBig: Divide = (cents, weights, whole) =>
  weights.map((weight) => {
    const exact = BigInt(cents) * BigInt(weight)
    return { share: Number(exact / BigInt(whole)), remainder: exact % BigInt(whole) }
  })
