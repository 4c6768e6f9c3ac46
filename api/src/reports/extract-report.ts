import type { extractReport as endpoint } from '@guichet/contract/reports/extract-report.ts'
import { moneyLines, summaryLines } from '@guichet/contract/reports/report-lines.ts'
import { dailyPoints } from '@guichet/contract/reports/report-sums.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import {
  dailyTable,
  reportTables,
  type ReportTable,
} from '@guichet/contract/reports/report-tables.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { DisplayNames, documentOf, kindNamesFrom } from '../businesses/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import type { Db } from '../platform/db.ts'
import { workbookOfSheets, type Cell, type Rows } from '../platform/spreadsheet.ts'
import { localDateOf, minuteReader } from '../platform/zoned-time.ts'
import { loadReport, type Report } from './load-report.ts'

type Sheet = Rows<Cell> & { name: string }
/** What of a report its workbook shows. */
type Shown = Omit<
  Report,
  'publicId' | 'startDateTime' | 'endDateTime' | 'createdDateTimeUtc' | 'createdByName'
>
type Reader = { language: Language; timeZone: string; kindNames: Record<string, string> }

/** A report as a workbook: what the page shows, to the cent. */
export const extractReport: Handler<typeof endpoint> = async (
  { actor: { tenantId, timeZone }, inBusiness, language, reply },
  { params: { id } },
) => {
  const { report, kindNames } = await inBusiness('write', async (tx) => {
    const found = await loadReport(tx, id)
    if (!found) throw apiError('NotFound')
    await tx.audit('report.extracted', 'report', id)
    return { report: found, kindNames: await kindNamesIn(tx.db, tenantId, language) }
  })
  const file = language === 'fr' ? 'rapport-de-ventes' : 'sales-report'
  reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', `attachment; filename="${file}-${report.startDate}.xlsx"`)
    .header('cache-control', 'no-store')
  return workbookOfSheets(sheetsOf(report, { language, timeZone, kindNames }))
}

/** What the business calls each kind that it sells. */
export async function kindNamesIn(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<Record<string, string>> {
  const { value } = await documentOf(db, tenantId, 'displayNames', DisplayNames)
  const names = Object.entries(kindNamesFrom(value))
  return Object.fromEntries(names.map(([kind, name]) => [kind, name[language]]))
}

/** The sheets of a report: a summary, each table with its sums, and the days. */
export function sheetsOf(report: Shown, { language, timeZone, kindNames }: Reader): Sheet[] {
  const { startDate, endDate, figuresDateTimeUtc } = report
  const readOn = localDateOf(figuresDateTimeUtc, timeZone)
  const points = dailyPoints(report, { startDate, lastDay: endDate < readOn ? endDate : readOn })
  const days = dailyTable(points, language)
  return [
    summarySheet(report, language, minuteReader(timeZone)),
    ...reportTables(report, { language, kindNames }).map(sheetOf),
    { ...sheetOf(days), name: reportTablesMessages[language].byDay },
  ]
}

async function* allAtOnce(rows: readonly (readonly Cell[])[]) {
  yield rows
}

function summarySheet(
  report: Shown,
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
