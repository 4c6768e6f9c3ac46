import { addDays, daysBetween } from '../kit/dates/dates.ts'

type Days = { from: string; to: string }
export const usualPeriods = [
  'today',
  'yesterday',
  'week',
  'month',
  'lastMonth',
  'year',
  'lastYear',
] as const
type UsualPeriod = (typeof usualPeriods)[number]

/** Days of a preset period, which ends today at the latest: the future cannot be reported. */
export function daysOf(period: UsualPeriod, today: string): Days {
  const [firstOfMonth, year] = [`${today.slice(0, 7)}-01`, Number(today.slice(0, 4))]
  const endOfLastMonth = addDays(firstOfMonth, -1)
  const periods: Record<UsualPeriod, Days> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    month: { from: firstOfMonth, to: today },
    lastMonth: { from: `${endOfLastMonth.slice(0, 7)}-01`, to: endOfLastMonth },
    year: { from: `${year}-01-01`, to: today },
    lastYear: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  }
  return periods[period]
}

/** Number of days of a period, both ends included. */
export const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1

type Period = { startDate: string; endDate: string }
/** An existing report of exactly this day, so that the same day is not added up twice. */
export const reportOfDay = <R extends Period>(reports: readonly R[], day: string): R | undefined =>
  reports.find(({ startDate, endDate }) => startDate === day && endDate === day)
