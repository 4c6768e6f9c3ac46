import type { Conflict } from '@guichet/contract/timetables/timetable.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { lastOf, mustGet } from '../platform/values/must.ts'
import { areEqual, conflictsWith, doOverlap, type OnDate } from './conflicts.rules.ts'

/** First and last date of a plan. */
const spanOf = (planned: readonly OnDate[]) => {
  const dates = planned.map(({ date }) => date).sort()
  return { from: dates[0]!, to: lastOf(dates) }
}

/** Titles of series, by their availabilities. */
async function titlesOf(
  db: Db,
  tenantId: string,
  availabilityIds: ReadonlySet<string>,
): Promise<(availabilityId: string) => string> {
  const rows =
    availabilityIds.size === 0
      ? []
      : await selectRows(db, tenantId, 'availability as a')
          .innerJoin('timetable as t', sameTenant('t.id', 'a.timetable_id'))
          .select(['a.id', 't.title'])
          .where('a.id', 'in', [...availabilityIds])
          .execute()
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return (id) => mustGet(titles, id)
}

type PlannedSlots = {
  activityIds: readonly string[]
  slots: readonly OnDate[]
  except: readonly string[]
}
/**
 * Overlaps of planned slots with open ones of the same activities on the same dates; `except` are
 * the occurrences that the plan itself moves. The tables are read one after the other: a new
 * business has no statistics yet, and a join of thousands of rows would be planned as one of a
 * few.
 */
export async function slotConflicts(
  db: Db,
  tenantId: string,
  { activityIds, slots, except }: PlannedSlots,
): Promise<Conflict[]> {
  if (!slots.length) return []
  const { from, to } = spanOf(slots)
  const there = new Map(
    (
      await selectRows(db, tenantId, 'slot')
        .select(['id', 'on_date', 'begin_time', 'end_time'])
        .where('activity_id', 'in', [...activityIds])
        .where('on_date', '>=', from as never)
        .where('on_date', '<=', to as never)
        .execute()
    ).map((slot) => [slot.id, slot]),
  )
  if (there.size === 0) return []
  const moving = new Set(except)
  const open = (
    await selectRows(db, tenantId, 'occurrence')
      .select(['id', 'slot_id', 'availability_id'])
      .where(sql<boolean>`slot_id = any(${[...there.keys()]}::uuid[])`)
      .where('closed_at', 'is', null)
      .where('quantity', '>', 0)
      .execute()
  ).filter(({ id }) => !moving.has(id))
  const titleOf = await titlesOf(db, tenantId, new Set(open.map((item) => item.availability_id)))
  return conflictsWith(
    slots,
    open.map((item) => {
      const slot = mustGet(there, item.slot_id!)
      return {
        date: slot.on_date,
        begin: slot.begin_time.slice(0, 5),
        end: slot.end_time.slice(0, 5),
        title: titleOf(item.availability_id),
      }
    }),
    doOverlap,
  )
}

type PlannedTimes = {
  rentalTypeIds: readonly string[]
  times: readonly OnDate[]
  except: readonly string[]
}
/** Overlaps of planned begins with open ones of the same equipment type. */
export async function rentalConflicts(
  db: Db,
  tenantId: string,
  { rentalTypeIds, times, except }: PlannedTimes,
): Promise<Conflict[]> {
  if (!times.length) return []
  const { from, to } = spanOf(times)
  const moving = new Set(except)
  const open = (
    await selectRows(db, tenantId, 'occurrence')
      .select(['id', 'on_date', 'begin_times', 'availability_id'])
      .where('rental_type_id', 'in', [...rentalTypeIds])
      .where('on_date', '>=', from as never)
      .where('on_date', '<=', to as never)
      .where('closed_at', 'is', null)
      .execute()
  ).filter(({ id }) => !moving.has(id))
  const titleOf = await titlesOf(db, tenantId, new Set(open.map((item) => item.availability_id)))
  return conflictsWith(
    times,
    open.flatMap((item) =>
      (item.begin_times ?? []).map((time) => ({
        date: item.on_date,
        begin: time.slice(0, 5),
        end: time.slice(0, 5),
        title: titleOf(item.availability_id),
      })),
    ),
    areEqual,
  )
}
