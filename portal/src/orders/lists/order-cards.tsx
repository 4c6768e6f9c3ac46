import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import { orderNameOf } from '../../domain/order-name.rules.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { Highlight } from '../../kit/text/highlight.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { wholeDates } from '../../kit/text/whole-dates.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { orderMessages } from '../orders.messages.ts'
import { OrderContents } from './order-contents.tsx'
import type { ListProps } from './orders-table.tsx'
import styles from '../../kit/tables/list.module.css'

/** The list on a phone: two lines per order; the whole card opens the preview. */
export function OrderCards({ rows, search, isOld, onPeek }: Omit<ListProps, 'onSort'>) {
  const messages = useMessages(orderMessages)
  const dates = useDates()
  const money = useMoney()
  return (
    <ul className={`panel ${styles.cards}`} data-old={isOld || undefined} aria-busy={isOld}>
      {rows.map((row) => {
        const status = orderStatusOf(row.status)
        return (
          <li key={row.publicId}>
            <button type="button" onClick={() => onPeek(row.orderReferenceNumber)}>
              <span className={styles.cardLine}>
                <strong>
                  <Highlight text={orderNameOf(row) ?? messages.anonymous} sought={search.q} />
                </strong>
                <span>{money(row.finalCost)}</span>
              </span>
              <span className={styles.cardContents}>
                <OrderContents {...row} />
              </span>
              <span className={styles.cardLine}>
                <span className="dimmed size-13">
                  <Highlight text={row.orderReferenceNumber} sought={search.q} /> ·{' '}
                  {wholeDates(
                    messages.receivedOn(
                      dates.day(row.completedDateTimeUtc ?? row.createdDateTimeUtc),
                    ),
                  )}
                </span>
                {status && (
                  <OrderStatusBadge
                    status={status}
                    isRefundedButValid={row.isRefundedButValid}
                    settlement={row.settlement}
                  />
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
