import type { CatalogueSale, SaleState } from '@guichet/contract/catalogue-sale.ts'
import {
  IconCalendarOff,
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconHourglassEmpty,
  IconTicketOff,
  type Icon,
} from '@tabler/icons-react'
import { useDates } from '../../kit/dates/dates.ts'
import { StatusBadge, type Tone } from '../../kit/layout/status-badge.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { nextDayOf } from './next-open-day.rules.ts'
import { saleMessages } from './sale.messages.ts'
import styles from './sale-columns.module.css'

const looks: Record<SaleState, { tone: Tone; icon: Icon }> = {
  onSale: { tone: 'positive', icon: IconCircleCheck },
  soldOut: { tone: 'negative', icon: IconTicketOff },
  offSeason: { tone: 'warning', icon: IconCalendarOff },
  notYet: { tone: 'info', icon: IconClock },
  over: { tone: 'warning', icon: IconHourglassEmpty },
  inactive: { tone: 'muted', icon: IconCircleOff },
}

type Row = { sale: CatalogueSale }
type PriceText = {
  /** Whether a record has a single price. */
  isFixed?: boolean | undefined
  /** Text of a price of 0. */
  free?: string | undefined
}
/**
 * Columns of the lists of the catalogue: lowest price, next open day of what is sold by day, and
 * state with its word.
 */
export function useSaleColumns({ isFixed = false, free }: PriceText = {}) {
  const messages = useMessages(saleMessages)
  return {
    price: {
      header: messages.price,
      isShort: true,
      cell: ({ sale }: Row) => <FromPrice price={sale.fromPrice} isFixed={isFixed} free={free} />,
    },
    nextDay: {
      header: messages.nextDay,
      isShort: true,
      cell: ({ sale }: Row) => <NextOpenDay sale={sale} />,
    },
    state: {
      header: messages.state,
      isShort: true,
      cell: ({ sale: { state } }: Row) => (
        <StatusBadge {...looks[state]}>{messages.states[state]}</StatusBadge>
      ),
    },
  }
}

function FromPrice({ price, isFixed, free }: PriceText & { price: number | null }) {
  const messages = useMessages(saleMessages)
  const money = useMoney()
  if (price === null) return <span className={styles.none}>–</span>
  if (price === 0) return free ?? messages.free
  return <span className="one-line">{isFixed ? money(price) : messages.from(money(price))}</span>
}

function NextOpenDay({ sale }: { sale: CatalogueSale }) {
  const messages = useMessages(saleMessages)
  const dates = useDates()
  const next = nextDayOf(sale, dates.today())
  if (next === 'none') return <span className={styles.none}>–</span>
  // On a phone, the badge next to it says the same.
  if (next === 'offSeason') return <span className={styles.none}>{messages.offSeason}</span>
  return (
    <span className="one-line">
      {next !== 'anyDay' && <span className={styles.onPhones}>{messages.nextDayLabel}</span>}
      {next === 'date' ? dates.shortDay(sale.nextOpenDay!) : messages[next]}
    </span>
  )
}
