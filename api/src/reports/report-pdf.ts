import { numberOfId } from '@guichet/contract/number-of-id.ts'
import { agreementLine, moneyLines, summaryLines } from '@guichet/contract/reports/report-lines.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import { dailyTable, reportTables } from '@guichet/contract/reports/report-tables.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import {
  divideText,
  renderPages,
  headHeight,
  pdfColours,
  pdfHeight,
  pdfWidth,
  text,
  type Sheet,
} from '../pdf/public.ts'
import { minuteReader } from '../platform/values/zoned-time.ts'
import type { Report } from './load-report.ts'
import { pagesOf, type Block } from './pdf-pages.rules.ts'
import { daysToShow } from './report-days.rules.ts'
import { figuresIn, tableInPdf, titleInPdf } from './report-table-pdf.ts'

/** Plain data that can be sent to a thread. */
export type ReportToRender = {
  report: Report
  business: string
  language: Language
  timeZone: string
  /** Names of the kinds of the business, in that language. */
  kindNames: Record<string, string>
  madeAt: string
}

const { ink, dim, line } = pdfColours
const size = 9
const heights = { facts: 34, summary: 50, amount: 16, agreement: 26 }
const styles = StyleSheet.create({
  facts: { color: dim, fontSize: size, height: heights.facts },
  summary: {
    flexDirection: 'row',
    borderTopWidth: 1,
    borderBottomWidth: 1,
    borderColor: line,
    paddingVertical: 7,
    height: heights.summary,
  },
  figure: { flex: 1, paddingRight: 10, fontSize: 8 },
  value: { fontSize: 12, marginTop: 1 },
  amounts: { width: 330, fontSize: size },
  amount: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingTop: 1.5,
    height: heights.amount,
  },
  total: { borderTopWidth: 0.75, borderTopColor: ink },
  agreement: { color: dim, fontSize: size, height: heights.agreement },
})

/** Renders a sales report as a PDF: the figures of the page and of the workbook, on letter size. */
export function renderReport(asked: ReportToRender): Promise<Buffer> {
  const { report, business, language, timeZone, kindNames } = asked
  const words = reportTablesMessages[language]
  const named = `${words.report} ${numberOf(report)}`
  const period = words.paper.period(report.startDate, report.endDate)
  const sheet: Sheet = {
    language,
    sender: business,
    colour: ink,
    title: report.title,
    about: [named, period],
    foot: `${named} · ${period}`,
  }
  const tops = [facts(asked), summary(report, language), reconciliation(report, language)]
  const taken = tops.reduce((height, top) => height + top.height, headHeight(sheet))
  const tables = [
    ...reportTables(report, { language, kindNames }),
    dailyTable(daysToShow(report, timeZone), language),
  ]
  const [first = [], ...next] = pagesOf(
    tables.map((table) => tableInPdf(table, language)),
    { first: pdfHeight - taken, next: pdfHeight },
  )
  return renderPages(sheet, [[...tops.map((top) => top.content), ...first], ...next])
}

/** Permanent number of a report, as its position in the list changes. */
const numberOf = ({ publicId }: Report): string => numberOfId(publicId)

function facts({ report, language, timeZone, madeAt }: ReportToRender): Block<ReactElement> {
  const { paper } = reportTablesMessages[language]
  const minuteOf = minuteReader(timeZone)
  const standing = report.status === 'Completed' ? paper.closed : paper.open
  const made = `${paper.madeOn(minuteOf(madeAt))} · ${paper.by(report.createdByName)}`
  return {
    height: heights.facts,
    content: h(
      View,
      { key: 'facts', style: styles.facts },
      text(standing(minuteOf(report.figuresDateTimeUtc)), 'strong'),
      h(Text, {}, divideText(made, { width: pdfWidth - 1, size, most: 1 })[0]),
    ),
  }
}

function summary(report: Report, language: Language): Block<ReactElement> {
  const shown = figuresIn(language)
  return {
    height: heights.summary,
    content: h(
      View,
      { key: 'summary', style: styles.summary },
      summaryLines(report, language).map(({ label, value, kind }) =>
        h(
          View,
          { key: label, style: styles.figure },
          text(label, 'dim'),
          h(View, { style: styles.value }, text(shown[kind](value), 'strong')),
        ),
      ),
    ),
  }
}

function reconciliation(report: Report, language: Language): Block<ReactElement> {
  const { money } = figuresIn(language)
  const title = titleInPdf(reportTablesMessages[language].agreement.title, 'money')
  const lines = moneyLines(report, language)
  return {
    height: title.height + lines.length * heights.amount + heights.agreement,
    content: h(
      View,
      { key: 'money' },
      title.content,
      h(
        View,
        { style: styles.amounts },
        lines.map(({ label, value, isTotal = false }) => {
          const weight = isTotal ? (['strong'] as const) : []
          return h(
            View,
            { key: label, style: isTotal ? [styles.amount, styles.total] : styles.amount },
            text(label, ...weight),
            text(money(value), ...weight),
          )
        }),
      ),
      h(View, { style: styles.agreement }, text(agreementLine(report, language))),
    ),
  }
}
