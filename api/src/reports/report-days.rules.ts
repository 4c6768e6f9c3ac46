import { dailyPoints, type Point } from '@guichet/contract/reports/report-sums.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import type { Report } from './load-report.ts'

type ReportDays = Parameters<typeof dailyPoints>[0] &
  Pick<Report, 'startDate' | 'endDate' | 'figuresDateTimeUtc'>
/** Days of a report up to the day on which its figures were read, without future ones. */
export function daysToShow(report: ReportDays, timeZone: string): Point[] {
  const { startDate, endDate, figuresDateTimeUtc } = report
  const readOn = localDateOf(figuresDateTimeUtc, timeZone)
  return dailyPoints(report, { startDate, lastDay: endDate < readOn ? endDate : readOn })
}
