import type { Db } from '../../platform/db.ts'
import { reasonsToOffer } from './recent-reasons.rules.ts'

/** As far back as is looked: a busy day's refunds. */
const lookedAt = 100

/** What the staff of a business wrote last as the reason of a refund. */
export async function recentReasons(db: Db, tenantId: string): Promise<string[]> {
  const refunds = await db
    .selectFrom('refund')
    .select('reason')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'settled')
    .where('source', '=', 'staff')
    .orderBy('business_day', 'desc')
    .orderBy('settled_at', 'desc')
    .limit(lookedAt)
    .execute()
  return reasonsToOffer(refunds.map(({ reason }) => reason))
}
