import type { ExportRhythm } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { addDays, instantOfHour, localDateOf } from '../platform/values/zoned-time.ts'

/** `day` is a weekday, Monday 1, or a day of the month; `hour` is in local time of the business. */
export type Plan = { rhythm: ExportRhythm; day: number; hour: number }

/** Monday 1 to Sunday 7. */
const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7
const isDay = (date: string, { rhythm, day }: Plan): boolean => {
  if (rhythm === 'daily') return true
  return day === (rhythm === 'weekly' ? weekdayOf(date) : Number(date.slice(8)))
}

/**
 * First time of a plan after an instant. An hour that a clock change skips is an hour later, a
 * repeated one is the first: every day has exactly one.
 */
export function nextDue(plan: Plan, after: string, timeZone: string): string {
  const time = `${String(plan.hour).padStart(2, '0')}:00`
  for (let date = localDateOf(after, timeZone); ; date = addDays(date, 1)) {
    if (!isDay(date, plan)) continue
    const due = instantOfHour(date, time, timeZone)
    if (due > after) return due
  }
}

/** Highest number of missed times in the log. */
const mostMissed = 100

/** Times that were due since an instant until now, newest last. */
export function duesUntil(
  plan: Plan,
  { from, now, timeZone }: { from: string; now: string; timeZone: string },
): string[] {
  const dues: string[] = []
  for (let due = from; due <= now; due = nextDue(plan, due, timeZone)) dues.push(due)
  return dues.slice(-mostMissed - 1)
}

export type Days = { startDate: string; endDate: string }

/** Complete days before that of an instant: one, seven, or the previous month. */
export function daysBefore(rhythm: ExportRhythm, moment: string, timeZone: string): Days {
  const today = localDateOf(moment, timeZone)
  const endDate = addDays(rhythm === 'monthly' ? `${today.slice(0, 8)}01` : today, -1)
  if (rhythm === 'daily') return { startDate: endDate, endDate }
  if (rhythm === 'weekly') return { startDate: addDays(today, -7), endDate }
  return { startDate: `${endDate.slice(0, 8)}01`, endDate }
}
