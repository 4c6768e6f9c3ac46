import type { findTimeslots as endpoint } from '@guichet/contract/availability/find-timeslots.ts'
import { activityExists } from '../activities/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { isNearlyFull } from './nearly-full.rules.ts'
import { slotsOfDay } from './slots.db.ts'
import { unitsToOmit } from './units-to-omit.db.ts'

export const findTimeslots: Handler<typeof endpoint> = async ({ db, now, actor }, { body }) => {
  if (!(await activityExists(db, actor.tenantId, body.activityPublicId))) throw apiError('NotFound')
  const slots = await slotsOfDay(db, actor.tenantId, {
    activityId: body.activityPublicId,
    date: body.dateSelected,
    omitUnitIds: await unitsToOmit(db, actor.tenantId, body.ticketPublicIdToOmit),
  })
  return {
    timeslots: slots.map((slot) => {
      const remainingQuantity = slot.capacity - slot.taken
      return {
        publicId: slot.id,
        activationDateTimeUtc: slot.begins_at,
        timeslotBegin: slot.begin_time.slice(0, 5),
        timeslotEnd: slot.end_time.slice(0, 5),
        quantity: slot.quantity,
        remainingQuantity,
        isNearlyFull: isNearlyFull({ capacity: slot.capacity, left: remainingQuantity }),
        isAvailable: slot.ends_at > now && remainingQuantity >= (body.quantity ?? 1),
      }
    }),
  }
}
