import { toCents } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/till/close-till.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { newId } from '../platform/values/ids.ts'
import { expectedOf } from './expected.rules.ts'
import { viewTill } from './till.view.ts'
import { countsOf, lockTill, sumsOf, thisMoment, visibleTill, type PiecesOf } from './tills.db.ts'

const worthOf = (pieces: PiecesOf): number =>
  pieces.reduce((sum, { denomination, count }) => sum + toCents(denomination)! * count, 0)

/** Records a count of the drawer with the cash expected at that time; all counts stay recorded. */
export const countTill = handle(
  contract.countTill,
  async (ctx, { params: { id }, body: { pieces } }) => {
    const { db, tenantId, accountId, audit } = ctx
    const till = await lockTill(ctx, id)
    const expected = expectedOf(await sumsOf(db, tenantId, till))
    const counted = worthOf(pieces)
    await db
      .insertInto('till_count')
      .values({
        tenant_id: tenantId,
        id: newId(),
        till_id: id,
        pieces: JSON.stringify(pieces.filter(({ count }) => count > 0)),
        counted_cents: counted,
        expected_cents: expected,
        counted_by: accountId,
        counted_at: thisMoment,
      })
      .execute()
    await audit('till.counted', 'till', id, {
      facts: { countedCents: counted, expectedCents: expected },
    })
    return viewTill(ctx, till)
  },
)

/**
 * Closes a till with its last count. Of two concurrent calls the first one closes it, and the other
 * gets an error with the name; sales since the count require another one.
 */
export const closeTill = handle(
  contract.closeTill,
  async (ctx, { params: { id }, body: { countPublicId, explanation = null } }) => {
    const { db, tenantId, accountId, audit, language } = ctx
    const till = await lockTill(ctx, id)
    const count = (await countsOf(db, tenantId, id)).at(-1)
    const expected = expectedOf(await sumsOf(db, tenantId, till))
    if (count?.id !== countPublicId || count.expected_cents !== expected)
      throw apiError('TillMoved')
    const counted = count.counted_cents
    if (counted !== expected && explanation === null)
      throw fieldProblem('explanation', 'required', language)
    await updateRows(db, tenantId, 'till')
      .set({
        closed_by: accountId,
        closed_at: thisMoment,
        expected_cents: expected,
        counted_cents: counted,
        pieces: JSON.stringify(count.pieces),
        explanation,
      })
      .where('id', '=', id)
      .execute()
    await audit('till.closed', 'till', id, {
      facts: { expectedCents: expected, countedCents: counted },
      ...(explanation !== null && { texts: { explanation } }),
    })
    return viewTill(ctx, await visibleTill(ctx, id))
  },
)
