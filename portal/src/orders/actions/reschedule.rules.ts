import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import type { Piece } from '../entry.rules.ts'
import type { Order } from '../orders.queries.ts'

export type ReschedulableTicket = {
  publicId: string
  reference: string
  title: { fr: string; en: string }
  time: TicketTime
}

/** Tickets of an order whose time can be removed, including those of packages. */
export const reschedulableTickets = ({ invoice }: Order): ReschedulableTicket[] =>
  invoice.entries.flatMap((entry) => [
    ...ticketsOf(entry.productTitle, entry.units),
    ...entry.parts.flatMap((part) => ticketsOf(part.title, part.units)),
  ])

type Unit = Pick<Piece, 'ticketReferenceKey' | 'time' | 'exchangedFor'> & {
  ticketPublicId: string | null
  isReschedulable: boolean
}
const ticketsOf = (title: { fr: string; en: string }, units: readonly Unit[] = []) =>
  units.flatMap(({ ticketPublicId, ticketReferenceKey, time, isReschedulable, exchangedFor }) =>
    isReschedulable && ticketPublicId && time
      ? [
          {
            publicId: ticketPublicId,
            reference: ticketReferenceKey ?? '',
            title: exchangedFor?.productTitle ?? title,
            time,
          },
        ]
      : [],
  )
