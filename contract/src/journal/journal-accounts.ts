import { kinds } from '../kinds.ts'
import { usedPaymentMethods } from '../orders/payment-methods.ts'

/** What was sold for a later day, until that day. */
export const deferredAccount = 'deferred-revenue'
/** What may be sold, and the difference that an exchange adds. */
const sold = [...kinds, 'adjustment'] as const

/** Accounts that a business may need, in the order of its books; taxes are those that it charges. */
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

/** Assets, debts, revenue, expenses; the same order wherever and whenever the books are shown. */
export function compareAccounts(a: string, b: string): number {
  const byGroup = groupOf(a) - groupOf(b)
  if (byGroup !== 0 || a === b) return byGroup
  return a < b ? -1 : 1
}
