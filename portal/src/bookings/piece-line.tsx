import type { RentedPiece } from '@guichet/contract/bookings/bookings-view.ts'
import { Button, Text } from '@mantine/core'
import { useDates } from '../kit/dates.ts'
import { AnchorLink } from '../kit/links.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { usePickUp, useReturn } from './bookings.queries.ts'
import { bookingWords } from './bookings.words.ts'
import styles from './bookings.module.css'

/**
 * One rented piece: who has it, until when, and the step that comes next; the last step can be
 * taken back.
 */
export function PieceLine({ piece }: { piece: RentedPiece }) {
  const words = useWords(bookingWords)
  const said = useSaid()
  const dates = useDates()
  const [pickUp, giveBack] = [usePickUp(), useReturn()]
  const name = piece.guestName ?? words.anonymous
  const isOut = piece.state === 'out' || piece.state === 'late'
  const step = (deed: typeof pickUp, isUndone: boolean) =>
    deed.mutate({
      params: { unitId: piece.unitPublicId },
      body: { version: piece.version, isUndone },
    })
  const act = (verb: string, deed: typeof pickUp, isUndone: boolean) => (
    <Button
      size="compact-sm"
      variant={isUndone ? 'subtle' : 'filled'}
      disabled={deed.isPending}
      aria-label={words.actOf(verb, name)}
      onClick={() => step(deed, isUndone)}
    >
      {verb}
    </Button>
  )
  return (
    <li className={styles.line}>
      <div>
        <Text fw={550}>{name}</Text>
        <Text size="sm">
          {[said(piece.name), said(piece.sizeName)].filter(Boolean).join(' – ')}
          {piece.accessories.length > 0 && (
            <Text span c="dimmed">
              {' '}
              {words.plus(
                piece.accessories.map((one) => `${one.count} × ${said(one.name)}`).join(', '),
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
          {dates.moment(piece.beginDateTimeUtc)}, {words.until(dates.moment(piece.endDateTimeUtc))}
        </Text>
        <AnchorLink to="/orders/$ref" params={{ ref: piece.orderReferenceNumber }} size="xs">
          {words.order(piece.orderReferenceNumber)}
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
          act(words.pickUp, pickUp, false)}
        {isOut && act(words.giveBack, giveBack, false)}
        {isOut && act(words.undoPickUp, pickUp, true)}
        {piece.state === 'returned' && act(words.undoReturn, giveBack, true)}
      </div>
    </li>
  )
}
