import { readDiscount } from '@guichet/contract/rebates/discount.ts'
import type { GivenDiscount } from './check-out.rules.ts'

type Typed = Pick<GivenDiscount, 'settings' | 'reason'>
/** Validates a manual discount and names its first missing field. */
export function discountOf({ settings, reason }: Typed): GivenDiscount {
  const missingReason = reason.trim() === '' ? 'reason' : null
  return {
    settings,
    reason,
    missing: readDiscount(settings) === null ? 'settings' : missingReason,
  }
}
export const noDiscount = discountOf({ settings: '%', reason: '' })
