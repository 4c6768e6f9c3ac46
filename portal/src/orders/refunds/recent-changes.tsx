import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { HistoryLine } from '../history-line.tsx'
import { useOrderHistory, type Order } from '../orders.queries.ts'
import { refundMessages } from './refund.messages.ts'
import styles from './refund.module.css'

/** Changes of the order since this page was opened, newest first; hidden while there are none. */
export function RecentChanges({ order }: { order: Order }) {
  const messages = useMessages(refundMessages)
  const { data } = useOrderHistory(order.orderReferenceNumber, order.version)
  const [newestAtOpening, setNewest] = useState<string | null>(null)
  if (!data) return null
  if (newestAtOpening === null) {
    setNewest(data.items[0]?.publicId ?? '')
    return null
  }
  const known = data.items.findIndex(({ publicId }) => publicId === newestAtOpening)
  // Emails do not change what can be refunded.
  const news = data.items
    .slice(0, Math.max(known, 0))
    .filter(({ code }) => !code.startsWith('mail.'))
  if (news.length === 0) return null
  return (
    <Alert color="orange" variant="light" my="sm">
      <Text size="sm" mb="xs">
        {messages.stale}
      </Text>
      <ul className={styles.news}>
        {news.map((event) => (
          <li key={event.publicId}>
            <HistoryLine event={event} order={order} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}
