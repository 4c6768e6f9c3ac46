import type { Input, Reply } from '@guichet/contract/endpoint.ts'
import { mostDaysAfter, type getJournal } from '@guichet/contract/journal/get-journal.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { assertPeriod, fieldProblem } from '../platform/http/field-problem.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'
import { namesOfAccounts } from './journal-accounts.db.ts'
import { journalOf, deferredEntries, sumsOf } from './journal.rules.ts'
import { readEarlyRevenue, readEntries } from './read-journal.db.ts'

export type Journal = Reply<typeof getJournal>
type Query = Input<typeof getJournal>['query']

const sidesOf = ({ debit, credit }: { debit: number; credit: number }) => ({
  debit: toDollars(debit),
  credit: toDollars(credit),
})

/**
 * Loads the books of a period by day and account. Postings are only added, on the current day, so
 * past days do not change.
 *
 * @throws InvalidRequest
 */
export async function loadJournal(
  {
    db,
    now,
    language,
    tenantId,
    timeZone,
  }: Pick<Ctx, 'db' | 'now' | 'language' | 'tenantId' | 'timeZone' | 'tenantId' | 'timeZone'>,
  { from, to, deferred }: Query,
): Promise<Journal> {
  const today = localDateOf(now, timeZone)
  assertPeriod({ from, to, most: mostDaysAfter }, 'to', language)
  if (to > today) throw fieldProblem('to', 'notFuture', language)
  const span = { from, to, timeZone }
  const isDeferred = deferred === 'true'
  const lines = journalOf(
    [
      ...(await readEntries(db, tenantId, span)),
      ...(isDeferred ? deferredEntries(await readEarlyRevenue(db, tenantId, span)) : []),
    ],
    span,
  )
  const named = await namesOfAccounts(db, tenantId)
  const sums = sumsOf(lines)
  return {
    from,
    to,
    isDeferred,
    isOpen: to === today,
    lines: lines.map(({ day, account, cents }) => ({
      date: day,
      ...named(account),
      ...sidesOf({ debit: Math.max(cents, 0), credit: Math.max(-cents, 0) }),
    })),
    accounts: sums.map((sum) => ({ ...named(sum.account), ...sidesOf(sum) })),
    totals: sidesOf({
      debit: sumOf(sums.map(({ debit }) => debit)),
      credit: sumOf(sums.map(({ credit }) => credit)),
    }),
  }
}
