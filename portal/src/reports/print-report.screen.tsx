import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import { reportTables } from '@guichet/contract/reports/report-tables.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { PrintSheet } from '../kit/print/print-sheet.tsx'
import { usePrint } from '../kit/print/use-print.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { FiguresTable } from './figures-table.tsx'
import { reportPageMessages } from './report-page.messages.ts'
import { Reconciliation, ReportSummary } from './report-parts.tsx'
import { useReport, type Report } from './reports.queries.ts'
import styles from './print-report.module.css'

const route = getRouteApi('/bare/reports/$id/print')

/** Printable report, without the shell; opens the print dialog by itself. */
export function PrintReportScreen() {
  const messages = useMessages(reportPageMessages)
  const { id } = route.useParams()
  const query = useReport(id)
  const { data: report } = query
  usePrint(report && messages.printTitle(report.title), report !== undefined)
  return (
    <PrintSheet
      format="a4"
      isLong
      failure={failedOf(query) && <QueryFailed query={query} title={messages.loadFailed} />}
    >
      {report && <Paper report={report} />}
    </PrintSheet>
  )
}

function Paper({ report }: { report: Report }) {
  const { paper } = useMessages(reportTablesMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { name } = useBusiness()
  const language = useLanguage()
  const kindNames = useKindNames()
  const moment = dates.moment(report.figuresDateTimeUtc)
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <div>
          <p className={styles.business}>{localized(name)}</p>
          <h1>{report.title}</h1>
        </div>
        <div className="to-right">
          <p>{paper.period(report.startDate, report.endDate)}</p>
          <p>{report.status === 'Completed' ? paper.closed(moment) : paper.open(moment)}</p>
          <p>{paper.by(report.createdByName)}</p>
        </div>
      </div>
      <ReportSummary report={report} />
      <Reconciliation report={report} />
      {reportTables(report, { language, kindNames }).map((table) => (
        <FiguresTable key={table.name} table={table} />
      ))}
    </div>
  )
}
