import { toCents } from '@guichet/contract/money.ts'

/** What a group pays now and what later, as it is typed, and the first thing that it still lacks. */
export type GroupTerms = {
  deposit: string
  dueDate: string | null
  purchaseOrder: string
  missing: 'deposit' | 'dueDate' | 'purchaseOrder' | null
}
type Typed = Omit<GroupTerms, 'missing'>

/**
 * What can be told without the server: that an amount is one, that a day is chosen, and that who
 * pays nothing now orders under a number.
 */
export function termsOf(typed: Typed): GroupTerms {
  const cents = toCents(typed.deposit)
  return { ...typed, missing: missingOf(typed, cents) }
}
function missingOf({ dueDate, purchaseOrder }: Typed, cents: number | null) {
  if (cents === null || cents < 0) return 'deposit'
  if (dueDate === null) return 'dueDate'
  return cents === 0 && purchaseOrder.trim() === '' ? 'purchaseOrder' : null
}
export const noTerms = termsOf({ deposit: '', dueDate: null, purchaseOrder: '' })

/** Nothing is paid with the sale. */
export const isAllLater = (terms: GroupTerms | null): boolean =>
  terms !== null && toCents(terms.deposit) === 0

/** What is sent of it: nothing before it is whole. */
export const termsBody = (terms: GroupTerms | null) =>
  terms?.missing === null
    ? {
        balance: { deposit: terms.deposit, dueDate: terms.dueDate! },
        ...(terms.purchaseOrder.trim() && { purchaseOrder: terms.purchaseOrder.trim() }),
      }
    : {}

/** What is paid now and later, in dollars; null where all is paid now. */
export function splitOf(
  terms: GroupTerms | null,
  total: number,
): { now: number; later: number } | null {
  const now = terms && toCents(terms.deposit)
  const cents = toCents(total)
  if (now === null || cents === null || now < 0 || now >= cents) return null
  return { now: now / 100, later: (cents - now) / 100 }
}
