import { usePersonText } from '../../domain/names/use-person-text.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { OrderParty } from '../party.queries.ts'
import { PrintHeader } from './print-header.tsx'
import { slipMessages } from './slip.messages.ts'
import styles from './print.module.css'

type Piece = OrderParty['others'][number]

/** Hand-out list for rentals: the equipment of each person, with a blank line for open sizes. */
export function HandOutSlip({ party }: { party: OrderParty }) {
  const messages = useMessages(slipMessages)
  const { nameOf, factsOf } = usePersonText()
  const people = party.members
    .map((member) => ({ member, pieces: member.pieces.filter(({ isRental }) => isRental) }))
    .filter(({ pieces }) => pieces.length > 0)
  const isEmpty = people.length + party.others.length === 0
  return (
    <article className={styles.receipt}>
      <PrintHeader />
      <p className="to-middle">
        {messages.heading} · {messages.order(party.orderReferenceNumber)}
      </p>
      {party.clientName && <p>{messages.client(party.clientName)}</p>}
      {isEmpty && <p>{messages.nothing}</p>}
      {people.map(({ member, pieces }, i) => (
        <section key={i} className={styles.person}>
          <h2>
            {nameOf(member)} <small>{factsOf(member)}</small>
          </h2>
          <Pieces pieces={pieces} />
        </section>
      ))}
      {party.others.length > 0 && (
        <section className={styles.person}>
          {people.length > 0 && <h2>{messages.others}</h2>}
          <Pieces pieces={party.others} />
        </section>
      )}
    </article>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const messages = useMessages(slipMessages)
  const localized = useLocalized()
  const dates = useDates()
  return (
    <ul className={styles.pieces}>
      {pieces.map((piece) => (
        <li key={piece.unitPublicId}>
          {piece.isSizeOpen ? (
            <>
              {localized(piece.productTitle)}
              <span className={styles.toWrite}>
                {messages.size} <span />
              </span>
            </>
          ) : (
            localized(piece.productTitle)
          )}
          {piece.accessories.map((accessory) => (
            <small key={localized(accessory.name)}>
              {accessory.count} × {localized(accessory.name)}
            </small>
          ))}
          {piece.beginDateTimeUtc && piece.endDateTimeUtc && (
            <small>
              {messages.until(
                dates.moment(piece.beginDateTimeUtc),
                dates.moment(piece.endDateTimeUtc),
              )}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}
