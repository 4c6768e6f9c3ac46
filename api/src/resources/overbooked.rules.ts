import { peakOf, spanOf, type Taking } from './peak.rules.ts'

/**
 * Claims that do not fit when they are accepted in order; the accepted ones never exceed the
 * quantity.
 */
export function claimsBeyond<T extends Taking>(claims: readonly T[], quantity: number): T[] {
  if (!claims.length || peakOf(claims, ...spanOf(claims)).quantity <= quantity) return []
  const kept: T[] = []
  return claims.filter((claim) => {
    const fits = peakOf(kept, claim.beginsAt, claim.endsAt).quantity + claim.quantity <= quantity
    if (fits) kept.push(claim)
    return !fits
  })
}
