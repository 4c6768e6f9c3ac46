import type { Order } from '../orders.queries.ts'
import type { PrintSearch } from '../print-search.rules.ts'
import { PrintReceipt } from './print-receipt.tsx'
import { PrintTickets } from './print-tickets.tsx'

type Props = {
  order: Order
  tickets: Parameters<typeof PrintTickets>[0]['tickets']
  what: PrintSearch['what']
  heading?: 'h1' | 'p'
}

/** The receipt, the tickets, or the one and then the others. */
export function PrintedPapers({ order, tickets, what, heading = 'h1' }: Props) {
  return (
    <>
      {what !== 'tickets' && <PrintReceipt order={order} heading={heading} />}
      {what !== 'receipt' && <PrintTickets order={order} tickets={tickets} />}
    </>
  )
}
