import type { RentedPiece } from '@guichet/contract/bookings/bookings-view.ts'
import { Button, Text } from '@mantine/core'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { bookingMessages } from './bookings.messages.ts'
import { usePickUp, useReturn } from './bookings.queries.ts'
import styles from './bookings.module.css'

/**
 * One rented piece: who has it, until when, and the step that comes next; the last step can be
 * taken back.
 */
export function PieceLine({ piece }: { piece: RentedPiece }) {
  const messages = useMessages(bookingMessages)
  const localized = useLocalized()
  const dates = useDates()
  const [pickUp, giveBack] = [usePickUp(), useReturn()]
  const name = piece.guestName ?? messages.anonymous
  const isOut = piece.state === 'out' || piece.state === 'late'
  const step = (command: typeof pickUp, isUndone: boolean) =>
    command.mutate({
      params: { unitId: piece.unitPublicId },
      body: { version: piece.version, isUndone },
    })
  const act = (verb: string, command: typeof pickUp, isUndone: boolean) => (
    <Button
      size="compact-sm"
      variant={isUndone ? 'subtle' : 'filled'}
      disabled={command.isPending}
      aria-label={messages.actOf(verb, name)}
      onClick={() => step(command, isUndone)}
    >
      {verb}
    </Button>
  )
  return (
    <li className={styles.line}>
      <div>
        <Text fw={550}>{name}</Text>
        <Text size="sm">
          {[localized(piece.name), localized(piece.sizeName)].filter(Boolean).join(' – ')}
          {piece.accessories.length > 0 && (
            <Text span c="dimmed">
              {' '}
              {messages.plus(
                piece.accessories
                  .map((accessory) => `${accessory.count} × ${localized(accessory.name)}`)
                  .join(', '),
              )}
            </Text>
          )}
        </Text>
        <Text
          size="xs"
          {...(piece.state === 'late'
            ? { c: 'var(--mantine-color-error)', fw: 550 }
            : { c: 'dimmed' })}
        >
          {dates.moment(piece.beginDateTimeUtc)},{' '}
          {messages.until(dates.moment(piece.endDateTimeUtc))}
        </Text>
        <AnchorLink to="/orders/$ref" params={{ ref: piece.orderReferenceNumber }} size="xs">
          {messages.order(piece.orderReferenceNumber)}
        </AnchorLink>
        {piece.phone && (
          <Text span size="xs" c="dimmed">
            {' '}
            · {piece.phone}
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        {(piece.state === 'toPickUp' || piece.state === 'missed') &&
          act(messages.pickUp, pickUp, false)}
        {isOut && act(messages.giveBack, giveBack, false)}
        {isOut && act(messages.undoPickUp, pickUp, true)}
        {piece.state === 'returned' && act(messages.undoReturn, giveBack, true)}
      </div>
    </li>
  )
}
