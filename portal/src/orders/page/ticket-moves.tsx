import { Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useMessages } from '../../kit/text/messages.ts'
import { movesOf } from '../entry.rules.ts'
import { timeMessages } from '../time.messages.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import styles from '../order.module.css'

/** Tickets of a line whose time was changed: old and new time, when and by whom. */
export function TicketMoves({ units }: { units: Parameters<typeof movesOf>[0] }) {
  const messages = useMessages(timeMessages)
  const { fromTo, moverText } = useTicketTimes()
  const moves = movesOf(units)
  if (moves.length === 0) return null
  return (
    <ul className={styles.moves}>
      {moves.map(({ references, time, moved }) => (
        <li key={references.join()}>
          <IconArrowsExchange size={14} aria-hidden />
          <Text size="xs">
            <Text span inherit fw={550}>
              {messages.tickets(references)}
            </Text>
            {` · ${fromTo(moved, time)} · `}
            <Text span inherit c="dimmed">
              {moverText(moved)}
            </Text>
          </Text>
        </li>
      ))}
    </ul>
  )
}
