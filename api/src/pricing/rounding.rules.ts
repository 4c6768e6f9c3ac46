/**
 * Computes `numerator / denominator`, half away from zero, exactly: the only rounding of the
 * architecture. Both are non-negative integers and the denominator is above 0. Source: Revenu
 * Québec, "Calculating the taxes" (round half a cent up).
 *
 * @throws RangeError otherwise
 */
export function halfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n || numerator < 0n)
    throw new RangeError('halfUp takes a non-negative numerator and a positive denominator')
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/**
 * Computes a rate in thousandths of a percent (9975 is 9.975 %) of integer cents, half-up to the
 * cent.
 */
export function rateOf(cents: number, rateMilli: number): number {
  const doubled = 2 * cents * rateMilli + 100_000
  // Integers up to this limit are exact, and so is the floor of their quotient.
  return doubled <= Number.MAX_SAFE_INTEGER && doubled >= 100_000
    ? Math.floor(doubled / 200_000)
    : halfUp(BigInt(cents) * BigInt(rateMilli), 100_000n)
}

/** Computes a whole percentage (1 to 100) of integer cents, half-up to the cent. */
export const percentOf = (cents: number, percent: number): number =>
  halfUp(BigInt(cents) * BigInt(percent), 100n)
