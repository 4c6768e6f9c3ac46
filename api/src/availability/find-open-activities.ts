import * as contract from '@guichet/contract/availability/find-open-activities.ts'
import { handle } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'
import { slotsOpenOn } from './slots.db.ts'
import { leftIn, viewSlot } from './slots.view.ts'

/** Returns the first offers of a counter: each activity's next slot that can still be entered. */
export const findOpenActivities = handle(
  contract.findOpenActivities,
  async ({ db, now, timeZone, tenantId }, { query }) => {
    const date = query.date ?? localDateOf(now, timeZone)
    const slots = await slotsOpenOn(db, tenantId, date, now)
    return {
      date,
      activities: [...Map.groupBy(slots, (slot) => slot.activity_id)].map(
        ([activityPublicId, ofActivity]) => ({
          activityPublicId,
          next: viewSlot(ofActivity.find((slot) => leftIn(slot) > 0) ?? ofActivity[0]!, { now }),
          remaining: sumOf(ofActivity.map((slot) => Math.max(0, leftIn(slot)))),
        }),
      ),
    }
  },
)
