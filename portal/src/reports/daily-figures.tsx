import { dailyPoints, sumOf } from '@guichet/contract/reports/report-sums.ts'
import { dailyTable } from '@guichet/contract/reports/report-tables.ts'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { FiguresGrid, FiguresTable } from './figures-table.tsx'
import { reportPageMessages } from './report-page.messages.ts'
import type { Report } from './reports.queries.ts'
import styles from './report.module.css'

const DailyChart = lazyPart(() => import('./daily-chart.tsx'), 'DailyChart')
const height = 260

/** Sales and refunds by day, as a chart or a table, without future days. */
export function DailyFigures({ report }: { report: Report }) {
  const messages = useMessages(reportPageMessages)
  const language = useLanguage()
  const money = useMoney()
  const today = useDates().today()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const { startDate, endDate } = report
  const points = dailyPoints(report, { startDate, lastDay: endDate < today ? endDate : today })
  const table = dailyTable(points, language)
  return (
    <div className={styles.daily}>
      <div className={styles.dailyHead}>
        <p>
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
