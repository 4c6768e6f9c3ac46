import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import { reportTables } from '@guichet/contract/reports/report-tables.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKindNames } from '../domain/use-kind-names.ts'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { FiguresTable } from './figures-table.tsx'
import { reportPageMessages } from './report-page.messages.ts'
import { Reconciliation, ReportSummary } from './report-parts.tsx'
import { useReport, type Report } from './reports.queries.ts'
import styles from './print-report.module.css'

const route = getRouteApi('/bare/reports/$id/print')

// Every page says which one it is; the frame of the sheet is what every printer can reach.
const pages = `@page {
  size: A4;
  margin: 14mm 14mm 16mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 9px sans-serif }
}`

/** A report on paper, without the shell; the print dialog opens by itself. */
export function PrintReportScreen() {
  const messages = useMessages(reportPageMessages)
  const { id } = route.useParams()
  const query = useReport(id)
  const { data: report } = query
  const title = report?.title
  useEffect(() => {
    if (title === undefined) return
    document.title = messages.printTitle(title)
    const timer = setTimeout(() => void document.fonts.ready.then(() => window.print()), 300)
    return () => clearTimeout(timer)
  }, [title, messages])
  if (failedOf(query))
    return (
      <main className={styles.sheet}>
        <QueryFailed query={query} title={messages.loadFailed} />
      </main>
    )
  return (
    <>
      <style>{pages}</style>
      <header className={styles.bar}>
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {messages.print}
        </Button>
      </header>
      {report && <Paper report={report} />}
    </>
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
    <main className={styles.sheet}>
      <div className={styles.head}>
        <div>
          <p className={styles.business}>{localized(name)}</p>
          <h1>{report.title}</h1>
        </div>
        <div className={styles.facts}>
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
    </main>
  )
}
