import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { QRCodeSVG } from 'qrcode.react'
import { useDates } from '../kit/dates.ts'
import { useSaid, useWords } from '../kit/words.ts'
import type { Order } from './orders.queries.ts'
import { printWords } from './print.words.ts'
import styles from './print.module.css'

type Ticket = Reply<typeof findTicketsOfOrder>['items'][number]

/**
 * One stub a ticket. The code stands on white with its quiet zone, whatever the paper or the
 * screen.
 */
export function PrintTickets({ order, tickets }: { order: Order; tickets: readonly Ticket[] }) {
  const words = useWords(printWords)
  const said = useSaid()
  const dates = useDates()
  const whenOf = ({
    date,
    timeslotBegin,
    timeslotEnd,
    activePeriodStartDateTimeUtc: from,
    activePeriodStopDateTimeUtc: to,
  }: Ticket) => {
    if (date) return `${date}${timeslotBegin ? `  ${timeslotBegin} – ${timeslotEnd}` : ''}`
    return from && to ? words.season(dates.day(from), dates.day(to)) : words.anytime
  }
  const valid = tickets.filter(({ isVoided, barcode }) => !isVoided && barcode)
  if (valid.length === 0) return <p>{words.noTicket}</p>
  return (
    <div className={styles.tickets}>
      {valid.map((ticket) => (
        <article key={ticket.publicId} className={styles.ticket}>
          <div className={styles.code}>
            <QRCodeSVG
              value={ticket.barcode}
              size={168}
              marginSize={4}
              level="M"
              bgColor="#ffffff"
              fgColor="#000000"
              title={words.code(ticket.ticketReferenceKey)}
            />
          </div>
          <div className={styles.text}>
            <h2>{said(ticket.title)}</h2>
            {ticket.description && <p>{said(ticket.description)}</p>}
            <p className={styles.when}>{whenOf(ticket)}</p>
            {ticket.owners.map(({ label, firstName, lastName }, i) => (
              <p key={i}>
                {firstName} {lastName} <small>{said(label)}</small>
              </p>
            ))}
            <p className={styles.small}>
              {said(order.businessName)}
              <br />
              {words.order(order.orderReferenceNumber)} · {ticket.ticketReferenceKey}
              <br />
              {words.scan}
            </p>
          </div>
        </article>
      ))}
    </div>
  )
}
