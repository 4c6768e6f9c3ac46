import type { EmailDrawer } from '../mail/public.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { exchangeTicket } from './exchange-ticket.ts'
import { exchangeTickets, previewExchanges } from './exchange-tickets.ts'
import { findExchangeable, getExchange } from './get-exchange.ts'
import { previewExchange } from './preview-exchange.ts'
import { previewTicketsUpdated } from './preview-tickets-updated.ts'
import { sendTicketsUpdated } from './send-tickets-updated.ts'

export function exchangesModule(
  mount: Mount,
  { drawer, codes }: { drawer: EmailDrawer; codes: TicketCodes },
) {
  mount([
    exchangeTicket,
    previewExchange,
    getExchange,
    exchangeTickets,
    previewExchanges,
    findExchangeable,
    sendTicketsUpdated,
    previewTicketsUpdated(codes, drawer),
  ])
}
