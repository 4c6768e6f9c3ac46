import type { RentedPiece } from '@guichet/contract/bookings/bookings-view.ts'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { usePersonText } from '../domain/names/use-person-text.ts'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { bookingMessages } from './bookings.messages.ts'
import { usePickUp, useReturn } from './bookings.queries.ts'
import { ChooseSize } from './choose-size.tsx'
import styles from './bookings.module.css'

/** A rented item: its client, its end, and the next step; the last step can be undone. */
export function PieceLine({ piece }: { piece: RentedPiece }) {
  const messages = useMessages(bookingMessages)
  const { nameOf } = usePersonText()
  const buyer = piece.guestName ?? messages.anonymous
  const name = piece.person ? nameOf(piece.person) : buyer
  return (
    <li className={styles.line}>
      <div>
        <Text fw={550}>{name}</Text>
        <PersonFacts person={piece.person} />
        <WhatIsRented piece={piece} />
        <Text size="xs" c="dimmed">
          <AnchorLink
            to="/orders/$ref"
            params={{ ref: piece.orderReferenceNumber }}
            size="xs"
            underline="always"
          >
            {messages.order(piece.orderReferenceNumber)}
          </AnchorLink>
          {[piece.person && buyer, piece.phone].filter(Boolean).map((text) => ` · ${text}`)}
        </Text>
      </div>
      <div className={styles.acts}>
        <PieceSteps piece={piece} name={name} />
        {piece.state === 'toPickUp' && <BeforeHandOut piece={piece} name={name} />}
      </div>
    </li>
  )
}

function PersonFacts({ person }: Pick<RentedPiece, 'person'>) {
  const { factsOf } = usePersonText()
  const facts = person && factsOf(person)
  return (
    facts && (
      <Text size="sm" fw={550}>
        {facts}
      </Text>
    )
  )
}

/** The item with its size, its accessories and its time. */
function WhatIsRented({ piece }: { piece: RentedPiece }) {
  const messages = useMessages(bookingMessages)
  const localized = useLocalized()
  const dates = useDates()
  const isOpen = piece.state === 'toPickUp' && piece.isSizeOpen
  const size = isOpen ? messages.sizeOpen : localized(piece.sizeName)
  return (
    <>
      <Text size="sm">
        {[localized(piece.name), size].filter(Boolean).join(' – ')}
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
        {dates.moment(piece.beginDateTimeUtc)}, {messages.until(dates.moment(piece.endDateTimeUtc))}
      </Text>
    </>
  )
}

type NamedPiece = { piece: RentedPiece; name: string }
/** The next step, and the undo of the last one. */
function PieceSteps({ piece, name }: NamedPiece) {
  const messages = useMessages(bookingMessages)
  const [pickUp, giveBack] = [usePickUp(), useReturn()]
  const isOut = piece.state === 'out' || piece.state === 'late'
  const act = (verb: string, command: typeof pickUp, isUndone: boolean) => (
    <Button
      size="compact-sm"
      variant={isUndone ? 'subtle' : 'filled'}
      disabled={command.isPending}
      aria-label={messages.actOf(verb, name)}
      onClick={() =>
        command.mutate({
          params: { unitId: piece.unitPublicId },
          body: { version: piece.version, isUndone },
        })
      }
    >
      {verb}
    </Button>
  )
  return (
    <>
      {(piece.state === 'toPickUp' || piece.state === 'missed') &&
        act(messages.pickUp, pickUp, false)}
      {isOut && act(messages.giveBack, giveBack, false)}
      {isOut && act(messages.undoPickUp, pickUp, true)}
      {piece.state === 'returned' && act(messages.undoReturn, giveBack, true)}
    </>
  )
}

/** Steps before an item is handed out: its size, and the slip of its order. */
function BeforeHandOut({ piece, name }: NamedPiece) {
  const messages = useMessages(bookingMessages)
  const [isSizing, setSizing] = useState(false)
  const verb = piece.isSizeOpen ? messages.chooseSize : messages.changeSize
  const ref = piece.orderReferenceNumber
  return (
    <>
      {piece.sizeName && (
        <Button
          size="compact-sm"
          variant={piece.isSizeOpen ? 'light' : 'subtle'}
          aria-label={messages.actOf(verb, name)}
          onClick={() => setSizing(true)}
        >
          {verb}
        </Button>
      )}
      <AnchorLink
        to="/orders/$ref/slip"
        params={{ ref }}
        search={{ format: '80mm' }}
        target="_blank"
        size="sm"
        className={styles.slip}
        aria-label={messages.slip(ref)}
      >
        {messages.slipShort}
      </AnchorLink>
      {isSizing && <ChooseSize piece={piece} onClose={() => setSizing(false)} />}
    </>
  )
}
