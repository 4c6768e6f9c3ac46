import { sql } from 'kysely'
import { weekdays, type Conflict } from '@guichet/contract/timetables/timetable.ts'
import type { Db } from '../platform/db.ts'

/** As many different overlaps as are told; more of them nobody reads. */
const told = 100
type Row = { weekday: number; begin: string; end: string; their_begin: string; their_end: string; title: string; first_date: string; dates: number }
const viewConflict = (row: Row): Conflict => ({
  weekday: weekdays[row.weekday - 1]!, timeslotBeginTime: row.begin.slice(0, 5), timeslotEndTime: row.end.slice(0, 5), conflictingTimetableBeginTime: row.their_begin.slice(0, 5),
  conflictingTimetableEndTime: row.their_end.slice(0, 5), conflictingTimetableTitle: row.title, firstDate: row.first_date, dates: row.dates,
})

type PlannedSlots = { activityIds: readonly string[]; slots: readonly { date: string; begin: string; end: string }[]; except: readonly string[] }
/** Where slots would overlap open ones of the same activities on the same dates, told by weekday; `except` are the occurrences that the plan itself moves. */
export async function slotConflicts(db: Db, tenantId: string, { activityIds, slots, except }: PlannedSlots): Promise<Conflict[]> {
  const { rows } = await sql<Row>`
    select extract(isodow from p.on_date)::int as weekday, p.begin_time::text as begin, p.end_time::text as "end", s.begin_time::text as their_begin, s.end_time::text as their_end, t.title,
      min(p.on_date) as first_date, count(distinct p.on_date)::int as dates
    from (select distinct * from unnest(${slots.map(({ date }) => date)}::date[], ${slots.map(({ begin }) => begin)}::time[], ${slots.map(({ end }) => end)}::time[]) as p (on_date, begin_time, end_time)) p
    join slot s on s.tenant_id = ${tenantId} and s.activity_id = any(${[...activityIds]}::uuid[]) and s.on_date = p.on_date and s.begin_time < p.end_time and p.begin_time < s.end_time
    join occurrence o on o.tenant_id = s.tenant_id and o.slot_id = s.id and o.closed_at is null and o.quantity > 0 and o.id <> all(${[...except]}::uuid[])
    join availability a on a.tenant_id = o.tenant_id and a.id = o.availability_id
    join timetable t on t.tenant_id = a.tenant_id and t.id = a.timetable_id
    group by 1, 2, 3, 4, 5, 6 order by min(p.on_date), 2, 4, 6 limit ${told}`.execute(db)
  return rows.map(viewConflict)
}

type PlannedTimes = { rentalTypeIds: readonly string[]; times: readonly { date: string; begin: string }[]; except: readonly string[] }
/** Where an equipment type is handed out already at the same time: begin times have no length, so that only equal ones meet. */
export async function rentalConflicts(db: Db, tenantId: string, { rentalTypeIds, times, except }: PlannedTimes): Promise<Conflict[]> {
  const { rows } = await sql<Row>`
    select extract(isodow from p.on_date)::int as weekday, p.begin_time::text as begin, p.begin_time::text as "end", p.begin_time::text as their_begin, p.begin_time::text as their_end, t.title,
      min(p.on_date) as first_date, count(distinct p.on_date)::int as dates
    from unnest(${times.map(({ date }) => date)}::date[], ${times.map(({ begin }) => begin)}::time[]) as p (on_date, begin_time)
    join occurrence o on o.tenant_id = ${tenantId} and o.rental_type_id = any(${[...rentalTypeIds]}::uuid[]) and o.on_date = p.on_date and o.closed_at is null and p.begin_time = any(o.begin_times) and o.id <> all(${[...except]}::uuid[])
    join availability a on a.tenant_id = o.tenant_id and a.id = o.availability_id
    join timetable t on t.tenant_id = a.tenant_id and t.id = a.timetable_id
    group by 1, 2, 3, 4, 5, 6 order by min(p.on_date), 2, 6 limit ${told}`.execute(db)
  return rows.map(viewConflict)
}
