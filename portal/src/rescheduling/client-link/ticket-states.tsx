import { Text } from '@mantine/core'
import { IconCheck, IconClock, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { StatusBadge } from '../../kit/layout/status-badge.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { linkMessages } from './link.messages.ts'
import type { LinkView } from './link.queries.ts'
import { useTimeMessages } from './time-messages.ts'
import styles from './link.module.css'

const looks = {
  waiting: { tone: 'info', icon: IconClock },
  moved: { tone: 'positive', icon: IconCheck },
  refundAsked: { tone: 'warning', icon: IconReceiptRefund },
  closed: { tone: 'muted', icon: IconX },
} as const

/** Tickets with their lost time and their current one. */
export function TicketStates({ view }: { view: LinkView }) {
  const messages = useMessages(linkMessages)
  const localized = useLocalized()
  const time = useTimeMessages(view.business.timeZone)
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="tickets">
      <h2 className={styles.heading} id="tickets">
        {messages.tickets}{' '}
        <Text span size="sm" c="dimmed">
          {messages.order(view.orderReferenceNumber)}
        </Text>
      </h2>
      <ul className={styles.tickets}>
        {view.tickets.map((ticket) => {
          const { tone, icon } = looks[ticket.state]
          return (
            <li key={ticket.publicId}>
              <div>
                <Text fw={550}>
                  {[ticket.categoryTitle, ticket.title].map(localized).filter(Boolean).join(' – ')}
                </Text>
                <Text size="sm" c="dimmed">
                  <span className="visually-hidden">{messages.lost} </span>
                  <s>{time.span(ticket.lost)}</s>
                </Text>
                {ticket.now && (
                  <Text size="sm" fw={550}>
                    {messages.now(time.span(ticket.now))}
                  </Text>
                )}
              </div>
              <StatusBadge tone={tone} icon={icon}>
                {messages.states[ticket.state]}
              </StatusBadge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
