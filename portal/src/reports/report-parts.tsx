import { agreementLine, moneyLines, summaryLines } from '@guichet/contract/reports/report-lines.ts'
import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { reportPageMessages } from './report-page.messages.ts'
import type { Report } from './reports.queries.ts'
import styles from './report.module.css'

/** The main figures of a report. */
export function ReportSummary({ report }: { report: Report }) {
  const messages = useMessages(reportPageMessages)
  const money = useMoney()
  const language = useLanguage()
  const figure = numberFormat(language)
  return (
    <section aria-label={messages.summary}>
      <dl className={`panel ${styles.summary}`}>
        {summaryLines(report, language).map(({ label, value, kind }) => (
          <div key={label}>
            <dt className="size-12 medium">{label}</dt>
            <dd>{kind === 'money' ? money(value) : figure.format(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Reconciles the totals of sales with those of payments. */
export function Reconciliation({ report }: { report: Report }) {
  const { agreement } = useMessages(reportTablesMessages)
  const money = useMoney()
  const language = useLanguage()
  return (
    <section className={`panel ${styles.money}`} aria-labelledby="report-money">
      <h2 id="report-money">{agreement.title}</h2>
      <TotalsList
        rows={moneyLines(report, language).map(({ value, ...line }) => ({
          ...line,
          amount: money(value),
        }))}
      />
      <p>{agreementLine(report, language)}</p>
    </section>
  )
}
