import { kinds } from '../kinds.ts'
import { usedPaymentMethods } from '../orders/payment-methods.ts'

/** Revenue of sales for a later day, until that day. */
export const deferredAccount = 'deferred-revenue'
/** Sellable kinds, and the price difference of an exchange. */
const sold = [...kinds, 'adjustment'] as const

/**
 * Accounts that a business may need, in journal order.
 *
 * @param taxKeys Keys of the taxes that the business charges.
 */
export const usualAccounts = (taxKeys: readonly string[]): string[] => [
  ...usedPaymentMethods.filter((method) => method !== 'free').map((method) => `cash:${method}`),
  'platform-collected',
  'disputed',
  'receivable',
  'refund-clearing',
  'platform-payable',
  ...taxKeys.map((key) => `tax:${key}`),
  deferredAccount,
  ...sold.map((kind) => `revenue:${kind}`),
  ...sold.map((kind) => `rebate:${kind}`),
  'fee',
  'platform-fee',
  'cash-rounding',
  'lost-dispute',
]

const groups = [
  'cash',
  'platform-collected',
  'disputed',
  'receivable',
  'platform-tax',
  'refund-clearing',
  'platform-payable',
  'tax',
  deferredAccount,
  'revenue',
  'rebate',
  'fee',
  'platform-fee',
  'cash-rounding',
  'lost-dispute',
]
const groupOf = (key: string) => {
  const at = groups.indexOf(key.split(':')[0]!)
  return at < 0 ? groups.length : at
}

/** Orders accounts: assets, liabilities, revenue, expenses. Every journal has this order. */
export function compareAccounts(a: string, b: string): number {
  const byGroup = groupOf(a) - groupOf(b)
  if (byGroup !== 0 || a === b) return byGroup
  return a < b ? -1 : 1
}
