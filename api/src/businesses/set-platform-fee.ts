import { recordAudit } from '../platform/audit.ts'
import type { Opened } from '../platform/db.ts'

/** The highest rate that an installation can charge, in percent of what is sold. */
export const highestPlatformFee = 20

/**
 * What the installation charges a business from the next sale on, in thousandths of a percent of
 * what it sells before taxes. What was sold keeps the rate of its day.
 *
 * @returns False where there is no such business
 */
export async function setPlatformFee(
  { db, now }: Opened,
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
