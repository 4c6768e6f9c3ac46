import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { IconCalendarShare, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useTicketsOfOrder, type Order } from '../orders.queries.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import { editMessages } from './edit.messages.ts'
import type { EditedTicket } from './edit.queries.ts'
import styles from './edit.module.css'

const MoveOrder = lazyPart(() => import('./move-order.tsx'), 'MoveOrder')
const ExchangeTicket = lazyPart(() => import('./exchange-ticket.tsx'), 'ExchangeTicket')

/** Tickets of an order, each with an edit button or the reason why there is none. */
export function EditTickets({ order }: { order: Order }) {
  const messages = useMessages(editMessages)
  const query = useTicketsOfOrder(order.orderReferenceNumber)
  const [opened, setOpened] = useState<EditedTicket | null>(null)
  const [moves, setMoves] = useState(false)
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  const { data } = query
  if (!data) return <Skeleton height={240} />
  if (data.items.length === 0) return <Text c="dimmed">{messages.none}</Text>
  const isMovable = order.can.edit && data.items.filter(isDated).length > 1
  const onDone = (ids: readonly string[]) => {
    setEdited(new Set([...edited, ...ids]))
    setOpened(null)
    setMoves(false)
  }
  return (
    <section className="panel" aria-label={messages.tickets}>
      {isMovable && (
        <Group justify="space-between" px="md" py="sm">
          <Text fw={620}>{messages.count(data.items.length)}</Text>
          <Button
            variant="default"
            leftSection={<IconCalendarShare size={16} aria-hidden />}
            onClick={() => setMoves(true)}
          >
            {messages.move}
          </Button>
        </Group>
      )}
      <ul className={styles.tickets}>
        {data.items.map((ticket) => (
          <TicketRow
            key={ticket.publicId}
            ticket={ticket}
            isEdited={edited.has(ticket.publicId)}
            isOrderLocked={!order.can.edit}
            onEdit={() => setOpened(ticket)}
          />
        ))}
      </ul>
      {opened && <ExchangeTicket ticket={opened} onClose={() => setOpened(null)} onDone={onDone} />}
      {moves && (
        <MoveOrder
          orderId={order.publicId}
          reference={order.orderReferenceNumber}
          tickets={data.items}
          onClose={() => setMoves(false)}
          onDone={onDone}
        />
      )}
    </section>
  )
}

/** Whether a ticket can get another time. */
const isDated = ({ whyNotExchanged, time }: EditedTicket): boolean =>
  whyNotExchanged === null && time.standing !== 'anytime' && time.standing !== 'season'

type RowProps = {
  ticket: EditedTicket
  isEdited: boolean
  isOrderLocked: boolean
  onEdit: () => void
}
function TicketRow({ ticket, isEdited, isOrderLocked, onEdit }: RowProps) {
  const messages = useMessages(editMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const { ticketReferenceKey: reference, title, description, time, whyNotExchanged: why } = ticket
  const owner = [ticket.owner.firstName, ticket.owner.lastName].filter(Boolean).join(' ')
  return (
    <li data-shut={Boolean(why) || undefined}>
      <div>
        <Text fw={550}>
          {[localized(description), localized(title)].filter(Boolean).join(' – ')}
          {isEdited && (
            <Badge size="sm" variant="light" ml={8}>
              {messages.editedNow}
            </Badge>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {[reference, owner, ticket.isVoided ? null : timeText(time)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {why ? (
        <Text size="xs" c="dimmed" className={styles.why}>
          {messages.why[why]}
        </Text>
      ) : (
        <IconAction
          variant="default"
          size={40}
          label={messages.edit(reference)}
          icon={IconPencil}
          iconSize={18}
          disabled={isOrderLocked}
          onClick={onEdit}
        />
      )}
    </li>
  )
}
