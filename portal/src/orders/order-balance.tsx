import { useMoney } from '../kit/money.ts'
import { useWords } from '../kit/words.ts'
import type { Order } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'
import styles from './order.module.css'

/** Paid, refunded, remaining: three figures and one bar whose parts are as long as the amounts. */
export function OrderBalance({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const money = useMoney()
  if (order.totalPaid === 0) return null
  return (
    <div className={`panel ${styles.balance}`}>
      <dl>
        <div>
          <dt>{words.paid}</dt>
          <dd>{money(order.totalPaid)}</dd>
        </div>
        <div data-part="refunded">
          <dt>{words.refunded}</dt>
          <dd>{money(order.totalRefunded)}</dd>
        </div>
        <div data-part="remaining">
          <dt>{words.remaining}</dt>
          <dd>{money(order.totalRemaining)}</dd>
        </div>
      </dl>
      <div className={styles.bar} aria-hidden>
        <span data-part="refunded" style={{ flexGrow: order.totalRefunded }} />
        <span data-part="remaining" style={{ flexGrow: order.totalRemaining }} />
      </div>
    </div>
  )
}
