import { LanguageContext, type Language } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import type { PrintSearch } from '../print-search.rules.ts'
import { PrintReceipt } from './print-receipt.tsx'
import { PrintTickets } from './print-tickets.tsx'

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
