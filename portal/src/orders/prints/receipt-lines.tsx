import type { ReactNode } from 'react'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { orderMessages } from '../orders.messages.ts'
import type { Entry, Order } from '../orders.queries.ts'
import { useEntryTitle } from '../use-entry-title.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import styles from './print.module.css'

type Units = Entry['units']
type Part = Entry['parts'][number]

/** Lines of the order, each with its times or nights, its exchanges and its cancellations. */
export function ReceiptLines({ invoice }: Pick<Order, 'invoice'>) {
  const localized = useLocalized()
  const money = useMoney()
  const { timesText } = useTicketTimes()
  const titleOf = useEntryTitle()
  return (
    <ul className={styles.lines}>
      {invoice.entries.map((entry, index) => (
        <Line key={entry.publicId ?? index} amount={money(entry.total)}>
          {entry.count} × {titleOf(entry)}
          <Details texts={[localized(entry.categoryTitle), timesText(entry.units)]} />
          <UnitDetails units={entry.units} />
          {entry.parts.map((part, place) => (
            <PackagePart key={place} part={part} />
          ))}
        </Line>
      ))}
      {invoice.lodgingEntries.map((entry, index) => (
        <Line key={`stay-${entry.publicId ?? ''}${index}`} amount={money(entry.price)}>
          1 × {localized(entry.name)}
          <Details
            texts={[localized(entry.categoryName), `${entry.checkInDate} → ${entry.checkOutDate}`]}
          />
          <UnitDetails units={entry.units} isStay />
        </Line>
      ))}
    </ul>
  )
}

const Line = ({ amount, children }: { amount: string; children: ReactNode }) => (
  <li>
    <span>{children}</span>
    <span>{amount}</span>
  </li>
)
const Details = ({ texts }: { texts: readonly string[] }) => (
  <small>{texts.filter(Boolean).join(' · ')}</small>
)

/** A part of a package, with its own times or nights. */
function PackagePart({ part }: { part: Part }) {
  const localized = useLocalized()
  const { timesText } = useTicketTimes()
  const { kind, checkInDate, checkOutDate, units } = part
  const isStay = kind === 'lodging'
  return (
    <>
      <Details
        texts={[
          `${part.count} × ${localized(part.title)}`,
          localized(part.categoryTitle),
          isStay ? `${checkInDate} → ${checkOutDate}` : timesText(units),
        ]}
      />
      <UnitDetails units={units} isStay={isStay} />
    </>
  )
}

type Piece = Pick<
  NonNullable<Units>[number],
  'exchangedFor' | 'isTicketVoided' | 'bookingPublicId' | 'time'
>
/** Products that units were exchanged for, and the number of cancelled units. */
function UnitDetails({
  units = [],
  isStay = false,
}: {
  units: readonly Piece[] | undefined
  isStay?: boolean
}) {
  const { becameOf, voided, stayCanceled } = useMessages(orderMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const isGone = ({ bookingPublicId, isTicketVoided }: Piece) =>
    isStay ? bookingPublicId === null : isTicketVoided
  const texts = units.flatMap((unit) => {
    if (isGone(unit)) return isStay ? stayCanceled : voided
    const { exchangedFor, time } = unit
    if (!exchangedFor) return []
    const titles = [localized(exchangedFor.categoryTitle), localized(exchangedFor.productTitle)]
    const when = time && time.standing !== 'anytime' ? `, ${timeText(time)}` : ''
    return becameOf(titles.filter(Boolean).join(' – ') + when)
  })
  return [...Map.groupBy(texts, (text) => text)].map(([text, same]) => (
    <small key={text}>{same.length < units.length ? `${same.length} × ${text}` : text}</small>
  ))
}
