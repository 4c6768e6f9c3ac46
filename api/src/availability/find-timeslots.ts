import * as contract from '@guichet/contract/availability/find-timeslots.ts'
import { activityExists } from '../activities/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { slotsOfDay } from './slots.db.ts'
import { viewSlot } from './slots.view.ts'
import { unitsToOmit } from './units-to-omit.db.ts'

export const findTimeslots = handle(
  contract.findTimeslots,
  async ({ db, now, tenantId }, { body }) => {
    if (!(await activityExists(db, tenantId, body.activityPublicId))) throw apiError('NotFound')
    const slots = await slotsOfDay(db, tenantId, {
      activityId: body.activityPublicId,
      date: body.dateSelected,
      omitUnitIds: await unitsToOmit(db, tenantId, body.ticketPublicIdToOmit),
    })
    const wanted = { now, quantity: body.quantity ?? 1, ofDay: slots }
    return { timeslots: slots.map((slot) => viewSlot(slot, wanted)) }
  },
)
