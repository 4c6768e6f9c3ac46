import { Text } from '@mantine/core'
import { useState } from 'react'
import { failedOf } from '../../kit/api/query-boundary.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { bookedMessages } from './booked.messages.ts'
import { useRentalTimes } from './booked.queries.ts'
import type { BookedTicket } from './booked.rules.ts'
import type { BeginToTake } from './use-move-booked.ts'
import styles from './booked.module.css'

type Props = { block: BookedTicket; onDrop: (to: BeginToTake) => void }
/** Drop targets while a rented piece is dragged: the start times at which it is free. */
export function StartTimeDropTargets({ block, onDrop }: Props) {
  const messages = useMessages(bookedMessages)
  const query = useRentalTimes(block.id)
  return (
    <div className={styles.begins}>
      <Text size="sm" fw={550}>
        {messages.times}
      </Text>
      {failedOf(query) && <Text size="sm">{messages.timesFailed}</Text>}
      {query.isPending && <Text size="sm">{messages.looking}</Text>}
      {query.data && <Begins {...query.data} onDrop={onDrop} />}
    </div>
  )
}

type BeginsProps = NonNullable<ReturnType<typeof useRentalTimes>['data']> & Pick<Props, 'onDrop'>
function Begins({ whyNotMoved, times, onDrop, ...ticket }: BeginsProps) {
  const messages = useMessages(bookedMessages)
  const [over, setOver] = useState<string | null>(null)
  if (times.length === 0)
    return <Text size="sm">{whyNotMoved ? messages.keepsTime : messages.noTime}</Text>
  return (
    <ul aria-label={messages.times}>
      {times.map((time) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu offers the same hours to the keyboard
        <li
          key={time.beginDateTimeUtc}
          data-over={over === time.beginDateTimeUtc || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(time.beginDateTimeUtc)
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => {
            event.preventDefault()
            onDrop({ ...ticket, ...time })
          }}
        >
          {`${time.beginTime} – ${time.endTime}`}
        </li>
      ))}
    </ul>
  )
}
