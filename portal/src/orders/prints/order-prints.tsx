import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import {
  LanguageContext,
  type Language,
  useLocalized,
  useMessages,
} from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import type { PrintSearch } from '../print-search.rules.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import { PrintReceipt } from './print-receipt.tsx'
import { printMessages } from './print.messages.ts'
import { PrintedTicket } from './ticket-stub.tsx'

type Props = {
  order: Order
  tickets: Parameters<typeof PrintTickets>[0]['tickets']
  what: PrintSearch['what']
  /** Overrides the language of the client. */
  language?: Language | undefined
  heading?: 'h1' | 'p'
}

/** The receipt, the tickets, or both, in the language of the client. */
export function OrderPrints({ order, tickets, what, language, heading = 'h1' }: Props) {
  return (
    <LanguageContext value={language ?? order.language}>
      {what !== 'tickets' && <PrintReceipt order={order} heading={heading} />}
      {what !== 'receipt' && <PrintTickets order={order} tickets={tickets} />}
    </LanguageContext>
  )
}

type Ticket = Reply<typeof findTicketsOfOrder>['items'][number]

/** A stub per valid ticket; blocked tickets and those that need a new date have no barcode. */
function PrintTickets({ order, tickets }: { order: Order; tickets: readonly Ticket[] }) {
  const messages = useMessages(printMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const valid = tickets.filter(({ isVoided }) => !isVoided)
  if (valid.length === 0) return <p>{messages.noTicket}</p>
  return (
    <div>
      {valid.map((ticket) => (
        <PrintedTicket
          key={ticket.publicId}
          barcode={ticket.barcode}
          ticketReferenceKey={ticket.ticketReferenceKey}
          title={localized(ticket.title)}
          description={ticket.description && localized(ticket.description)}
          when={timeText(ticket.time)}
          pictureUrl={ticket.pictureUrl ?? null}
          small={[
            localized(order.businessName),
            `${messages.order(order.orderReferenceNumber)} · ${ticket.ticketReferenceKey}`,
            messages[instructionOf(ticket)],
          ]}
        >
          {ticket.owners.map(({ label, firstName, lastName }, i) => (
            <p key={i}>
              {firstName} {lastName} <small>{localized(label)}</small>
            </p>
          ))}
        </PrintedTicket>
      ))}
    </div>
  )
}

function instructionOf({ barcode, blockedReason }: Ticket) {
  if (barcode) return 'scan'
  return typeof blockedReason === 'string' ? 'blocked' : 'chooseFirst'
}
