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

/**
 * Rule of the API that typed settings break before they are sent: their format, or the limit of the
 * person, in percent, which the server sends with the invoice. The server alone compares amounts.
 */
export function brokenRule(settings: string, ceiling: number | undefined): string | null {
  const discount = readDiscount(settings)
  if (discount === null) return 'discountFormat'
  const isOver =
    ceiling !== undefined && discount.rateMilli !== null && discount.rateMilli > ceiling * 1000
  return isOver ? `discountCeiling:${ceiling}` : null
}
