import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { getExchange } from '@guichet/contract/exchanges/exchange-ticket.ts'
import {
  exchangeTickets,
  findExchangeable,
  previewExchanges,
} from '@guichet/contract/exchanges/exchange-tickets.ts'
import {
  previewTicketsUpdated,
  sendTicketsUpdated,
} from '@guichet/contract/exchanges/send-tickets-updated.ts'
import type { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { editMessages } from './edit.messages.ts'

/** Ticket of an order, with the reason when it cannot be exchanged. */
export type EditedTicket = Reply<typeof findTicketsOfOrder>['items'][number]
export type Exchange = Reply<typeof getExchange>
/** Identical tickets of an order with their current choice. */
export type Exchangeable = Reply<typeof findExchangeable>['items'][number]
export type Change = Body<typeof exchangeTickets>['changes'][number]
/** The chosen replacement, without the tickets that it replaces. */
export type Choice = Omit<Change, 'ticketPublicId' | 'version' | 'quantity'>

export const useExchange = (id: string) =>
  useRead(queryKeys.orders.exchange(id), getExchange, { params: { id } })

export const useExchangeable = (orderId: string) =>
  useRead(queryKeys.orders.exchange(orderId), findExchangeable, { params: { id: orderId } })

/** Price difference computed by the server; the portal never calculates it. */
export const useExchangePreview = (
  orderId: string,
  changes: Body<typeof previewExchanges>['changes'] | null,
) =>
  useRead(
    queryKeys.orders.exchange(orderId, changes),
    previewExchanges,
    { params: { id: orderId }, body: { changes: changes! } },
    { enabled: changes !== null, retry: false, placeholderData: keepPreviousData },
  )

const command = commandsOf(editMessages)
export const useExchangeTickets = command(
  { exchangeTickets },
  {
    ...inForm,
    isQuiet: true,
    invalidates: [queryKeys.orders.all, queryKeys.sell.all, queryKeys.tickets.all],
  },
)

export const useTicketsUpdatedPreview = (orderPublicId: string) =>
  useRead(
    queryKeys.orders.ticketsUpdated(orderPublicId),
    previewTicketsUpdated,
    { body: { orderPublicId } },
    { retry: false, gcTime: 0 },
  )

export const useSendTicketsUpdated = command(
  { sendTicketsUpdated },
  { ...inForm, invalidates: [queryKeys.orders.all] },
)
