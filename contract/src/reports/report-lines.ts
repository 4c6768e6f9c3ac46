import type { Language } from '../rules.messages.ts'
import { reconcile, type Figures } from './report-sums.ts'
import { reportTablesMessages } from './report-tables.messages.ts'

type Line = { label: string; value: number; kind: 'count' | 'money' }

/** Returns the key figures of a report. */
export function summaryLines({ reportSummary }: Figures, language: Language): Line[] {
  const words = reportTablesMessages[language]
  const { receivedPayments, dailyTicketCount, seasonPassCount, orderCount } = reportSummary
  return [
    { label: words.received, value: receivedPayments, kind: 'money' },
    { label: words.dailyTickets, value: dailyTicketCount, kind: 'count' },
    { label: words.seasonPasses, value: seasonPassCount, kind: 'count' },
    { label: words.orders, value: orderCount, kind: 'count' },
  ]
}

/** Returns the lines from sales to payments kept; each total adds the lines above it. */
export function moneyLines(
  figures: Figures,
  language: Language,
): { label: string; value: number; isTotal?: boolean }[] {
  const words = reportTablesMessages[language].money
  const { sold, givenBack, net, kept, owed, cashRounding } = reconcile(figures)
  return [
    { label: words.sold, value: sold },
    { label: words.givenBack, value: 0 - givenBack },
    { label: words.net, value: net, isTotal: true },
    ...(owed === 0 ? [] : [{ label: owed > 0 ? words.owed : words.paidLater, value: 0 - owed }]),
    ...(cashRounding === 0 ? [] : [{ label: words.cashRounding, value: cashRounding }]),
    { label: words.kept, value: kept, isTotal: true },
  ]
}

/** Returns a sentence that explains how sales and payments agree. */
export function agreementLine(figures: Figures, language: Language): string {
  const { agrees, withOwed, withLater } = reportTablesMessages[language].agreement
  const { owed } = reconcile(figures)
  if (owed === 0) return agrees
  return owed > 0 ? withOwed : withLater
}
