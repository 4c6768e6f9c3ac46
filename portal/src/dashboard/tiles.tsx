import { withMinusSign } from '@guichet/contract/money.ts'
import { Skeleton } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react'
import { useDates } from '../kit/dates/dates.ts'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
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
  const count = (value: number) => numberFormat(language).format(value)
  const orders = { from: range.from, to: range.to }
  const refunds = { status: 'PARTIAL_REFUND_COMPLETED,REFUND_COMPLETED', since: range.from }
  const figures: {
    figure: keyof Tile
    text: (value: number) => string
    orders: typeof orders | typeof refunds
    unit: 'dollars' | 'pieces'
    isCost: boolean
    hint?: string
  }[] = [
    {
      figure: 'revenue',
      text: money,
      orders,
      unit: 'dollars',
      isCost: false,
      hint: messages.revenueHint,
    },
    { figure: 'sold', text: count, orders, unit: 'pieces', isCost: false },
    { figure: 'refunded', text: count, orders: refunds, unit: 'pieces', isCost: true },
  ]
  const earlier = found && [
    { tile: found.previousPeriod, what: messages.before },
    { tile: found.lastYear, what: messages.lastYear },
  ]
  return (
    <div className={styles.tiles} data-old={isOld || undefined}>
      {figures.map(({ figure, text, orders: rows, hint, unit, isCost }) => (
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
              {earlier?.map(({ tile, what }) => (
                <Compared
                  key={what}
                  now={found.period[figure]}
                  before={tile[figure]}
                  unit={unit}
                  isCost={isCost}
                  what={what}
                />
              ))}
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

type ComparedProps = {
  now: number
  before: number
  unit: 'dollars' | 'pieces'
  /** True when more is worse. */
  isCost: boolean
  /** Name of the earlier period. */
  what: string
}
const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual }

/** The change since an earlier period, with its sign, its arrow and its colour. */
function Compared({ now, before, unit, isCost, what }: ComparedProps) {
  const messages = useMessages(dashboardMessages)
  const language = useLanguage()
  const { direction, percent, difference } = changeOf(now, before, unit)
  const format = (value: number, options: Intl.NumberFormatOptions = {}) =>
    withMinusSign(numberFormat(language, options).format(value))
  const inUnit = (value: number, signDisplay: 'auto' | 'exceptZero') =>
    format(value, {
      signDisplay,
      ...(unit === 'dollars' && { style: 'currency', currency: 'CAD' }),
    })
  const change =
    percent === null
      ? messages.changedFrom(inUnit(difference, 'exceptZero'), inUnit(before, 'auto'))
      : format(percent / 100, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        })
  const Arrow = arrows[direction]
  return (
    <p className={styles.compared}>
      <span className={styles.change} data-tone={toneOf(direction, isCost)}>
        <Arrow size={14} stroke={2.2} aria-hidden />
        {direction === 'same' ? messages.same : change}
      </span>
      <span className="dimmed">{what}</span>
    </p>
  )
}

const toneOf = (direction: keyof typeof arrows, isCost: boolean) => {
  if (direction === 'same') return undefined
  return (direction === 'up') === isCost ? 'worse' : 'better'
}
