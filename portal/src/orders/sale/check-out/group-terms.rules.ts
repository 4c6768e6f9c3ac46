import { toCents } from '@guichet/contract/money.ts'
import type { GroupTerms } from './check-out.rules.ts'

/**
 * Validates the terms as far as possible without the server: a valid deposit, a due date, and a
 * purchase order number if nothing is paid now. Incomplete terms are not sent.
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

/** Amounts paid now and later, in dollars; null if everything is paid now. */
export function splitOf(
  terms: GroupTerms | null,
  total: number,
): { now: number; later: number } | null {
  const now = terms?.cents ?? null
  const all = toCents(total)
  if (now === null || all === null || now < 0 || now >= all) return null
  return { now: now / 100, later: (all - now) / 100 }
}
