import type { Conflict } from '@guichet/contract/timetables/timetable.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { mustGet } from '../platform/values/must.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { rentalConflicts, slotConflicts } from './conflicts.db.ts'
import { weekdayName, writeOut } from './occurrences.rules.ts'
import { goneTimes } from './rental-times.db.ts'
import type { Rule } from './rewrite.db.ts'
import { occurrencesOf, type Occurrence, type Series } from './series.db.ts'
import type { RentalChanged } from './slot-change.ts'
import type { SlotChanged, ChangeScope } from './slot-change.ts'
import type { Touched } from './sold.db.ts'
import { ensureSlots, findSlots, slotKey, type SlotTimes } from './write-slots.db.ts'

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

/** Effect of a change. Nothing is written before `writeOut`. */
export type PlannedChange = {
  targets: Occurrence[]
  conflicts: Conflict[]
  /** Places that it takes away. */
  touched: Touched
  /** Writes missing slots. @returns The new rule of the occurrences, and the affected places */
  writeOut: (ctx: Ctx) => Promise<{ rule: Rule; touched: Touched }>
  /** Names of the fields that differ from the occurrence. */
  changedFields: (was: Occurrence) => string[]
}
/**
 * Plans a change of a slot: its new rule, its overlaps, and the sold places that it affects. Writes
 * nothing.
 */
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
    writeOut: async () => {
      const ids = await ensureSlots(db, tenantId, slots)
      return {
        rule: {
          quantity: body.quantity,
          begin: body.timeslotBegin,
          end: body.timeslotEnd,
          slotIds: slots.map((slot) => mustGet(ids, slotKey(slot))),
        },
        touched: { slots: deltasOf(targets, slots, body.quantity, ids), rentals: null },
      }
    },
    changedFields: (was) => [
      ...(was.begin_time!.slice(0, 5) === body.timeslotBegin ? [] : ['timeslotBegin']),
      ...(was.end_time!.slice(0, 5) === body.timeslotEnd ? [] : ['timeslotEnd']),
      ...(was.quantity === body.quantity ? [] : ['quantity']),
    ],
  }
}

/** Changes of the places of slots; `ids` are the new slots that exist. */
export function deltasOf(
  targets: readonly Occurrence[],
  slots: readonly SlotTimes[],
  quantity: number,
  ids: ReadonlyMap<string, string>,
): Touched['slots'] {
  const deltas = new Map<string, number>()
  const add = (slotId: string | null | undefined, delta: number) => {
    if (slotId) deltas.set(slotId, (deltas.get(slotId) ?? 0) + delta)
  }
  for (const target of targets) add(target.slot_id, -(target.quantity ?? 0))
  for (const slot of slots) add(ids.get(slotKey(slot)), quantity)
  return [...deltas].map(([slotId, delta]) => ({ slotId, delta }))
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
  const touched = {
    slots: [],
    rentals: {
      rentalTypeId: series.itemId,
      instants: await goneTimes(ctx, series.itemId, targets, offered),
    },
  }
  const rule = { beginTimes: body.beginTimes.toSorted(), durations: body.durations }
  return {
    targets,
    conflicts,
    touched,
    writeOut: async () => ({ rule, touched }),
    changedFields: (was) => [
      ...(areSame(
        was.begin_times?.map((time) => time.slice(0, 5)),
        body.beginTimes,
      )
        ? []
        : ['beginTimes']),
      ...(areSame(was.durations, body.durations) ? [] : ['durations']),
    ],
  }
}

const areSame = (before: readonly string[] | null | undefined, after: readonly string[]) =>
  (before ?? []).toSorted().join() === after.toSorted().join()
