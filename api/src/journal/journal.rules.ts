import { compareAccounts, deferredAccount } from '@guichet/contract/journal/journal-accounts.ts'

/** Cents of an account on a day: debits are positive, credits negative. */
export type Entry = { day: string; account: string; cents: number }
/** Revenue, or a rebate on it, of a sale for a day: in full, as in the books. */
export type EarnedEntry = Entry & { useDay: string }
type Days = { from: string; to: string }

/**
 * Entries that move revenue from the day of its posting to a later day of use: until then the
 * business owes it. A refund before that day reduces the deferred amount, as it was never earned.
 */
export const deferredEntries = (earned: readonly EarnedEntry[]): Entry[] =>
  earned
    .filter(({ day, useDay }) => useDay > day)
    .flatMap(({ day, useDay, account, cents }) => [
      { day, account, cents: -cents },
      { day, account: deferredAccount, cents },
      { day: useDay, account: deferredAccount, cents: -cents },
      { day: useDay, account, cents },
    ])

/** Sums entries per day and account of a period, without those of 0. */
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

/** Sums of each account, with separate debits and credits. */
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
