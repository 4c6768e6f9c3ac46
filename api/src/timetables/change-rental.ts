import type {
  changeRentalOccurrence,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekday,
  changeRentalWeekdayByOtherPath,
} from '@guichet/contract/timetables/change-availability.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { assertOffered } from './assert-offered.ts'
import { planRentalChange, type ChangeScope } from './plan-change.ts'
import { rewrite } from './rewrite.db.ts'
import { findSeries, lockSeries, nextVersion } from './series.db.ts'
import { assertDecided, settleSold } from './settle-sold.ts'

type Endpoint =
  | typeof changeRentalOccurrence
  | typeof changeRentalWeekday
  | typeof changeRentalOccurrenceByOtherPath
  | typeof changeRentalWeekdayByOtherPath
/**
 * Changes when an equipment type is handed out and for how long, on one date, or on it and every
 * later one of its weekday.
 */
export const changeRental =
  (scope: ChangeScope): Handler<Endpoint> =>
  async (ctx, { body }) => {
    const {
      db,
      actor: { tenantId },
    } = ctx
    const series = await findSeries(db, tenantId, body.timetablePublicId, body.availabilityPublicId)
    if (series.kind !== 'rental_type') throw apiError('NotFound')
    await lockSeries(db, tenantId, series, body.version)
    await assertOffered(ctx, series.itemId, body.durations)
    const { targets, conflicts, touched } = await planRentalChange(ctx, series, body, scope)
    if (conflicts.length && !body.acceptConflicts)
      throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
    const sold = await assertDecided(ctx, touched, body)

    const availabilityPublicId = await rewrite(ctx, series, body, scope, targets, {
      beginTimes: body.beginTimes.toSorted(),
      durations: body.durations,
    })
    const version = await nextVersion(db, tenantId, series.timetableId)
    const was = targets.find(({ on_date: date }) => date === body.currentDate)!
    const fields = [
      ...(same(
        was.begin_times?.map((time) => time.slice(0, 5)),
        body.beginTimes,
      )
        ? []
        : ['beginTimes']),
      ...(same(was.durations, body.durations) ? [] : ['durations']),
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
    await settleSold(ctx, touched, sold, body)
    return {
      timetablePublicId: series.timetableId,
      availabilityPublicId,
      version,
      occurrences: targets.length,
    }
  }

const same = (before: readonly string[] | null | undefined, after: readonly string[]) =>
  (before ?? []).toSorted().join() === after.toSorted().join()
