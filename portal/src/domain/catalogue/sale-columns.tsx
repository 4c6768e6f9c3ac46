import type { CatalogueSale } from '@guichet/contract/catalogue-sale.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { nextDayOf } from './next-open-day.rules.ts'
import { SaleBadge } from './sale-badge.tsx'
import { saleMessages } from './sale.messages.ts'
import styles from './sale-columns.module.css'

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
      cell: ({ sale: { state } }: Row) => <SaleBadge state={state} />,
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
  return (
    <span className="one-line">
      {next !== 'anyDay' && <span className={styles.onPhones}>{messages.nextDayLabel}</span>}
      {next === 'date' ? dates.shortDay(sale.nextOpenDay!) : messages[next]}
    </span>
  )
}
