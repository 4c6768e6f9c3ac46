import type { BookingStatus, Stay } from '@guichet/contract/bookings/bookings-view.ts'
import { Button, Text } from '@mantine/core'
import { IconBed, IconCheck, IconClock, IconLogout, IconUserX } from '@tabler/icons-react'
import { AnchorLink } from '../kit/links.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { useSetStatus } from './bookings.queries.ts'
import { bookingWords } from './bookings.words.ts'
import styles from './bookings.module.css'

const looks = {
  Booked: { tone: 'info', icon: IconClock },
  CheckedIn: { tone: 'positive', icon: IconBed },
  CheckedOut: { tone: 'muted', icon: IconLogout },
  NoShow: { tone: 'warning', icon: IconUserX },
  Canceled: { tone: 'muted', icon: IconCheck },
} as const
type Act = Exclude<BookingStatus, 'Canceled'>

/** One stay, and what the desk may do with it now; what is taken back is a smaller button. */
export function StayLine({ stay }: { stay: Stay }) {
  const words = useWords(bookingWords)
  const said = useSaid()
  const set = useSetStatus()
  const { tone, icon } = looks[stay.status]
  const name = stay.guestName ?? words.anonymous
  const isBack = (to: Act) =>
    to === 'Booked' || (to === 'CheckedIn' && stay.status === 'CheckedOut')
  const verb = (to: Act) =>
    (to === 'Booked' && stay.status === 'NoShow') ||
    (to === 'CheckedIn' && stay.status === 'CheckedOut')
      ? words.backTo[to]
      : words.acts[to]
  return (
    <li className={styles.line}>
      <div>
        <Text fw={550}>
          {name}{' '}
          <Text span size="sm" c="dimmed">
            {words.persons(stay.persons)}
          </Text>
        </Text>
        <Text size="sm">
          {said(stay.name)}{' '}
          <Text span c="dimmed">
            {words.nights(
              `${stay.checkIn} ${stay.checkInTime}`,
              `${stay.checkOut} ${stay.checkOutTime}`,
            )}
          </Text>
        </Text>
        <AnchorLink to="/orders/$ref" params={{ ref: stay.orderReferenceNumber }} size="xs">
          {words.order(stay.orderReferenceNumber)}
        </AnchorLink>
        {stay.phone && (
          <Text span size="xs" c="dimmed">
            {' '}
            · {stay.phone}
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        <StatusBadge tone={tone} icon={icon}>
          {words.statuses[stay.status]}
        </StatusBadge>
        {stay.next
          .filter((to): to is Act => to !== 'Canceled')
          .map((to) => (
            <Button
              key={to}
              size="compact-sm"
              variant={isBack(to) ? 'subtle' : to === 'NoShow' ? 'default' : 'filled'}
              disabled={set.isPending}
              aria-label={words.actOf(verb(to), name)}
              onClick={() =>
                set.mutate({
                  params: { id: stay.publicId },
                  body: { version: stay.version, status: to },
                })
              }
            >
              {verb(to)}
            </Button>
          ))}
      </div>
    </li>
  )
}
