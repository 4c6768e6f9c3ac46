import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Dollars, LocalDate } from '../primitives.ts'

/** As many days as a journal may have after its first. */
export const mostDaysAfter = 365

/**
 * Business days, both in it: at most 366, none to come. `deferred` puts off what was sold for a
 * later day until that day.
 */
export const JournalQuery = z.strictObject({
  from: LocalDate,
  to: LocalDate,
  deferred: z.enum(['true', 'false'], 'choice').optional(),
})

/** An account of the books: its name is the business's own where it has one. */
const Account = z.strictObject({
  account: z.string(),
  /** Empty where the business has given none. */
  code: z.string(),
  name: Bilingual,
  debit: Dollars,
  credit: Dollars,
})

export const getJournal = endpoint({
  service: 'administration',
  access: 'SalesReports',
  method: 'GET',
  path: '/1.0/Journal',
  summary:
    'The accounting journal of a period: what each account comes to on each day, balanced day by day',
  effect: 'read',
  costly: true,
  query: JournalQuery,
  reply: z.strictObject({
    from: LocalDate,
    to: LocalDate,
    isDeferred: z.boolean(),
    /** Whether its last day is not over: only then do its figures still change. */
    isOpen: z.boolean(),
    /** By day and account; of debit and credit one is 0. */
    lines: z.array(Account.extend({ date: LocalDate })),
    /** What the lines of each account add up to. */
    accounts: z.array(Account),
    totals: z.strictObject({ debit: Dollars, credit: Dollars }),
  }),
  problems: [],
})
