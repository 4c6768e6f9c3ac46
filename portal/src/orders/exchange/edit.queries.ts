import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  exchangeTicket,
  getExchange,
  previewExchange,
} from '@guichet/contract/exchanges/exchange-ticket.ts'
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

/** Current values of a ticket, the defaults of the form. */
/** Ticket of an order, with the reason when it cannot be exchanged. */
export type EditedTicket = Reply<typeof findTicketsOfOrder>['items'][number]
export type Exchange = Reply<typeof getExchange>
/** The chosen replacement; the number of equal tickets to exchange is separate. */
export type Choice = Omit<Body<typeof previewExchange>, 'quantity'>

export const useExchange = (id: string) =>
  useRead(queryKeys.orders.exchange(id), getExchange, { params: { id } })

/** Price difference computed by the server; the portal never calculates it. */
export const useExchangePreview = (id: string, choice: Body<typeof previewExchange> | null) =>
  useRead(
    queryKeys.orders.exchange(id, choice),
    previewExchange,
    { params: { id }, body: choice! },
    { enabled: choice !== null, retry: false, placeholderData: keepPreviousData },
  )

const command = commandsOf(editMessages)
export const useExchangeTicket = command(
  { exchangeTicket },
  { ...inForm, invalidates: [queryKeys.orders.all, queryKeys.sell.all, queryKeys.tickets.all] },
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
