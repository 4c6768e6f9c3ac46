import type { Conflict } from '@guichet/contract/timetables/timetable.ts'
import { weekdayName } from './occurrences.rules.ts'

/** Wall times as `HH:mm`; of a rental both are its begin. */
export type OnDate = { date: string; begin: string; end: string }
export type Open = OnDate & { title: string }
/** As many different overlaps as are told; more of them nobody reads. */
const told = 100

export const doOverlap = (one: OnDate, other: OnDate): boolean =>
  other.begin < one.end && one.begin < other.end
/** Begin times have no length, so that only equal ones meet. */
export const areEqual = (one: OnDate, other: OnDate): boolean => one.begin === other.begin

/** Where what is planned meets what is open on the same dates, told by weekday, the earliest first. */
export function conflictsWith(
  planned: readonly OnDate[],
  open: readonly Open[],
  meets: (one: OnDate, other: OnDate) => boolean,
): Conflict[] {
  const byDate = Map.groupBy(open, ({ date }) => date)
  const found = new Map<string, Omit<Conflict, 'firstDate' | 'dates'> & { on: Set<string> }>()
  for (const one of planned)
    for (const other of byDate.get(one.date) ?? []) {
      if (!meets(one, other)) continue
      const weekday = weekdayName(one.date)
      const key = [weekday, one.begin, one.end, other.begin, other.end, other.title].join(' ')
      const conflict = found.get(key) ?? {
        weekday,
        timeslotBeginTime: one.begin,
        timeslotEndTime: one.end,
        conflictingTimetableBeginTime: other.begin,
        conflictingTimetableEndTime: other.end,
        conflictingTimetableTitle: other.title,
        on: new Set<string>(),
      }
      conflict.on.add(one.date)
      found.set(key, conflict)
    }
  return [...found.values()]
    .map(({ on, ...conflict }) => ({ ...conflict, firstDate: [...on].sort()[0]!, dates: on.size }))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'))
    .slice(0, told)
}
const orderOf = (conflict: Conflict) =>
  [
    conflict.firstDate,
    conflict.timeslotBeginTime,
    conflict.conflictingTimetableBeginTime,
    conflict.conflictingTimetableTitle,
  ].join(' ')
