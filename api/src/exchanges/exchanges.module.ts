import {
  exchangeTicket as exchangeTicketEndpoint,
  getExchange as getExchangeEndpoint,
  previewExchange as previewExchangeEndpoint,
} from '@guichet/contract/exchanges/exchange-ticket.ts'
import type { Mount } from '../platform/contexts.ts'
import { exchangeTicket } from './exchange-ticket.ts'
import { getExchange } from './get-exchange.ts'
import { previewExchange } from './preview-exchange.ts'

export function exchangesModule(mount: Mount) {
  mount(exchangeTicketEndpoint, exchangeTicket)
  mount(previewExchangeEndpoint, previewExchange)
  mount(getExchangeEndpoint, getExchange)
}
