import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { QRCodeSVG } from 'qrcode.react'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import { BusinessLogo, useBrandLine } from './business-head.tsx'
import { printMessages } from './print.messages.ts'
import styles from './print.module.css'

type Ticket = Reply<typeof findTicketsOfOrder>['items'][number]

/**
 * One stub a ticket. The code is on white with its quiet zone, whatever the paper or the screen; a
 * ticket that is blocked or has to get a new time has none.
 */
export function PrintTickets({ order, tickets }: { order: Order; tickets: readonly Ticket[] }) {
  const messages = useMessages(printMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const brandLine = useBrandLine()
  const valid = tickets.filter(({ isVoided }) => !isVoided)
  if (valid.length === 0) return <p>{messages.noTicket}</p>
  return (
    <div>
      {valid.map((ticket) => (
        <article key={ticket.publicId} className={styles.ticket} style={brandLine}>
          {ticket.barcode && (
            <div className={styles.code}>
              <QRCodeSVG
                value={ticket.barcode}
                size={168}
                marginSize={4}
                level="M"
                bgColor="#ffffff"
                fgColor="#000000"
                title={messages.code(ticket.ticketReferenceKey)}
              />
            </div>
          )}
          <div>
            <BusinessLogo />
            <h2>{localized(ticket.title)}</h2>
            {ticket.description && <p>{localized(ticket.description)}</p>}
            <p className={styles.when}>{timeText(ticket.time)}</p>
            {ticket.owners.map(({ label, firstName, lastName }, i) => (
              <p key={i}>
                {firstName} {lastName} <small>{localized(label)}</small>
              </p>
            ))}
            <p className={styles.small}>
              {localized(order.businessName)}
              <br />
              {messages.order(order.orderReferenceNumber)} · {ticket.ticketReferenceKey}
              <br />
              {messages[instructionOf(ticket)]}
            </p>
          </div>
        </article>
      ))}
    </div>
  )
}

function instructionOf({ barcode, blockedReason }: Ticket) {
  if (barcode) return 'scan'
  return typeof blockedReason === 'string' ? 'blocked' : 'chooseFirst'
}
