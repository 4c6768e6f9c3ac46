import { Text } from '@mantine/core'
import {
  IconClock,
  IconMailCancel,
  IconMailCheck,
  IconMailOff,
  IconMailX,
  type Icon,
} from '@tabler/icons-react'
import { useDates } from '../../kit/dates/dates.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { Order } from '../orders.queries.ts'
import styles from '../order.module.css'

const signs: Record<Order['mails'][number]['state'], Icon> = {
  waiting: IconClock,
  sent: IconMailCheck,
  refused: IconMailX,
  erased: IconMailOff,
  withdrawn: IconMailCancel,
}

export function OrderMails({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const dates = useDates()
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="size-14 strong below-8">
        {messages.mails}
      </h2>
      {order.mails.length === 0 && (
        <Text size="sm" c="dimmed">
          {messages.noMail}
        </Text>
      )}
      <ul className={styles.mails}>
        {order.mails.map(({ publicId, kind, to, state, createdDateTimeUtc, sentDateTimeUtc }) => {
          const Sign = signs[state]
          return (
            <li key={publicId}>
              <Sign size={18} stroke={1.6} aria-hidden />
              <div>
                <Text size="sm">
                  {kind in messages.mailKinds
                    ? messages.mailKinds[kind as 'other']
                    : messages.mailKinds.other}{' '}
                  · {messages.mailStates[state]}
                </Text>
                <Text size="xs" c="dimmed" className="breaks">
                  {to} · {dates.moment(sentDateTimeUtc ?? createdDateTimeUtc)}
                </Text>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
