import { compareAccounts, deferredAccount } from '@guichet/contract/journal/journal-accounts.ts'

/** Cents of an account on a day: debits are positive, credits negative. */
export type Entry = { day: string; account: string; cents: number }
/** Revenue, or a rebate on it, of what was sold for a day: as the books have it, whole. */
export type Earned = Entry & { useDay: string }
type Days = { from: string; to: string }

/**
 * What takes revenue from the day on which it was written to the day of use, where that is later:
 * until then the business owes it. What is given back before that day was never earned, and lowers
 * what is owed.
 */
export const putOff = (earned: readonly Earned[]): Entry[] =>
  earned
    .filter(({ day, useDay }) => useDay > day)
    .flatMap(({ day, useDay, account, cents }) => [
      { day, account, cents: -cents },
      { day, account: deferredAccount, cents },
      { day: useDay, account: deferredAccount, cents: -cents },
      { day: useDay, account, cents },
    ])

/** One line for each day and account of a period; those that come to 0 are left out. */
export function journalOf(entries: readonly Entry[], { from, to }: Days): Entry[] {
  const sums = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.day < from || entry.day > to) continue
    const key = `${entry.day} ${entry.account}`
    sums.set(key, { ...entry, cents: entry.cents + (sums.get(key)?.cents ?? 0) })
  }
  return [...sums.values()]
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => a.day.localeCompare(b.day) || compareAccounts(a.account, b.account))
}

/** What the lines of each account add up to, debits and credits apart. */
export function sumsOf(lines: readonly Entry[]) {
  const sums = new Map<string, { account: string; debit: number; credit: number }>()
  for (const { account, cents } of lines) {
    const { debit, credit } = sums.get(account) ?? { debit: 0, credit: 0 }
    sums.set(account, {
      account,
      debit: debit + Math.max(cents, 0),
      credit: credit + Math.max(-cents, 0),
    })
  }
  return [...sums.values()].sort((a, b) => compareAccounts(a.account, b.account))
}
