import { reportFormats, extractReport } from '@guichet/contract/reports/extract-report.ts'
import { dailyPoints, sumOf } from '@guichet/contract/reports/report-sums.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import {
  reportTables,
  type ReportTable,
  dailyTable,
} from '@guichet/contract/reports/report-tables.ts'
import { Button, Loader, Skeleton, SegmentedControl } from '@mantine/core'
import { IconArrowLeft, IconDownload, IconPrinter, IconRefresh } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { callForAnswer } from '../kit/api/call.ts'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDownload } from '../kit/api/use-download.ts'
import { useDates } from '../kit/dates/dates.ts'
import { lazyInside } from '../kit/layout/lazy-part.ts'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { FiguresTable, FiguresGrid } from './figures-table.tsx'
import { ordersOfRows } from './figures.rules.ts'
import { reportPageMessages } from './report-page.messages.ts'
import { Reconciliation, ReportSummary } from './report-parts.tsx'
import { ReportStatus } from './report-status.tsx'
import { useReport, type Report } from './reports.queries.ts'
import styles from './report.module.css'

const route = getRouteApi('/inside/reports/$id')

/** Sales, refunds, payments and receivables of a period, with daily figures. */
export function ReportScreen() {
  const messages = useMessages(reportPageMessages)
  const { id } = route.useParams()
  const query = useReport(id)
  const { data: report } = query
  if (failedOf(query))
    return (
      <>
        <BackToReports />
        <QueryFailed query={query} title={messages.loadFailed} />
      </>
    )
  return (
    <div className="page-width">
      <BackToReports />
      <PageHead
        title={report?.title ?? messages.title}
        aside={report && <ReportActions report={report} query={query} />}
      >
        {report && <ReportStatus status={report.status} />}
      </PageHead>
      {report ? <Figures report={report} /> : <Skeleton height={480} />}
    </div>
  )
}

type ActionsProps = { report: Report; query: ReturnType<typeof useReport> }
function ReportActions({ report, query }: ActionsProps) {
  const { publicId, status } = report
  const messages = useMessages(reportPageMessages)
  return (
    <>
      {status === 'Pending' && (
        <Button
          variant="subtle"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {messages.refresh}
        </Button>
      )}
      <Downloads report={report} />
      <ButtonLink
        to="/reports/$id/print"
        params={{ id: publicId }}
        target="_blank"
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
      >
        {messages.print}
      </ButtonLink>
    </>
  )
}

/** Download buttons with a loading state: the file of a year takes some seconds. */
function Downloads({ report }: { report: Report }) {
  const messages = useMessages(reportPageMessages)
  const { taking, take } = useReportFile(report)
  return reportFormats.map((format) => (
    <Button
      key={format}
      variant="default"
      leftSection={
        taking === format ? <Loader size={16} /> : <IconDownload size={16} aria-hidden />
      }
      disabled={taking !== null}
      aria-busy={taking === format}
      onClick={() => take(format)}
    >
      {taking === format ? messages.preparing : messages.formats[format]}
    </Button>
  ))
}

const BackToReports = () => {
  const messages = useMessages(reportPageMessages)
  return (
    <AnchorLink to="/reports" size="sm" className="back-link">
      <IconArrowLeft size={16} aria-hidden />
      {messages.back}
    </AnchorLink>
  )
}

function Figures({ report }: { report: Report }) {
  const { paper } = useMessages(reportTablesMessages)
  const business = useBusiness()
  const language = useLanguage()
  const kindNames = useKindNames()
  const orders = mayOpen(business, 'Orders') ? ordersOfRows(report, report) : {}
  const tables = Object.fromEntries(
    reportTables(report, { language, kindNames }).map((table) => [table.name, table]),
  ) as Partial<Record<ReportTable['name'], ReportTable>>
  const shown = (name: ReportTable['name']) =>
    tables[name] && <FiguresTable table={tables[name]} orders={orders[name]} />
  return (
    <>
      <div className={styles.sub}>
        <p>{paper.period(report.startDate, report.endDate)}</p>
        <Standing report={report} />
      </div>
      <div className="stack gap-16">
        <ReportSummary report={report} />
        <Reconciliation report={report} />
        <DailyFigures report={report} />
        {shown('sales')}
        {shown('fees')}
        {shown('refunds')}
        {shown('refundedFees')}
        {shown('platformFees')}
        <div className={styles.pair}>
          {shown('payments')}
          {shown('taxes')}
        </div>
        {shown('channels')}
        <div className={styles.pair}>
          {shown('clerks')}
          {shown('daysOfUse')}
        </div>
      </div>
    </>
  )
}

/** Whether the figures can still change, in words. */
function Standing({ report: { status, endDate, figuresDateTimeUtc } }: { report: Report }) {
  const messages = useMessages(reportPageMessages)
  const dates = useDates()
  const moment = dates.moment(figuresDateTimeUtc)
  if (status === 'Completed') return <p>{messages.closedAt(moment)}</p>
  return (
    <p>{endDate < dates.today() ? messages.closing(moment) : messages.stillChanging(moment)}</p>
  )
}

type ReportFormat = (typeof reportFormats)[number]

/** Downloads a report as a file. */
function useReportFile({ publicId, startDate }: Pick<Report, 'publicId' | 'startDate'>): {
  taking: ReportFormat | null
  take: (format: ReportFormat) => void
} {
  const { fileName } = useMessages(reportTablesMessages)
  const { taking, take } = useDownload<ReportFormat>(useMessages(reportPageMessages).downloaded)
  return {
    taking,
    take: (format) =>
      take({
        format,
        name: `${fileName}-${startDate}`,
        ask: () =>
          callForAnswer(extractReport, { params: { id: publicId }, query: { format } }, {}),
      }),
  }
}

const DailyChart = lazyInside(() => import('../domain/daily-chart.tsx'), 'DailyChart')
const height = 260

/**
 * Sales and refunds by day, as a chart or a table, without future days. A single day has none: its
 * figures are those of the summary.
 */
function DailyFigures({ report }: { report: Report }) {
  const messages = useMessages(reportPageMessages)
  const language = useLanguage()
  const money = useMoney()
  const today = useDates().today()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const { startDate, endDate } = report
  const points = dailyPoints(report, { startDate, lastDay: endDate < today ? endDate : today })
  const table = dailyTable(points, language)
  if (points.length < 2) return null
  return (
    <div className="stack gap-8">
      <div className="row wraps between gap-8-16">
        <p className="dimmed size-13 no-margin">
          {messages.chartText(
            points.length,
            money(sumOf(points.map(({ sales }) => sales))),
            money(sumOf(points.map(({ refunds }) => refunds))),
          )}
        </p>
        <SegmentedControl
          aria-label={messages.view}
          size="xs"
          value={view}
          onChange={(next) => setView(next as typeof view)}
          data={[
            { value: 'chart', label: messages.asChart },
            { value: 'table', label: messages.asTable },
          ]}
        />
      </div>
      {view === 'table' ? (
        <FiguresTable table={table} />
      ) : (
        <section className={`panel ${styles.section}`} aria-labelledby="report-chart">
          <h2 id="report-chart">{messages.chart}</h2>
          <div className={styles.chart} aria-hidden>
            <Suspense fallback={<Skeleton height={height} />}>
              <DailyChart points={points} height={height} />
            </Suspense>
          </div>
          <div className="visually-hidden">
            <FiguresGrid table={table} />
          </div>
        </section>
      )}
    </div>
  )
}
