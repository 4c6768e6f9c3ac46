import type { Readable } from 'node:stream'
import { moneyLines, summaryLines } from '@guichet/contract/reports/report-lines.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import {
  dailyTable,
  reportTables,
  type ReportTable,
} from '@guichet/contract/reports/report-tables.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { allAtOnce, workbookOfSheets, type Cell, type Rows } from '../platform/text/spreadsheet.ts'
import { minuteReader } from '../platform/values/zoned-time.ts'
import type { Report } from './load-report.ts'
import { daysToShow } from './report-days.rules.ts'

type Sheet = Rows<Cell> & { name: string }
/** Parts of a report that its workbook shows. */
type WorkbookReport = Omit<
  Report,
  'publicId' | 'startDateTime' | 'endDateTime' | 'createdDateTimeUtc' | 'createdByName'
>
type Reader = { language: Language; timeZone: string; kindNames: Record<string, string> }

/** A report as a workbook, with the figures of the page, to the cent. */
export const workbookOfReport = (report: Report, reader: Reader): Readable =>
  workbookOfSheets(sheetsOf(report, reader))

/** Sheets of a report: a summary, each table with its sums, and the days. */
export function sheetsOf(
  report: WorkbookReport,
  { language, timeZone, kindNames }: Reader,
): Sheet[] {
  const days = dailyTable(daysToShow(report, timeZone), language)
  return [
    summarySheet(report, language, minuteReader(timeZone)),
    ...reportTables(report, { language, kindNames }).map(sheetOf),
    { ...sheetOf(days), name: reportTablesMessages[language].byDay },
  ]
}

function summarySheet(
  report: WorkbookReport,
  language: Language,
  minuteOf: (instant: string) => string,
): Sheet {
  const words = reportTablesMessages[language]
  const { title, startDate, endDate, status, figuresDateTimeUtc } = report
  return {
    name: words.summary,
    header: [words.report, title],
    batches: allAtOnce([
      [words.firstDay, startDate],
      [words.lastDay, endDate],
      [status === 'Completed' ? words.closedAt : words.readAt, minuteOf(figuresDateTimeUtc)],
      ...summaryLines(report, language).map(({ label, value, kind }) => [
        label,
        kind === 'money' ? { dollars: value } : value,
      ]),
      ...moneyLines(report, language).map(({ label, value }) => [label, { dollars: value }]),
    ]),
  }
}

function sheetOf({ title, columns, rows, sums }: ReportTable): Sheet {
  const cells = (row: ReportTable['rows'][number]): Cell[] =>
    row.map((content, at) => {
      if (content === null) return ''
      if (typeof content === 'string' || columns[at]!.kind !== 'money') return content
      return { dollars: content }
    })
  return {
    name: title,
    header: columns.map(({ header }) => header),
    batches: allAtOnce(rows.map(cells)),
    sums: sums.map(cells),
  }
}
