import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { AnchorLink } from '../kit/layout/links.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { anotherDayMessages } from './another-day.messages.ts'
import { countsOf, movableOf } from './slot-moves.rules.ts'
import { todayMessages } from './today.messages.ts'
import type { BoardActivity, SlotClient } from './today.queries.ts'
import styles from './another-day.module.css'

type Props = {
  client: SlotClient
  activity: BoardActivity
  /** Day of the board. */
  date: string
  onMove: (to: { publicId: string; at: string }) => void
  onClose: () => void
}

/** Dialog to choose another day and a slot, which the client is moved to. */
export function AnotherDay({ client, activity, date, onMove, onClose }: Props) {
  const messages = useMessages(anotherDayMessages)
  const { anonymous } = useMessages(todayMessages)
  const localized = useLocalized()
  const dates = useDates()
  const [day, setDay] = useState<string | null>(addDays(date, 1))
  const going = { ...client, tickets: movableOf(client) }
  return (
    <Dialog title={messages.title(client.name ?? anonymous)} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          {localized(activity.name)} · {countsOf(going, localized)}
        </Text>
        <DayField label={messages.date} min={dates.today()} value={day} onChange={setDay} />
        {day && (
          <Slots
            activityId={activity.publicId}
            day={day}
            count={going.tickets.length}
            onMove={onMove}
          />
        )}
        <Text size="sm" c="dimmed">
          {messages.priceStays}{' '}
          <AnchorLink
            to="/orders/$ref"
            params={{ ref: client.orderReferenceNumber }}
            size="sm"
            underline="always"
          >
            {messages.inOrder}
          </AnchorLink>
          .
        </Text>
      </Stack>
    </Dialog>
  )
}

type SlotsProps = { activityId: string; day: string; count: number; onMove: Props['onMove'] }
function Slots({ activityId, day, count, onMove }: SlotsProps) {
  const messages = useMessages(anotherDayMessages)
  const slots = useSlotsOf(activityId, day)
  return (
    <QueryBoundary query={slots} title={messages.failed} loading={<Skeleton height={96} />}>
      {({ timeslots }) =>
        timeslots.length === 0 ? (
          <Text c="dimmed">{messages.noSlot}</Text>
        ) : (
          <ul className={styles.slots} aria-label={messages.slots}>
            {timeslots.map((slot) => {
              const { publicId, timeslotBegin, timeslotEnd, remainingQuantity } = slot
              const hasRoom = slot.isAvailable && remainingQuantity >= count
              return (
                <li key={publicId}>
                  <Button
                    fullWidth
                    variant="default"
                    size="md"
                    disabled={!hasRoom}
                    onClick={() => onMove({ publicId, at: `${day} ${timeslotBegin}` })}
                  >
                    {messages.places(
                      `${timeslotBegin} – ${timeslotEnd}`,
                      hasRoom || remainingQuantity === 0
                        ? messages.free(remainingQuantity)
                        : messages.tooFew,
                    )}
                  </Button>
                </li>
              )
            })}
          </ul>
        )
      }
    </QueryBoundary>
  )
}

function useSlotsOf(activityPublicId: string, dateSelected: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.today.part(publicId, 'slots', activityPublicId, dateSelected),
    findTimeslots,
    { body: { activityPublicId, dateSelected } },
    { staleTime: 0 },
  )
}
