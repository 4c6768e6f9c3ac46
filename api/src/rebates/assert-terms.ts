import type { RebateTerms } from '@guichet/contract/rebates/rebate.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

/**
 * Asserts rules beyond the form: a new rebate does not begin or have days in the past, and its
 * products are sold by this business.
 *
 * @throws InvalidRequest
 */
export async function assertTerms(
  { db, now, language, tenantId, timeZone }: Ctx,
  terms: RebateTerms,
): Promise<void> {
  const today = localDateOf(now, timeZone)
  if (terms.activePeriodBeginUtc.slice(0, 10) < today)
    throw fieldProblem('activePeriodBeginUtc', 'nonPastPeriod', language)
  const past = terms.linkedDates.findIndex((day) => day < today)
  if (past >= 0) throw fieldProblem(`linkedDates.${past}`, 'nonPastPeriod', language)
  const ids = terms.linkedProductPublicIds
  if (ids.length === 0) return
  const known = await selectRows(db, tenantId, 'product')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  const unknown = ids.findIndex((id) => !known.some((product) => product.id === id))
  if (unknown >= 0) throw fieldProblem(`linkedProductPublicIds.${unknown}`, 'id', language)
}
