import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/till/find-tills.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertPeriod } from '../platform/http/field-problem.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'
import { viewRow, viewTill } from './till.view.ts'
import { tillsOf, visibleTill, type TillRow } from './tills.db.ts'

/** Number of days shown by default. */
const shownDays = 30

export const findTills = handle(
  contract.findTills,
  async ({ db, now, language, tenantId, timeZone }, { query }) => {
    const to = query.to ?? localDateOf(now, timeZone)
    const from = query.from ?? addDays(to, -shownDays)
    assertPeriod({ from, to }, 'to', language)
    const tills = await tillsOf(db, tenantId)
      .where('business_day', '>=', from)
      .where('business_day', '<=', to)
      .orderBy('business_day', 'desc')
      .orderBy('opened_at', 'desc')
      .orderBy('till.id', 'desc')
      .execute()
    const byDay = Map.groupBy(tills, (till) => till.business_day)
    return {
      from,
      to,
      items: tills.map(viewRow),
      days: [...byDay].map(([businessDay, ofDay]) => ({ businessDay, ...sumsOfDay(ofDay) })),
    }
  },
)

type Day = Omit<Reply<typeof contract.findTills>['days'][number], 'businessDay'>
function sumsOfDay(tills: readonly TillRow[]): Day {
  const closed = tills.filter((till) => till.closed_at !== null)
  const added = (centsOf: (till: TillRow) => number) =>
    closed.reduce((cents, till) => cents + centsOf(till), 0)
  const [expected, counted] = [
    added((till) => till.expected_cents!),
    added((till) => till.counted_cents!),
  ]
  return {
    open: tills.length - closed.length,
    closed: closed.length,
    expected: toDollars(expected),
    counted: toDollars(counted),
    difference: toDollars(counted - expected),
    corrections: toDollars(added((till) => till.correction_cents)),
  }
}

export const getTill = handle(contract.getTill, async (ctx, { params: { id } }) =>
  viewTill(ctx, await visibleTill(ctx, id)),
)
