import { mostDaysAfter } from '@guichet/contract/journal/get-journal.ts'
import { addDays } from '../kit/dates/dates.ts'

type Days = { from: string; to: string }

/** Preset periods, by which books are usually closed. */
export const usualPeriods = ['month', 'lastMonth', 'quarter', 'lastQuarter'] as const
type UsualPeriod = (typeof usualPeriods)[number]

/** Days of a preset period, which ends today at the latest. */
export function daysOf(period: UsualPeriod, today: string): Days {
  const month = Number(today.slice(5, 7))
  const firstOfMonth = `${today.slice(0, 7)}-01`
  const quarterMonth = month - ((month - 1) % 3)
  const firstOfQuarter = `${today.slice(0, 5)}${String(quarterMonth).padStart(2, '0')}-01`
  const monthBefore = (day: string) => `${addDays(day, -1).slice(0, 7)}-01`
  const periods: Record<UsualPeriod, Days> = {
    month: { from: firstOfMonth, to: today },
    lastMonth: { from: monthBefore(firstOfMonth), to: addDays(firstOfMonth, -1) },
    quarter: { from: firstOfQuarter, to: today },
    lastQuarter: {
      from: monthBefore(monthBefore(monthBefore(firstOfQuarter))),
      to: addDays(firstOfQuarter, -1),
    },
  }
  return periods[period]
}

/** Why a period is invalid; null when it is valid. */
export function periodFault(
  { from, to }: Days,
  today: string,
): 'missing' | 'order' | 'tooLong' | 'toCome' | null {
  if (!from || !to) return 'missing'
  if (to < from) return 'order'
  if (to > today) return 'toCome'
  return to > addDays(from, mostDaysAfter) ? 'tooLong' : null
}

/** The period of an address if it is valid, otherwise this month. */
export const periodOf = ({ from, to }: Days, today: string): Days =>
  periodFault({ from, to }, today) ? daysOf('month', today) : { from, to }
