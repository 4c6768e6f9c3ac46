import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { reasonsToOffer } from './recent-reasons.rules.ts'

/** Number of recent refunds that are read: those of a busy day. */
const lookedAt = 100

/** Recent refund reasons of the staff of a business, newest first. */
export async function recentReasons(db: Db, tenantId: string): Promise<string[]> {
  const refunds = await selectRows(db, tenantId, 'refund')
    .select('reason')
    .where('state', '=', 'settled')
    .where('source', '=', 'staff')
    .orderBy('business_day', 'desc')
    .orderBy('settled_at', 'desc')
    .limit(lookedAt)
    .execute()
  return reasonsToOffer(refunds.map(({ reason }) => reason))
}
