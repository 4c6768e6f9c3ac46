import { readDiscount } from '@guichet/contract/rebates/discount.ts'
import type { DiscountOfSale } from './check-out.rules.ts'

type DiscountFields = Pick<DiscountOfSale, 'settings' | 'reason'>
/** Validates a manual discount and names its first missing field. */
export function discountOf({ settings, reason }: DiscountFields): DiscountOfSale {
  const missingReason = reason.trim() === '' ? 'reason' : null
  return {
    settings,
    reason,
    missing: readDiscount(settings) === null ? 'settings' : missingReason,
  }
}
export const noDiscount = discountOf({ settings: '%', reason: '' })
