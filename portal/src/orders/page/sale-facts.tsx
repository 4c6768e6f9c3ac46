import { Group, Text } from '@mantine/core'
import { useDates } from '../../kit/dates/dates.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { Order } from '../orders.queries.ts'
import styles from '../order.module.css'

/** The quote that the order was made from, as a link for staff who may read quotes. */
function MadeOf({ quote }: { quote: NonNullable<Order['quote']> }) {
  const messages = useMessages(orderMessages)
  const mayRead = mayOpen(useBusiness(), 'Quotes')
  return mayRead ? (
    <AnchorLink to="/quotes/$id" params={{ id: quote.publicId }} size="sm">
      {messages.madeOf(quote.number)}
    </AnchorLink>
  ) : (
    <Text size="sm" c="dimmed">
      {messages.madeOf(quote.number)}
    </Text>
  )
}

/** Payment date, seller and quote of an order; or the note that it comes from another system. */
export function SaleFacts({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const dates = useDates()
  if (order.isTakenOver)
    return (
      <Text size="sm" c="dimmed" mb="md" className={styles.sub}>
        {messages.takenOver(order.createdByName)}
      </Text>
    )
  const isPartlyPaid = order.balance !== undefined && order.balance.owed > 0
  const paidOn = isPartlyPaid ? messages.partlyPaidOn : messages.paidOn
  return (
    <Group gap="md" mb="md" className={styles.sub}>
      <Text size="sm" c="dimmed">
        {order.paymentDateTimeUtc
          ? paidOn(dates.moment(order.paymentDateTimeUtc))
          : messages.notPaid}
      </Text>
      {order.createdByName && (
        <Text size="sm" c="dimmed">
          {messages.soldBy(order.createdByName)}
        </Text>
      )}
      {order.quote && <MadeOf quote={order.quote} />}
    </Group>
  )
}
