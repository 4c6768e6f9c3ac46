import type { Kind } from '@guichet/contract/kinds.ts'

export type PassFacts = { kind: Kind; isVoided: boolean; owners: number }
export type WhyNoPicture = 'notAPass' | 'noHolder' | 'voided'

/** Reason why a ticket accepts no picture of a holder, or null. */
export function whyNoPicture({ kind, isVoided, owners }: PassFacts): WhyNoPicture | null {
  if (kind !== 'season_pass') return 'notAPass'
  if (owners === 0) return 'noHolder'
  return isVoided ? 'voided' : null
}
