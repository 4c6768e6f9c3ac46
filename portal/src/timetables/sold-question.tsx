import { reasonLimit } from '@guichet/contract/primitives.ts'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Impact } from './timetables.queries.ts'
import styles from './timetables.module.css'

type Choice = { soldTickets: 'keep' } | { soldTickets: 'reschedule'; reschedulingReason: string }
type Props = {
  impact: Impact
  /** Reach of a removal: number of occurrences and last date. */
  removal?: { count: number; last: string } | undefined
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/**
 * Question about sold places, with their number and buyers: keep them, reschedule with a message,
 * or cancel the change.
 */
export function SoldQuestion({ impact, removal, onChoose, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const named = impact.orders.reduce((sum, { tickets }) => sum + tickets, 0)
  const reschedule = () => {
    const reschedulingReason = reason.trim()
    if (reschedulingReason) onChoose({ soldTickets: 'reschedule', reschedulingReason })
    else setMissing(true)
  }
  return (
    <Dialog onClose={onClose} title={messages.soldTitle(impact.sold)}>
      <Stack gap="md">
        {removal && <Text>{messages.removeText(removal.count, removal.last)}</Text>}
        <ul className={styles.listed}>
          {impact.orders.map((order) => (
            <li key={`${order.orderReferenceNumber} ${order.date} ${order.beginTime}`}>
              {messages.orderLine(
                order.orderReferenceNumber,
                [order.firstName, order.lastName].filter(Boolean).join(' ') || messages.unnamed,
              )}{' '}
              · {order.date} {order.beginTime} · {messages.tickets(order.tickets)}
            </li>
          ))}
        </ul>
        {named < impact.sold && <p className="dimmed size-12 no-margin">{messages.moreOrders}</p>}
        <Text fw={550}>{messages.soldText}</Text>
        <Stack gap={4}>
          <Button variant="light" data-autofocus onClick={() => onChoose({ soldTickets: 'keep' })}>
            {messages.keep}
          </Button>
          <p className="dimmed size-12 no-margin">{messages.keepHint}</p>
        </Stack>
        <Stack gap={6}>
          <Textarea
            label={messages.reason}
            description={messages.releaseHint}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setMissing(false)
            }}
            maxLength={reasonLimit}
            minRows={2}
            autosize
            error={isMissing && messages.reasonMissing}
            required
          />
          <Button variant="outline" color="red" onClick={reschedule}>
            {messages.release}
          </Button>
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
