import { reasonLimit } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { kitWords } from '../kit/kit.words.ts'
import { useReturnFocus } from '../kit/return-focus.ts'
import { useWords } from '../kit/words.ts'
import type { Impact } from './timetables.queries.ts'
import { timetableWords } from './timetables.words.ts'
import styles from './timetables.module.css'

type Choice = { soldTickets: 'keep' } | { soldTickets: 'reschedule'; reschedulingReason: string }
type Props = {
  impact: Impact
  /** A removal says here how far it reaches. */
  removal?: { count: number; last: string } | undefined
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/**
 * How many places are sold and whose: to keep, to reschedule with a word to their people, or to
 * leave everything as it is.
 */
export function SoldQuestion({ impact, removal, onChoose, onClose }: Props) {
  const words = useWords(timetableWords)
  const kit = useWords(kitWords)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  useReturnFocus(true)
  const named = impact.orders.reduce((sum, { tickets }) => sum + tickets, 0)
  const reschedule = () => {
    const reschedulingReason = reason.trim()
    if (reschedulingReason) onChoose({ soldTickets: 'reschedule', reschedulingReason })
    else setMissing(true)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.soldTitle(impact.sold)}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Stack gap="md">
        {removal && <Text>{words.removeText(removal.count, removal.last)}</Text>}
        <ul className={styles.listed}>
          {impact.orders.map((one) => (
            <li key={`${one.orderReferenceNumber} ${one.date} ${one.beginTime}`}>
              {words.orderLine(
                one.orderReferenceNumber,
                [one.firstName, one.lastName].filter(Boolean).join(' ') || words.unnamed,
              )}{' '}
              · {one.date} {one.beginTime} · {words.tickets(one.tickets)}
            </li>
          ))}
        </ul>
        {named < impact.sold && <p className={styles.hint}>{words.moreOrders}</p>}
        <Text fw={550}>{words.soldText}</Text>
        <Stack gap={4}>
          <Button variant="light" data-autofocus onClick={() => onChoose({ soldTickets: 'keep' })}>
            {words.keep}
          </Button>
          <p className={styles.hint}>{words.keepHint}</p>
        </Stack>
        <Stack gap={6}>
          <Textarea
            label={words.reason}
            description={words.releaseHint}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setMissing(false)
            }}
            maxLength={reasonLimit}
            minRows={2}
            autosize
            error={isMissing && words.reasonMissing}
            required
          />
          <Button variant="light" color="red" onClick={reschedule}>
            {words.release}
          </Button>
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
