import type { findAllotments as endpoint } from '@guichet/contract/orders/allotments/find-allotments.ts'
import type { Handler } from '../../platform/http/contexts.ts'
import { localDateOf, startOfDay } from '../../platform/values/zoned-time.ts'
import { viewSummary } from './allotment.view.ts'
import { allotmentsSince } from './allotments.db.ts'

export const findAllotments: Handler<typeof endpoint> = async ({
  db,
  now,
  actor: { tenantId, timeZone },
}) => {
  const today = startOfDay(localDateOf(now, timeZone), timeZone)
  return { items: (await allotmentsSince(db, tenantId, today)).map(viewSummary) }
}
