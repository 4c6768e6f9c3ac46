import { Checkbox, CloseButton, Group, Skeleton, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ClientRow } from './client-row.tsx'
import { todayMessages } from './today.messages.ts'
import { useSlotClients, type BoardActivity, type BoardSlot } from './today.queries.ts'
import { useSlotMoves } from './use-slot-moves.ts'
import styles from './today.module.css'

/** Clients of the chosen slot, below the slots to which they can be moved. */
export function SlotClients() {
  const { chosen } = useSlotMoves()
  return chosen && <Clients key={chosen.slot.publicId} {...chosen} />
}

function Clients({ activity, slot }: { activity: BoardActivity; slot: BoardSlot }) {
  const messages = useMessages(todayMessages)
  const localized = useLocalized()
  const { choose } = useSlotMoves()
  const query = useSlotClients(slot.publicId)
  const { data } = query
  const heading = useShown(data?.clients.length)
  return (
    <section className={`panel ${styles.clients}`} aria-labelledby="slot-clients">
      <Group justify="space-between" wrap="nowrap">
        <h3 id="slot-clients" ref={heading} tabIndex={-1}>
          {localized(activity.name)} · {slot.beginTime} – {slot.endTime}
        </h3>
        <CloseButton size="lg" aria-label={messages.close} onClick={() => choose('')} />
      </Group>
      <HowToMove hasClients={Boolean(data?.clients.length)} />
      {failedOf(query) && <QueryFailed query={query} title={messages.clientsFailed} />}
      {!data && !failedOf(query) && <Skeleton height={96} />}
      {data?.clients.length === 0 && <Text c="dimmed">{messages.nobody}</Text>}
      {data && (
        <ul aria-label={messages.clients}>
          {data.clients.map((client) => (
            <ClientRow key={client.orderPublicId} client={client} activity={activity} slot={slot} />
          ))}
        </ul>
      )}
      {data?.isCapped && <Text size="sm">{messages.capped}</Text>}
    </section>
  )
}

/** Hints for moving (drag to a slot or another day), and whether an email is sent. */
function HowToMove({ hasClients }: { hasClients: boolean }) {
  const messages = useMessages(todayMessages)
  const { mayMove, dropOnDay, sendsTickets, setSendsTickets } = useSlotMoves()
  if (!mayMove) return null
  return (
    <>
      <Text size="sm" c="dimmed">
        {messages.moveHint}
      </Text>
      <Checkbox
        my="xs"
        label={messages.sendsTickets}
        checked={sendsTickets}
        onChange={(event) => setSendsTickets(event.currentTarget.checked)}
      />
      {hasClients && (
        <p className={styles.otherDay} {...dropOnDay}>
          <IconCalendarPlus size={16} aria-hidden />
          {messages.dropForDay}
        </p>
      )}
    </>
  )
}

/**
 * Moves the focus to the heading: the panel may open off screen, and the focused button of a client
 * disappears with the client.
 */
function useShown(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a row less is what may have lost the focus
  }, [count])
  return heading
}
