import {
  exchangeTicket as exchangeTicketEndpoint,
  getExchange as getExchangeEndpoint,
  previewExchange as previewExchangeEndpoint,
} from '@guichet/contract/exchanges/exchange-ticket.ts'
import {
  previewTicketsUpdated as previewTicketsUpdatedEndpoint,
  sendTicketsUpdated as sendTicketsUpdatedEndpoint,
} from '@guichet/contract/exchanges/send-tickets-updated.ts'
import type { EmailDrawer } from '../mail/public.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { exchangeTicket } from './exchange-ticket.ts'
import { getExchange } from './get-exchange.ts'
import { previewExchange } from './preview-exchange.ts'
import { previewTicketsUpdated } from './preview-tickets-updated.ts'
import { sendTicketsUpdated } from './send-tickets-updated.ts'

export function exchangesModule(
  mount: Mount,
  { drawer, codes }: { drawer: EmailDrawer; codes: TicketCodes },
) {
  mount(exchangeTicketEndpoint, exchangeTicket)
  mount(previewExchangeEndpoint, previewExchange)
  mount(getExchangeEndpoint, getExchange)
  mount(sendTicketsUpdatedEndpoint, sendTicketsUpdated)
  mount(previewTicketsUpdatedEndpoint, previewTicketsUpdated(codes, drawer))
}
