import type { z } from 'zod'
import { centsOf, toDollars } from '../money.ts'
import type { ReportFigures } from './sales-report.ts'

export type Figures = z.output<typeof ReportFigures>

/** Adds dollars as cents, so that displayed sums equal the accounts. */
export const sumOf = (dollars: readonly number[]): number =>
  toDollars(dollars.reduce((sum, each) => sum + centsOf(each), 0))

export type Point = { date: string; sales: number; refunds: number }
/** Returns a point per day of a period up to `lastDay`; days without sales have zeros. */
export function dailyPoints(
  { graphs }: Figures,
  { startDate, lastDay }: { startDate: string; lastDay: string },
): Point[] {
  const valueOf = (name: 'sales' | 'refunds', at: number) =>
    graphs.series.find((series) => series.name === name)?.values[at] ?? 0
  const known = new Map(
    graphs.xaxisLabels.map((date, i) => [
      date,
      { date, sales: valueOf('sales', i), refunds: valueOf('refunds', i) },
    ]),
  )
  const points: Point[] = []
  for (let at = Date.parse(startDate); at <= Date.parse(lastDay); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10)
    points.push(known.get(date) ?? { date, sales: 0, refunds: 0 })
  }
  return points
}

/**
 * Relates sales to money, in dollars with taxes and fees: `net` is `sold` less `givenBack`, `kept`
 * is what payments retained. `owed` is their difference without cash rounding: sold and not paid
 * yet, or, when negative, paid for sales before the period.
 */
export function reconcile({
  sales,
  feesAppliedToUser,
  refundReportSummary,
  refundedFees,
  paymentMethods,
  cashRounding = 0,
}: Figures): Record<'sold' | 'givenBack' | 'net' | 'kept' | 'owed' | 'cashRounding', number> {
  const sold = sumOf([sales.sums.FinalCost, feesAppliedToUser.sums.FinalCost])
  const givenBack = sumOf([refundReportSummary.sums.FinalCost, refundedFees.sums.FinalCost])
  const net = sumOf([sold, -givenBack])
  const kept = sumOf(paymentMethods.map((method) => method.kept))
  return { sold, givenBack, net, kept, cashRounding, owed: sumOf([net, -kept, cashRounding]) }
}
