import { peakOf, spanOf, type Taking } from './peak.rules.ts'

/**
 * Which of the claims are beyond a number of pieces: those that would have found too little, had
 * they come in this order to so many. So who came last is beyond, and what is beyond stands in
 * nobody's way.
 */
export function beyondNumber<T extends Taking>(claims: readonly T[], quantity: number): T[] {
  if (!claims.length || peakOf(claims, ...spanOf(claims)).quantity <= quantity) return []
  const kept: T[] = []
  return claims.filter((claim) => {
    const fits = peakOf(kept, claim.beginsAt, claim.endsAt).quantity + claim.quantity <= quantity
    if (fits) kept.push(claim)
    return !fits
  })
}
