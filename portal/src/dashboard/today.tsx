import { Skeleton } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Day } from './dashboard.queries.ts'
import { RowsLink } from './rows-link.tsx'
import styles from './dashboard.module.css'

/** Live figures of today. Without a network the last ones stay. */
export function Today({ day: data }: { day?: Day }) {
  const messages = useMessages(dashboardMessages)
  const money = useMoney()
  const orders = data && { from: data.date, to: data.date }
  const tickets = data && { type: 'daily_ticket', from: data.date, to: data.date }
  const figures = [
    { label: messages.soldToday, text: data?.sold, orders },
    { label: messages.revenueToday, text: data && money(data.revenue), orders },
    { label: messages.expected, text: data?.expected, tickets },
    { label: messages.inside, text: data?.inside, tickets },
    {
      label: messages.atTheTill,
      text: data && money(data.atTheTill),
      orders: orders && { ...orders, channel: 'counter' },
    },
  ]
  return (
    <section className={`panel ${styles.today}`} aria-labelledby="dashboard-today">
      <h2 id="dashboard-today">{messages.today}</h2>
      <dl>
        {figures.map(({ label, text, ...to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text === undefined ? (
                <Skeleton component="span" className={styles.coming!} />
              ) : (
                <RowsLink {...to} label={label}>
                  {text}
                </RowsLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
