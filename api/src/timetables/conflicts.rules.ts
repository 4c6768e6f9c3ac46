import type { Conflict } from '@guichet/contract/timetables/timetable.ts'
import { weekdayName } from './occurrences.rules.ts'

/** Wall times as `HH:mm`; for a rental both are its begin. */
export type OnDate = { date: string; begin: string; end: string }
export type Open = OnDate & { title: string }
/** Highest number of reported overlaps. */
const maxReported = 100

export const doOverlap = (element: OnDate, other: OnDate): boolean =>
  other.begin < element.end && element.begin < other.end
/** Begin times have no length, so only equal ones overlap. */
export const areEqual = (entry: OnDate, other: OnDate): boolean => entry.begin === other.begin

/** Overlaps of the plan with open occurrences on the same dates, by weekday, earliest first. */
export function conflictsWith(
  planned: readonly OnDate[],
  open: readonly Open[],
  meets: (item: OnDate, other: OnDate) => boolean,
): Conflict[] {
  const byDate = Map.groupBy(open, ({ date }) => date)
  const found = new Map<string, Omit<Conflict, 'firstDate' | 'dates'> & { on: Set<string> }>()
  for (const item of planned)
    for (const other of byDate.get(item.date) ?? []) {
      if (!meets(item, other)) continue
      const weekday = weekdayName(item.date)
      const key = [weekday, item.begin, item.end, other.begin, other.end, other.title].join(' ')
      const conflict = found.get(key) ?? {
        weekday,
        timeslotBeginTime: item.begin,
        timeslotEndTime: item.end,
        conflictingTimetableBeginTime: other.begin,
        conflictingTimetableEndTime: other.end,
        conflictingTimetableTitle: other.title,
        on: new Set<string>(),
      }
      conflict.on.add(item.date)
      found.set(key, conflict)
    }
  return [...found.values()]
    .map(({ on, ...conflict }) => ({ ...conflict, firstDate: [...on].sort()[0]!, dates: on.size }))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'))
    .slice(0, maxReported)
}
const orderOf = (conflict: Conflict) =>
  [
    conflict.firstDate,
    conflict.timeslotBeginTime,
    conflict.conflictingTimetableBeginTime,
    conflict.conflictingTimetableTitle,
  ].join(' ')
