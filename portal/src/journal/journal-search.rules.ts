import { dayOf } from '../kit/text/address.rules.ts'

/** First and last day, both inclusive (empty: this month), and whether revenue is deferred. */
export type JournalSearch = { from: string; to: string; deferred: boolean }

/** Defaults, which are omitted from the address. */
export const journalDefaults: JournalSearch = { from: '', to: '', deferred: false }

/** Reads the parameters of any address: invalid values become the default. */
export const readJournalSearch = (
  search: Record<string, unknown>,
): Partial<JournalSearch> & JournalSearch => ({
  from: dayOf(search.from),
  to: dayOf(search.to),
  deferred: search.deferred === true,
})
