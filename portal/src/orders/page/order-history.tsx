import { Skeleton } from '@mantine/core'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { failedOf } from '../../kit/api/query-boundary.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { HistoryLine } from '../history-line.tsx'
import { orderMessages } from '../orders.messages.ts'
import { useOrderHistory, type Order } from '../orders.queries.ts'
import styles from '../order.module.css'

/** Audit trail of the order, newest first. */
export function OrderHistory({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const history = useOrderHistory(order.orderReferenceNumber, order.version)
  const { data } = history
  return (
    <section className="panel shrinks padded" aria-labelledby="history">
      <h2 id="history" className="size-14 strong below-8">
        {messages.history}
      </h2>
      {failedOf(history) && <PartFailed query={history} title={messages.historyFailed} />}
      {!data && !history.error && <Skeleton height={80} />}
      <ol className={styles.timeline}>
        {data?.items.map((event) => (
          <li key={event.publicId}>
            <HistoryLine event={event} order={order} />
          </li>
        ))}
      </ol>
    </section>
  )
}
