import type { Conflict } from '@guichet/contract/timetables/timetable.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { rentalConflicts, slotConflicts } from '../conflicts.db.ts'
import { weekdayName, writeOut } from '../occurrences.rules.ts'
import { timesNoLongerOffered } from '../rental-times.db.ts'
import { occurrencesOf, type Occurrence, type Series } from '../series.db.ts'
import type { SalesToMove } from '../sold.db.ts'
import { findSlots } from '../write-slots.db.ts'
import type { ChangeScope, Offer, RentalChanged, SlotChanged } from './slot-change.ts'
import { deltasOf } from './slot-deltas.rules.ts'

type DateChange = Pick<SlotChanged, 'newDate' | 'currentDate' | 'weekday'>

/**
 * Occurrences that a change applies to: the opened one, or for a weekday all its occurrences that
 * are no exceptions.
 *
 * @throws NotFound when it is gone or past
 */
async function targetsOf(
  { db, now, language, tenantId, timeZone }: Ctx,
  series: Series,
  { newDate, currentDate, weekday }: DateChange,
  scope: ChangeScope,
): Promise<Occurrence[]> {
  const today = localDateOf(now, timeZone)
  if (weekday !== undefined && weekday !== weekdayName(currentDate))
    throw fieldProblem('weekday', 'invalid', language)
  if (scope === 'weekday' && newDate !== currentDate)
    throw fieldProblem('newDate', 'sameDate', language)
  if (scope === 'weekday' && series.isOnce)
    throw fieldProblem('availabilityPublicId', 'invalid', language)
  if (newDate < today) throw fieldProblem('newDate', 'nonPastPeriod', language)
  const reached = await occurrencesOf(db, tenantId, series, {
    scope,
    now,
    today,
    date: currentDate,
  })
  if (!reached.some(({ on_date: date }) => date === currentDate)) throw apiError('NotFound')
  return reached.filter(
    ({ on_date: date, is_exception: isException }) => date === currentDate || !isException,
  )
}

/** A change that `rewrite` writes. */
export type PlannedChange = {
  targets: Occurrence[]
  conflicts: Conflict[]
  /** Places that it takes away. */
  touched: SalesToMove
  offer: Offer
}
/** Plans a change of a slot: its new offer, its overlaps, and the sold places that it affects. */
export async function planSlotChange(
  ctx: Ctx,
  series: Series,
  body: SlotChanged,
  scope: ChangeScope,
): Promise<PlannedChange> {
  const { db, language, tenantId, timeZone } = ctx
  const targets = await targetsOf(ctx, series, body, scope)
  const wanted = targets.map((target) => ({
    activityId: series.itemId,
    date: scope === 'date' ? body.newDate : target.on_date,
    begin: body.timeslotBegin,
    end: body.timeslotEnd,
  }))
  const { slots, fault } = writeOut(wanted, timeZone)
  if (fault)
    throw fieldProblem(
      fault.edge === 'begin' ? 'timeslotBegin' : 'timeslotEnd',
      `clockChange:${fault.planned.date}`,
      language,
    )
  const conflicts =
    body.quantity === 0
      ? []
      : await slotConflicts(db, tenantId, {
          activityIds: [series.itemId],
          slots: wanted,
          except: targets.map(({ id }) => id),
        })
  return {
    targets,
    conflicts,
    touched: {
      slots: deltasOf(targets, slots, body.quantity, await findSlots(db, tenantId, wanted)),
      rentals: null,
    },
    offer: { quantity: body.quantity, begin: body.timeslotBegin, end: body.timeslotEnd, slots },
  }
}

/** Plans a change of the begin times of an equipment type. */
export async function planRentalChange(
  ctx: Ctx,
  series: Series,
  body: RentalChanged,
  scope: ChangeScope,
): Promise<PlannedChange> {
  const { db, language, tenantId, timeZone } = ctx
  const targets = await targetsOf(ctx, series, body, scope)
  const offered = targets.flatMap((target) =>
    body.beginTimes.map((begin) => ({
      date: scope === 'date' ? body.newDate : target.on_date,
      begin,
      end: begin,
    })),
  )
  const { fault } = writeOut(offered, timeZone)
  if (fault)
    throw fieldProblem(
      `beginTimes.${body.beginTimes.indexOf(fault.planned.begin)}`,
      `clockChange:${fault.planned.date}`,
      language,
    )
  const conflicts = await rentalConflicts(db, tenantId, {
    rentalTypeIds: [series.itemId],
    times: offered,
    except: targets.map(({ id }) => id),
  })
  return {
    targets,
    conflicts,
    touched: {
      slots: [],
      rentals: {
        rentalTypeId: series.itemId,
        instants: await timesNoLongerOffered(ctx, series.itemId, targets, offered),
      },
    },
    offer: { beginTimes: body.beginTimes.toSorted(), durations: body.durations },
  }
}
