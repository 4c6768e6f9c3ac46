import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Dollars, LocalDate } from '../primitives.ts'

/** Longest period, in days after the first one. */
export const mostDaysAfter = 365

/**
 * Business days, both inclusive: at most 366, none in the future. `deferred` moves the revenue of
 * sales for a later day to that day.
 */
export const JournalQuery = z.strictObject({
  from: LocalDate,
  to: LocalDate,
  deferred: z.enum(['true', 'false'], 'choice').optional(),
})

/** An account of the journal with the business's own name, when it has one. */
const Account = z.strictObject({
  account: z.string(),
  /** Empty when the business has not set one. */
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
    'Get the accounting journal of a period: the balance of each account per day, balanced day by day',
  effect: 'read',
  costly: true,
  query: JournalQuery,
  reply: z.strictObject({
    from: LocalDate,
    to: LocalDate,
    isDeferred: z.boolean(),
    /** True while the last day is not over: only then can figures still change. */
    isOpen: z.boolean(),
    /** By day and account; either `debit` or `credit` is 0. */
    lines: z.array(Account.extend({ date: LocalDate })),
    /** Sums of the lines per account. */
    accounts: z.array(Account),
    totals: z.strictObject({ debit: Dollars, credit: Dollars }),
  }),
  problems: [],
})
