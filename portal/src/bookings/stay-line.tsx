import type { BookingStatus, Stay } from '@guichet/contract/bookings/bookings-view.ts'
import { Button, Text } from '@mantine/core'
import { IconBed, IconCheck, IconClock, IconLogout, IconUserX } from '@tabler/icons-react'
import { AnchorLink } from '../kit/layout/links.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { bookingMessages } from './bookings.messages.ts'
import { useSetStatus } from './bookings.queries.ts'
import styles from './bookings.module.css'

const looks = {
  Booked: { tone: 'info', icon: IconClock },
  CheckedIn: { tone: 'positive', icon: IconBed },
  CheckedOut: { tone: 'muted', icon: IconLogout },
  NoShow: { tone: 'warning', icon: IconUserX },
  Canceled: { tone: 'muted', icon: IconCheck },
} as const
type Act = Exclude<BookingStatus, 'Canceled'>

/** A stay with its possible actions; undo buttons are smaller. */
export function StayLine({ stay }: { stay: Stay }) {
  const messages = useMessages(bookingMessages)
  const localized = useLocalized()
  const set = useSetStatus()
  const { tone, icon } = looks[stay.status]
  const name = stay.guestName ?? messages.anonymous
  const variantOf = (to: Act) => {
    if (isBack(to)) return 'subtle'
    return to === 'NoShow' ? 'default' : 'filled'
  }
  const isBack = (to: Act) =>
    to === 'Booked' || (to === 'CheckedIn' && stay.status === 'CheckedOut')
  const verb = (to: Act) =>
    (to === 'Booked' && stay.status === 'NoShow') ||
    (to === 'CheckedIn' && stay.status === 'CheckedOut')
      ? messages.backTo[to]
      : messages.acts[to]
  return (
    <li className={styles.line}>
      <div>
        <Text fw={550}>
          {name}{' '}
          <Text span size="sm" c="dimmed">
            {messages.persons(stay.persons)}
          </Text>
        </Text>
        <Text size="sm">
          {localized(stay.name)}{' '}
          <Text span c="dimmed">
            {messages.nights(
              `${stay.checkIn} ${stay.checkInTime}`,
              `${stay.checkOut} ${stay.checkOutTime}`,
            )}
          </Text>
        </Text>
        <AnchorLink to="/orders/$ref" params={{ ref: stay.orderReferenceNumber }} size="xs">
          {messages.order(stay.orderReferenceNumber)}
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
          {messages.statuses[stay.status]}
        </StatusBadge>
        {stay.next
          .filter((to): to is Act => to !== 'Canceled')
          .map((to) => (
            <Button
              key={to}
              size="compact-sm"
              variant={variantOf(to)}
              disabled={set.isPending}
              aria-label={messages.actOf(verb(to), name)}
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
