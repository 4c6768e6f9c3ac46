import type {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekday,
  changeRentalWeekdayByOtherPath,
  changeWeekday,
} from '@guichet/contract/timetables/change-availability.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx, Handler } from '../../platform/http/contexts.ts'
import { mustFind } from '../../platform/values/must.ts'
import { assertOffered } from '../assert-offered.ts'
import { findSeries, lockSeries, nextVersion, type ItemKind, type Series } from '../series.db.ts'
import { assertDecided, settleSold } from '../settle-sold.ts'
import { planRentalChange, planSlotChange, type PlannedChange } from './plan-change.ts'
import { rewrite } from './rewrite.db.ts'
import type { ChangeBody, ChangeScope, RentalChanged } from './slot-change.ts'
import { fieldsChanged } from './slot-deltas.rules.ts'

type Planner<Changed> = (
  ctx: Ctx,
  series: Series,
  changed: Changed,
  scope: ChangeScope,
) => Promise<PlannedChange>

/**
 * Changes the offer of one date, or of it and every later one of its weekday. Overlaps and sold
 * places were validated before, and are checked again under the lock.
 */
const changeAvailability = async <Changed>(
  ctx: Ctx,
  { kind, plan, scope }: { kind: ItemKind; plan: Planner<Changed>; scope: ChangeScope },
  body: ChangeBody & Changed,
) => {
  const { db, tenantId } = ctx
  const series = await findSeries(db, tenantId, body)
  if (series.kind !== kind) throw apiError('NotFound')
  const unseen = await lockSeries(db, tenantId, series, body.version)
  const planned = await plan(ctx, series, body, scope)
  const { targets, conflicts } = planned
  if (conflicts.length && body.acceptConflicts === false)
    throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
  const sold = await assertDecided(ctx, planned.touched, body)
  const { availabilityId, touched } = await rewrite(ctx, series, planned, { ...body, scope })
  const version = await nextVersion(db, tenantId, series.timetableId)
  const was = mustFind(targets, ({ on_date: date }) => date === body.currentDate)
  await ctx.audit('timetable.changed', 'timetable', series.timetableId, {
    facts: {
      fields: [
        ...fieldsChanged(was, planned.offer),
        ...(body.newDate === body.currentDate ? [] : ['date']),
      ],
      scope,
      date: body.currentDate,
      occurrences: targets.length,
      sold: sold.length,
      ...(sold.length > 0 && { soldTickets: body.soldTickets }),
      ...unseen,
    },
  })
  await settleSold(ctx, touched, sold, body)
  return {
    timetablePublicId: series.timetableId,
    availabilityPublicId: availabilityId,
    version,
    occurrences: targets.length,
  }
}

/** Changes a slot of an activity: its hours, its places, its date. */
export const changeSlot =
  (scope: ChangeScope): Handler<typeof changeOccurrence | typeof changeWeekday> =>
  (ctx, { body }) =>
    changeAvailability(ctx, { kind: 'activity', plan: planSlotChange, scope }, body)

type RentalEndpoint =
  | typeof changeRentalOccurrence
  | typeof changeRentalWeekday
  | typeof changeRentalOccurrenceByOtherPath
  | typeof changeRentalWeekdayByOtherPath
/** Changes the begin times and durations of an equipment type. */
export const changeRental =
  (scope: ChangeScope): Handler<RentalEndpoint> =>
  (ctx, { body }) =>
    changeAvailability(ctx, { kind: 'rental_type', plan: planOffered, scope }, body)

const planOffered: Planner<RentalChanged> = async (ctx, series, changed, scope) => {
  await assertOffered(ctx, series.itemId, changed.durations)
  return planRentalChange(ctx, series, changed, scope)
}
