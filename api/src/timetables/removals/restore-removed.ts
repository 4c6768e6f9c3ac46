import * as contract from '@guichet/contract/timetables/restore-removed.ts'
import { recountSlots } from '../../availability/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { reopenOccurrences } from '../reopen-occurrences.db.ts'
import { findSeries, lockSeries, nextVersion } from '../series.db.ts'

/**
 * Reverses a removal: its occurrences are on sale again as they were, except past ones. Tickets
 * that it sent to rescheduling stay there.
 */
export const restoreRemoved = handle(
  contract.restoreRemoved,
  async (ctx, { params: { id, availabilityId }, body: { removedDateTimeUtc, version: sent } }) => {
    const { db, now, tenantId, timeZone } = ctx
    const series = await findSeries(db, tenantId, {
      timetablePublicId: id,
      availabilityPublicId: availabilityId,
    })
    const unseen = await lockSeries(db, tenantId, series, sent)
    const reopened = await reopenOccurrences(db, tenantId, series, {
      closedAt: removedDateTimeUtc,
      now,
      today: localDateOf(now, timeZone),
    })
    if (reopened.length === 0) throw apiError('NotFound')
    const version = await nextVersion(db, tenantId, series.timetableId)
    await ctx.audit('timetable.restored', 'timetable', series.timetableId, {
      facts: { occurrences: reopened.length, ...unseen },
    })
    await recountSlots(
      db,
      tenantId,
      reopened.flatMap(({ slotId }) => slotId ?? []),
    )
    return {
      timetablePublicId: series.timetableId,
      availabilityPublicId: series.availabilityId,
      version,
      occurrences: reopened.length,
    }
  },
)
