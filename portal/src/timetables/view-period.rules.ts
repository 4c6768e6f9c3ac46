import { addDays } from '../kit/dates/dates.ts'
import type { CalendarView } from './timetable-search.rules.ts'

const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`
const lastOfMonth = (date: string) => addDays(firstOfMonth(addDays(firstOfMonth(date), 32)), -1)
export const mondayOf = (date: string): string => addDays(date, -weekdayOf(date))

/** Days of a view: whole weeks for a month, only its own days for a list. */
export function rangeOf(view: CalendarView, date: string): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date }
  if (view === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 6) }
  if (view === 'list') return { from: firstOfMonth(date), to: lastOfMonth(date) }
  return { from: mondayOf(firstOfMonth(date)), to: addDays(mondayOf(lastOfMonth(date)), 6) }
}

const fewestWeeks = 4
/**
 * Weeks of a month from the current one, `until` excluded, so that today is in view without
 * scrolling. The last weeks of a month go on into the next one. Null when the month has no past
 * week to leave out, or is another month.
 */
export function restOfMonth(date: string, today: string): { from: string; until: string } | null {
  if (date.slice(0, 7) !== today.slice(0, 7)) return null
  const { from, to } = rangeOf('month', date)
  const monday = mondayOf(today)
  if (monday === from) return null
  const [monthEnd, weeksEnd] = [addDays(to, 1), addDays(monday, 7 * fewestWeeks)]
  return { from: monday, until: weeksEnd > monthEnd ? weeksEnd : monthEnd }
}

/** Days that a view can show, with the weeks after the end of the current month. */
export function daysOfView(
  view: CalendarView,
  date: string,
  today: string,
): { from: string; to: string } {
  const range = rangeOf(view, date)
  const rest = view === 'month' ? restOfMonth(date, today) : null
  return rest ? { ...range, to: addDays(rest.until, -1) } : range
}

/** Date of the next or previous view. */
export function stepOf(view: CalendarView, date: string, step: -1 | 1): string {
  if (view === 'day') return addDays(date, step)
  if (view === 'week') return addDays(date, 7 * step)
  return step === 1 ? addDays(lastOfMonth(date), 1) : firstOfMonth(addDays(firstOfMonth(date), -1))
}
