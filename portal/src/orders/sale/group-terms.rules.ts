import { toCents } from '@guichet/contract/money.ts'
import type { GroupTerms } from './check-out.rules.ts'

/**
 * What can be told of the terms without the server: that an amount is one, that a day is chosen,
 * and that who pays nothing now orders under a number. Nothing is sent before they are whole.
 */
export function termsOf(typed: GroupTerms['typed']): GroupTerms {
  const cents = toCents(typed.deposit)
  const { dueDate } = typed
  const number = typed.purchaseOrder.trim()
  const missing = missingOf(typed, cents)
  return {
    typed,
    missing,
    isAllLater: cents === 0,
    cents,
    body:
      missing || dueDate === null
        ? {}
        : {
            balance: { deposit: typed.deposit, dueDate },
            ...(number && { purchaseOrder: number }),
          },
  }
}
function missingOf(
  { dueDate, purchaseOrder }: GroupTerms['typed'],
  cents: number | null,
): GroupTerms['missing'] {
  if (cents === null || cents < 0) return 'deposit'
  if (dueDate === null) return 'dueDate'
  return cents === 0 && purchaseOrder.trim() === '' ? 'purchaseOrder' : null
}
export const noTerms = termsOf({ deposit: '', dueDate: null, purchaseOrder: '' })

/** What is paid now and later, in dollars; null where all is paid now. */
export function splitOf(
  terms: GroupTerms | null,
  total: number,
): { now: number; later: number } | null {
  const now = terms?.cents ?? null
  const all = toCents(total)
  if (now === null || all === null || now < 0 || now >= all) return null
  return { now: now / 100, later: (all - now) / 100 }
}
