import { dayOf } from '../kit/text/address.rules.ts'

/** The days that are looked at, both in them, without any this month; whether revenue waits. */
export type JournalSearch = { from: string; to: string; deferred: boolean }

/** What equals a default is not written in the address. */
export const journalDefaults: JournalSearch = { from: '', to: '', deferred: false }

/** An address may hold anything: whatever is not understood becomes the default. */
export const readJournalSearch = (
  search: Record<string, unknown>,
): Partial<JournalSearch> & JournalSearch => ({
  from: dayOf(search.from),
  to: dayOf(search.to),
  deferred: search.deferred === true,
})
