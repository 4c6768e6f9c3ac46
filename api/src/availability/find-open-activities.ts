import * as contract from '@guichet/contract/availability/find-open-activities.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'
import { remainingPlaces } from './nearly-full.rules.ts'
import { slotProposed } from './slot-proposal.rules.ts'
import { slotsOpenOn } from './slots.db.ts'
import { viewSlot } from './slots.view.ts'

type SlotOfDay = Awaited<ReturnType<typeof slotsOpenOn>>[number]

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
          next: viewNext(ofActivity, now),
          remaining: sumOf(ofActivity.map((slot) => Math.max(0, remainingPlaces(slot)))),
        }),
      ),
    }
  },
)

const viewNext = (slots: readonly SlotOfDay[], now: string) => {
  const next = nextOf(slots, now)
  return viewSlot(next, { now, ofDay: slots })
}

/** The slot that a sale would propose; else one with places that is mostly over; else a full one. */
const nextOf = (slots: readonly SlotOfDay[], now: string) =>
  slotProposed(slots, { places: 1, now, ofDay: slots }) ??
  slots.find((slot) => remainingPlaces(slot) > 0) ??
  firstOf(slots)
