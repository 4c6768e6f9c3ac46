import { sameTenant } from '../../database/same-tenant.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { firstOf, lastOf } from '../../platform/values/must.ts'
import { addDays } from '../../platform/values/zoned-time.ts'
import { weekdayNumber, weeksTo } from '../occurrences.rules.ts'
import type { Publication, RentalRule, SlotRule } from '../publication.ts'
import { onceSeries } from './copied-week.rules.ts'

const occurrences = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'occurrence as o')
    .innerJoin('availability as a', sameTenant('a.id', 'o.availability_id'))
    .innerJoin('timetable as t', sameTenant('t.id', 'a.timetable_id'))
    .leftJoin('slot as s', sameTenant('s.id', 'o.slot_id'))
    .select([
      'o.on_date',
      'o.availability_id',
      'a.activity_id',
      'a.rental_type_id',
      't.title',
      'o.quantity',
      's.begin_time',
      's.end_time',
      'o.begin_times',
      'o.durations',
      'a.quantity as rule_quantity',
      'a.begin_time as rule_begin',
      'a.end_time as rule_end',
      'a.begin_times as rule_begins',
      'a.durations as rule_durations',
    ])
    .orderBy('o.on_date')
    .orderBy('o.id')
type Row = Awaited<ReturnType<ReturnType<typeof occurrences>['execute']>>[number]

const short = (time: string) => time.slice(0, 5)
type Offer =
  | { kind: 'slot'; begin: string; end: string; quantity: number }
  | { kind: 'rental'; beginTimes: string[]; durations: string[] }
const times = (row: Row): Offer =>
  row.activity_id
    ? {
        kind: 'slot',
        begin: short(row.begin_time!),
        end: short(row.end_time!),
        quantity: row.quantity!,
      }
    : {
        kind: 'rental',
        beginTimes: (row.begin_times ?? []).map(short),
        durations: row.durations ?? [],
      }
const ruled = (row: Row): Offer =>
  row.activity_id
    ? {
        kind: 'slot',
        begin: short(row.rule_begin!),
        end: short(row.rule_end!),
        quantity: row.rule_quantity!,
      }
    : {
        kind: 'rental',
        beginTimes: (row.rule_begins ?? []).map(short),
        durations: row.rule_durations ?? [],
      }

/** Merges equal rows of several dates into one rule. */
function rulesOf(
  rows: readonly Row[],
  given: (row: Row) => Offer,
  shift: number,
): { slots: SlotRule[]; rentals: RentalRule[]; dates: string[] } {
  const groups = [
    ...Map.groupBy(rows, (row) => JSON.stringify([row.availability_id, given(row)])).values(),
  ].map((entry) => ({
    row: entry[0]!,
    offer: given(entry[0]!),
    dates: entry.map((item) => addDays(item.on_date, shift)),
  }))
  return {
    slots: groups.flatMap(({ row, offer, dates }) =>
      offer.kind === 'slot' ? [{ activityId: row.activity_id!, ...offer, dates }] : [],
    ),
    rentals: groups.flatMap(({ row, offer, dates }) =>
      offer.kind === 'rental' ? [{ rentalTypeId: row.rental_type_id!, ...offer, dates }] : [],
    ),
    dates: rows.map((row) => addDays(row.on_date, shift)).sort(),
  }
}
const weekdaysOf = (dates: readonly string[]) => [...new Set(dates.map(weekdayNumber))].sort()

/**
 * Open slots of items in the week that begins on the Monday `from`, in their current state, `shift`
 * days later: one publication for each series of an item that has any, with its title.
 */
export async function copiedWeek(
  db: Db,
  tenantId: string,
  { itemIds, from, shift }: { itemIds: readonly string[]; from: string; shift: number },
): Promise<Publication[]> {
  const rows = await occurrences(db, tenantId)
    .where('o.closed_at', 'is', null)
    .where('o.on_date', '>=', from as never)
    .where('o.on_date', '<=', addDays(from, 6) as never)
    .where((eb) =>
      eb.or([eb('a.activity_id', 'in', [...itemIds]), eb('a.rental_type_id', 'in', [...itemIds])]),
    )
    .execute()
  const seriesOf = (row: Row) => JSON.stringify([row.activity_id ?? row.rental_type_id, row.title])
  return [...Map.groupBy(rows, seriesOf).values()].flatMap((group) =>
    onceSeries(group[0]!.title, rulesOf(group, times, shift)),
  )
}

/** `isKept`: it was published as inactive, with all occurrences closed. */
type SeriesCopy = { title: string; firstDate: string; isWeekly: boolean; isKept: boolean }
/**
 * A series at another time: its first day is the first such weekday on or after `firstDate`, the
 * others follow. A weekly one is copied by its rules: closed or changed single days are regular
 * again, and days moved to another date are not copied. A single one is copied as it is.
 */
export async function copiedSeries(
  db: Db,
  tenantId: string,
  timetableId: string,
  { title, firstDate, isWeekly, isKept }: SeriesCopy,
): Promise<Publication | null> {
  const all = occurrences(db, tenantId).where('a.timetable_id', '=', timetableId)
  const rows = await (
    isWeekly || isKept
      ? all
          .where('a.detached_from', 'is', null)
          .where((eb) => eb.or([eb('o.closed_at', 'is', null), eb('o.is_exception', '=', true)]))
      : all.where('o.closed_at', 'is', null)
  ).execute()
  if (rows.length === 0) return null
  const { slots, rentals, dates } = rulesOf(
    rows,
    isWeekly || isKept ? ruled : times,
    weeksTo(firstOf(rows).on_date, firstDate),
  )
  return {
    title,
    repeats: isWeekly ? 'EveryWeek' : 'Once',
    from: dates[0]!,
    to: lastOf(dates),
    on: weekdaysOf(dates),
    slots,
    rentals,
  }
}
