import { recordAudit } from '../platform/db/audit.ts'
import type { Transaction } from '../platform/db/db.ts'

/** Highest platform fee, in percent of the sales. */
export const highestPlatformFee = 20

/**
 * Sets the platform fee of a business for later sales, in thousandths of a percent of sales before
 * taxes. Earlier sales keep their rate.
 *
 * @returns False when there is no such business
 */
export async function setPlatformFee(
  { db, now }: Transaction,
  { tenantId, rateMilli }: { tenantId: string; rateMilli: number },
): Promise<boolean> {
  const before = await db
    .selectFrom('tenant')
    .select('platform_fee_milli')
    .where('id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return false
  await db
    .updateTable('tenant')
    .set({ platform_fee_milli: rateMilli })
    .where('id', '=', tenantId)
    .execute()
  await recordAudit(db, {
    tenantId,
    accountId: null,
    requestId: 'command',
    now,
    code: 'fees.platform_set',
    subject: 'fees',
    subjectId: tenantId,
    facts: { rateMilliFrom: before.platform_fee_milli, rateMilli },
  })
  return true
}
