import { weekdays, type Weekday } from '@guichet/contract/timetables/timetable.ts'
import { addDays, instantOf, startOfDay } from '../platform/values/zoned-time.ts'

const dayMs = 86_400_000
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** 1 is Monday, 7 is Sunday, as in the tables. */
export const weekdayNumber = (date: string): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
export const weekdayName = (date: string): Weekday => weekdays[weekdayNumber(date) - 1]!
export const numberOfWeekday = (name: Weekday): number => weekdays.indexOf(name) + 1
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Dates from the first to the last, both inclusive, that are on one of these weekdays. */
export function datesOf({
  from,
  to,
  on,
}: {
  from: string
  to: string
  on: readonly number[]
}): string[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, place) =>
    dateOf(dayNumber(from) + place),
  )
  return days.filter((date) => on.includes(weekdayNumber(date)))
}

/** Shift, in whole weeks, that moves a series to its first own weekday on or after a date. */
export const weeksTo = (from: string, first: string): number =>
  Math.ceil(daysBetween(from, first) / 7) * 7

/**
 * Converts wall times of one date to instants; null when a clock change skips or repeats the time,
 * which must not be sold. A day of 24 hours has one offset, so times are added to its begin; the
 * few other days query the zone each time.
 */
export function clockOf(date: string, timeZone: string): (time: string) => string | null {
  const begins = Date.parse(startOfDay(date, timeZone))
  if (Date.parse(startOfDay(addDays(date, 1), timeZone)) - begins === dayMs)
    return (time) =>
      new Date(
        begins + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000,
      ).toISOString()
  return (time) => {
    try {
      return instantOf(date, time, timeZone)
    } catch {
      return null
    }
  }
}

export type PlannedSlot = { date: string; begin: string; end: string }
export type WithInstants<P> = P & { beginsAt: string; endsAt: string }
/** A wall time that does not exist, or occurs twice, on its date. */
export type ClockFault<P> = { planned: P; edge: 'begin' | 'end' }

/**
 * Converts slots of any dates to instants, or returns the first one that a clock change makes
 * uncertain.
 */
export function writeOut<P extends PlannedSlot>(
  all: readonly P[],
  timeZone: string,
): { slots: WithInstants<P>[]; fault: ClockFault<P> | null } {
  const clocks = new Map<string, ReturnType<typeof clockOf>>()
  const slots: WithInstants<P>[] = []
  for (const planned of all) {
    const at = clocks.get(planned.date) ?? clockOf(planned.date, timeZone)
    clocks.set(planned.date, at)
    const [beginsAt, endsAt] = [at(planned.begin), at(planned.end)]
    if (beginsAt === null || endsAt === null)
      return { slots, fault: { planned, edge: beginsAt === null ? 'begin' : 'end' } }
    slots.push({ ...planned, beginsAt, endsAt })
  }
  return { slots, fault: null }
}
