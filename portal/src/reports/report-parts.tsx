import { reconcile } from '@guichet/contract/reports/report-sums.ts'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { localeOf, useLanguage, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { reportPageMessages } from './report-page.messages.ts'
import type { Report } from './reports.queries.ts'
import styles from './report.module.css'

/** What most people open a report for. */
export function ReportSummary({ report: { reportSummary } }: { report: Report }) {
  const messages = useMessages(reportPageMessages)
  const money = useMoney()
  const figure = new Intl.NumberFormat(localeOf[useLanguage()])
  const { receivedPayments, dailyTicketCount, seasonPassCount, orderCount } = reportSummary
  return (
    <section aria-label={messages.summary}>
      <dl className={`panel ${styles.summary}`}>
        {[
          [messages.received, money(receivedPayments)] as const,
          [messages.dailyTickets, figure.format(dailyTicketCount)] as const,
          [messages.seasonPasses, figure.format(seasonPassCount)] as const,
          [messages.orders, figure.format(orderCount)] as const,
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Why the figures of sales and those of payments are the same money. */
export function Reconciliation({ report }: { report: Report }) {
  const messages = useMessages(reportPageMessages)
  const money = useMoney()
  const { sold, givenBack, net, kept, owed } = reconcile(report)
  return (
    <section className={`panel ${styles.money}`} aria-labelledby="report-money">
      <h2 id="report-money">{messages.money}</h2>
      <TotalsList
        rows={[
          { label: messages.sold, amount: money(sold) },
          { label: messages.givenBack, amount: money(-givenBack) },
          { label: messages.net, amount: money(net), isTotal: true },
          ...(owed === 0
            ? []
            : [
                {
                  label: owed > 0 ? messages.owed : messages.paidLater,
                  amount: money(-owed),
                },
              ]),
          { label: messages.kept, amount: money(kept), isTotal: true },
        ]}
      />
      <p>{messages[agreementOf(owed)]}</p>
    </section>
  )
}

function agreementOf(owed: number) {
  if (owed === 0) return 'agrees'
  return owed > 0 ? 'agreesWithOwed' : 'agreesWithLater'
}
