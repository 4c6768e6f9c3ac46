import * as contract from '@guichet/contract/timetables/copy-timetable.ts'
import { weekdays } from '@guichet/contract/timetables/timetable.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { endOfDay, startOfDay } from '../platform/values/zoned-time.ts'
import { kindOfItem } from './series.db.ts'

/** Number of latest series that a list shows. */
const shown = 200

export const findTimetables = handle(
  contract.findTimetables,
  async ({ db, tenantId, timeZone }, { query: { itemPublicId } }) => {
    const column =
      (await kindOfItem(db, tenantId, itemPublicId)) === 'activity'
        ? 'a.activity_id'
        : 'a.rental_type_id'
    const rows = await selectRows(db, tenantId, 'timetable as t')
      .selectAll('t')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('availability as a')
            .select('a.id')
            .whereRef('a.tenant_id', '=', 't.tenant_id')
            .whereRef('a.timetable_id', '=', 't.id')
            .where(column, '=', itemPublicId),
        ),
      )
      .orderBy('t.begins_on', 'desc')
      .orderBy('t.id', 'desc')
      .limit(shown)
      .execute()
    const offered = await offeredBy(
      db,
      tenantId,
      rows.map(({ id }) => id),
    )
    return {
      items: rows.map((row) => ({
        publicId: row.id,
        title: row.title,
        isActive: row.active,
        version: row.version,
        recurrenceType: row.repeats as 'Once' | 'EveryWeek',
        beginDate: row.begins_on,
        endDate: row.ends_on,
        beginDateTimeUtc: startOfDay(row.begins_on, timeZone),
        endDateTimeUtc: endOfDay(row.ends_on, timeZone),
        weekdays: row.weekdays.map((day) => weekdays[day - 1]!),
        ...viewOffered(offered.get(row.id) ?? []),
      })),
    }
  },
)

const rules = (db: Db, tenantId: string, timetableIds: readonly string[]) =>
  selectRows(db, tenantId, 'availability')
    .selectAll()
    .where('timetable_id', 'in', [...timetableIds])
    .where('detached_from', 'is', null)
    .orderBy('begin_time')
    .orderBy('id')
type Rule = Awaited<ReturnType<ReturnType<typeof rules>['execute']>>[number]

/** Rules of series, by series. */
async function offeredBy(db: Db, tenantId: string, timetableIds: readonly string[]) {
  if (timetableIds.length === 0) return new Map<string, Rule[]>()
  return Map.groupBy(
    await rules(db, tenantId, timetableIds).execute(),
    ({ timetable_id }) => timetable_id,
  )
}

const short = (time: string) => time.slice(0, 5)
const unique = (texts: readonly string[]) => [...new Set(texts)].sort()

function viewOffered(all: readonly Rule[]) {
  const slots = all.filter((rule) => rule.activity_id !== null)
  const times = unique(slots.map((rule) => `${short(rule.begin_time!)} ${short(rule.end_time!)}`))
  return {
    timeslots: times.map((time) => {
      const [beginTimeslot, endTimeslot] = time.split(' ') as [string, string]
      return { beginTimeslot, endTimeslot }
    }),
    activitiesWithQuantity: [...Map.groupBy(slots, (rule) => rule.activity_id!)].map(
      ([activityPublicId, own]) => ({
        activityPublicId,
        quantity: Math.max(...own.map((rule) => rule.quantity!)),
      }),
    ),
    rentalModelPublicId: all.find((rule) => rule.rental_type_id)?.rental_type_id ?? null,
    beginTimes: unique(all.flatMap((rule) => (rule.begin_times ?? []).map(short))),
    durations: [...new Set(all.flatMap((rule) => rule.durations ?? []))],
  }
}
