import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { RebateUse } from './cart-rebates.db.ts'

/** A single-use code of a promised price that another order has used since, or null. */
export async function codeUsedSince(
  db: Db,
  tenantId: string,
  uses: readonly RebateUse[],
): Promise<string | null> {
  const ids = onceOf(uses)
  if (ids.length === 0) return null
  const used = await selectRows(db, tenantId, 'rebate_use')
    .innerJoin('rebate', sameTenant('rebate.id', 'rebate_use.rebate_id'))
    .select('rebate.code')
    .where('rebate_use.rebate_id', 'in', ids)
    .where('released_at', 'is', null)
    .orderBy('rebate.code')
    .executeTakeFirst()
  return used ? used.code : null
}

const onceOf = (uses: readonly RebateUse[]): string[] =>
  uses.filter(({ isOnce }) => isOnce).map(({ rebateId }) => rebateId)

/**
 * Locks the codes of a promised price against other sales. A promise stands regardless of the
 * current terms of a code; a single-use code can still be used only once.
 *
 * @throws RebateNotApplied when another order has it
 */
export async function assertUnused(
  db: Db,
  tenantId: string,
  uses: readonly RebateUse[],
): Promise<void> {
  const ids = onceOf(uses)
  if (ids.length === 0) return
  await selectRows(db, tenantId, 'rebate')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(locking('code-lock', 'forNoKeyUpdate'))
    .execute()
  const code = await codeUsedSince(db, tenantId, uses)
  await yieldUnprotected('code-lock')
  if (code !== null) throw apiError('RebateNotApplied', { code, obstacle: 'Used', of: 'quote' })
}
