import * as contract from '@guichet/contract/orders/allotments/find-allotments.ts'
import { handle } from '../../platform/http/contexts.ts'
import { localDateOf, startOfDay } from '../../platform/values/zoned-time.ts'
import { viewSummary } from './allotment.view.ts'
import { allotmentsSince } from './allotments.db.ts'

export const findAllotments = handle(
  contract.findAllotments,
  async ({ db, now, tenantId, timeZone }) => {
    const today = startOfDay(localDateOf(now, timeZone), timeZone)
    return { items: (await allotmentsSince(db, tenantId, today)).map(viewSummary) }
  },
)
