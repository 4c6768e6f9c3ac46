import type {
  changeOccurrence,
  changeWeekday,
} from '@guichet/contract/timetables/change-availability.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { deltasOf, planSlotChange, type ChangeScope } from './plan-change.ts'
import { rewrite } from './rewrite.db.ts'
import { findSeries, lockSeries, nextVersion } from './series.db.ts'
import { assertDecided, settleSold } from './settle-sold.ts'
import { ensureSlots, slotKey } from './write-slots.db.ts'

/**
 * Changes a slot of an activity on one date, or on it and every later one of its weekday. Overlaps
 * and sold places were asked about before.
 */
export const changeSlot =
  (scope: ChangeScope): Handler<typeof changeOccurrence | typeof changeWeekday> =>
  async (ctx, { body }) => {
    const {
      db,
      actor: { tenantId },
    } = ctx
    const series = await findSeries(db, tenantId, body.timetablePublicId, body.availabilityPublicId)
    if (series.kind !== 'activity') throw apiError('NotFound')
    await lockSeries(db, tenantId, series, body.version)
    const { targets, slots, conflicts, touched } = await planSlotChange(ctx, series, body, scope)
    if (conflicts.length && !body.acceptConflicts)
      throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
    const sold = await assertDecided(ctx, touched, body)

    const ids = await ensureSlots(db, tenantId, slots)
    const slotIds = slots.map((slot) => ids.get(slotKey(slot))!)
    const availabilityPublicId = await rewrite(ctx, series, body, scope, targets, {
      quantity: body.quantity,
      begin: body.timeslotBegin,
      end: body.timeslotEnd,
      slotIds,
    })
    const version = await nextVersion(db, tenantId, series.timetableId)
    const was = targets.find(({ on_date: date }) => date === body.currentDate)!
    const fields = [
      ...(was.begin_time!.slice(0, 5) === body.timeslotBegin ? [] : ['timeslotBegin']),
      ...(was.end_time!.slice(0, 5) === body.timeslotEnd ? [] : ['timeslotEnd']),
      ...(was.quantity === body.quantity ? [] : ['quantity']),
      ...(body.newDate === body.currentDate ? [] : ['date']),
    ]
    await ctx.audit('timetable.changed', 'timetable', series.timetableId, {
      facts: {
        fields,
        scope,
        date: body.currentDate,
        occurrences: targets.length,
        sold: sold.length,
        ...(sold.length > 0 && { soldTickets: body.soldTickets }),
      },
    })
    await settleSold(
      ctx,
      { slots: deltasOf(targets, slots, body.quantity, ids), rentals: null },
      sold,
      body,
    )
    return {
      timetablePublicId: series.timetableId,
      availabilityPublicId,
      version,
      occurrences: targets.length,
    }
  }
