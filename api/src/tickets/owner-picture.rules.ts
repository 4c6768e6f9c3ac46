import type { Kind } from '@guichet/contract/kinds.ts'

export type PassFacts = { kind: Kind; isVoided: boolean; owners: number }
export type WhyNoPicture = 'notAPass' | 'noHolder' | 'voided'

/** Why a ticket takes no picture of a holder; null where it does. */
export function whyNoPicture({ kind, isVoided, owners }: PassFacts): WhyNoPicture | null {
  if (kind !== 'season_pass') return 'notAPass'
  if (owners === 0) return 'noHolder'
  return isVoided ? 'voided' : null
}
