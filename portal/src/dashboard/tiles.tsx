import { Skeleton } from '@mantine/core'
import { useDates } from '../kit/dates/dates.ts'
import { useLanguage, useMessages, localeOf } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Statistics, Tile } from './dashboard.queries.ts'
import { changeOf } from './dashboard.rules.ts'
import { RowsLink } from './rows-link.tsx'
import styles from './dashboard.module.css'

type Props = { found?: Statistics; range: DashboardSearch; isOld: boolean }

/** The four figures, three of them compared with the previous period and last year. */
export function Tiles({ found, range, isOld }: Props) {
  const messages = useMessages(dashboardMessages)
  const money = useMoney()
  const language = useLanguage()
  const today = useDates().today()
  const count = (value: number) => new Intl.NumberFormat(localeOf[language]).format(value)
  const orders = { from: range.from, to: range.to }
  const refunds = { status: 'PARTIAL_REFUND_COMPLETED,REFUND_COMPLETED', since: range.from }
  const figures: {
    figure: keyof Tile
    text: (value: number) => string
    orders: typeof orders | typeof refunds
    hint?: string
  }[] = [
    { figure: 'revenue', text: money, orders, hint: messages.revenueHint },
    { figure: 'sold', text: count, orders },
    { figure: 'refunded', text: count, orders: refunds },
  ]
  return (
    <div className={styles.tiles} data-old={isOld || undefined}>
      {figures.map(({ figure, text, orders: rows, hint }) => (
        <section
          key={figure}
          className={`panel ${styles.tile}`}
          aria-label={messages.tiles[figure]}
        >
          <h2 className="dimmed">{messages.tiles[figure]}</h2>
          {found ? (
            <>
              <p className={styles.value}>
                <RowsLink orders={rows} label={messages.tiles[figure]}>
                  {text(found.period[figure])}
                </RowsLink>
              </p>
              <Compared
                now={found.period[figure]}
                before={found.previousPeriod[figure]}
                what={messages.before}
              />
              <Compared
                now={found.period[figure]}
                before={found.lastYear[figure]}
                what={messages.lastYear}
              />
              {hint && <p className={styles.hint}>{hint}</p>}
            </>
          ) : (
            <Skeleton height={76} />
          )}
        </section>
      ))}
      <section className={`panel ${styles.tile}`} aria-label={messages.tiles.active}>
        <h2 className="dimmed">{messages.tiles.active}</h2>
        {found ? (
          <>
            <p className={styles.value}>
              <RowsLink
                tickets={{ type: 'daily_ticket', from: today, to: today }}
                label={messages.tiles.active}
              >
                {count(found.activeDailyTickets)}
              </RowsLink>
            </p>
            <p className={styles.hint}>{messages.activeHint}</p>
          </>
        ) : (
          <Skeleton height={76} />
        )}
      </section>
    </div>
  )
}

function Compared({ now, before, what }: { now: number; before: number; what: string }) {
  const messages = useMessages(dashboardMessages)
  const language = useLanguage()
  const change = changeOf(now, before)
  if (change === null) return <p className="dimmed size-12 no-margin">{messages.noBase(what)}</p>
  const percent = new Intl.NumberFormat(localeOf[language], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change / 100)
  return <p className="dimmed size-12 no-margin">{messages.change(percent, what)}</p>
}
