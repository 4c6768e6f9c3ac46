import { Text } from '@mantine/core'
import { IconCheck, IconClock, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { StatusBadge } from '../kit/status-badge.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import type { LinkView } from './link.queries.ts'
import { linkWords } from './link.words.ts'
import { useTimeWords } from './time-words.ts'
import styles from './link.module.css'

const looks = {
  waiting: { tone: 'info', icon: IconClock },
  moved: { tone: 'positive', icon: IconCheck },
  refundAsked: { tone: 'warning', icon: IconReceiptRefund },
  closed: { tone: 'muted', icon: IconX },
} as const

/** Every ticket with the time that it lost, and the one that it has. */
export function TicketStates({ view }: { view: LinkView }) {
  const words = useWords(linkWords)
  const said = useSaid()
  const time = useTimeWords(view.business.timeZone)
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="tickets">
      <h2 className={styles.heading} id="tickets">
        {words.tickets}{' '}
        <Text span size="sm" c="dimmed">
          {words.order(view.orderReferenceNumber)}
        </Text>
      </h2>
      <ul className={styles.tickets}>
        {view.tickets.map((ticket) => {
          const { tone, icon } = looks[ticket.state]
          return (
            <li key={ticket.publicId}>
              <div>
                <Text fw={550}>
                  {[ticket.categoryTitle, ticket.title].map(said).filter(Boolean).join(' – ')}
                </Text>
                <Text size="sm" c="dimmed">
                  <span className={styles.hidden}>{words.lost} </span>
                  <s>{time.span(ticket.lost)}</s>
                </Text>
                {ticket.now && (
                  <Text size="sm" fw={550}>
                    {words.now}: {time.span(ticket.now)}
                  </Text>
                )}
              </div>
              <StatusBadge tone={tone} icon={icon}>
                {words.states[ticket.state]}
              </StatusBadge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
