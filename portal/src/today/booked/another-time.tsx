import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { QueryBoundary } from '../../kit/api/query-boundary.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { bookedMessages } from './booked.messages.ts'
import { useRentalTimes } from './booked.queries.ts'
import type { BookedTicket } from './booked.rules.ts'
import type { BeginToTake } from './use-move-booked.ts'
import styles from './booked.module.css'

type Props = {
  block: BookedTicket
  name: string
  onMove: (to: BeginToTake) => void
  onClose: () => void
}
/** Other start times of the day at which a rented piece is free; a click moves it. */
export function AnotherTime({ block, name, onMove, onClose }: Props) {
  const messages = useMessages(bookedMessages)
  const times = useRentalTimes(block.id)
  return (
    <Dialog title={messages.timeFor(name)} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {messages.timeHint}
        </Text>
        <QueryBoundary
          query={times}
          title={messages.timesFailed}
          loading={<Skeleton height={96} />}
        >
          {({ whyNotMoved, times: free, ...ticket }) =>
            free.length === 0 ? (
              <Text>{whyNotMoved ? messages.keepsTime : messages.noTime}</Text>
            ) : (
              <ul className={styles.times} aria-label={messages.times}>
                {free.map((time) => (
                  <li key={time.beginDateTimeUtc}>
                    <Button
                      fullWidth
                      variant="default"
                      size="md"
                      onClick={() => onMove({ ...ticket, ...time })}
                    >
                      {`${time.beginTime} – ${time.endTime}`}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </Stack>
    </Dialog>
  )
}
