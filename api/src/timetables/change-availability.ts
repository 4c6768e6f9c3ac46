import type {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekday,
  changeRentalWeekdayByOtherPath,
  changeWeekday,
} from '@guichet/contract/timetables/change-availability.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx, Handler } from '../platform/http/contexts.ts'
import { mustFind } from '../platform/values/must.ts'
import { assertOffered } from './assert-offered.ts'
import { planRentalChange, planSlotChange, type PlannedChange } from './plan-change.ts'
import { rewrite } from './rewrite.db.ts'
import { findSeries, lockSeries, nextVersion, type ItemKind, type Series } from './series.db.ts'
import { assertDecided, settleSold } from './settle-sold.ts'
import type { ChangeBody, RentalChanged } from './slot-change.ts'
import type { ChangeScope } from './slot-change.ts'

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
  const { rule, touched } = await planned.writeOut(ctx)
  const availabilityPublicId = await rewrite(ctx, series, { ...body, scope, targets, rule })
  const version = await nextVersion(db, tenantId, series.timetableId)
  const was = mustFind(targets, ({ on_date: date }) => date === body.currentDate)
  await ctx.audit('timetable.changed', 'timetable', series.timetableId, {
    facts: {
      fields: [
        ...planned.changedFields(was),
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
    availabilityPublicId,
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
