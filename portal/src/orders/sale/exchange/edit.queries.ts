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
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/api/call.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useCommand } from '../../../kit/api/use-command.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { editMessages } from './edit.messages.ts'

/** Current values of a ticket, the defaults of the form. */
export type Exchange = Reply<typeof getExchange>
/** The chosen replacement; the number of equal tickets to exchange is separate. */
export type Choice = Omit<Body<typeof previewExchange>, 'quantity'>

export const useExchange = (id: string) =>
  useQuery({
    queryKey: queryKeys.orders.exchange(id),
    queryFn: ({ signal }) => call(getExchange, { params: { id } }, { signal }),
  })

/** Price difference computed by the server; the portal never calculates it. */
export const useExchangePreview = (id: string, choice: Body<typeof previewExchange> | null) =>
  useQuery({
    queryKey: queryKeys.orders.exchange(id, choice),
    enabled: choice !== null,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(previewExchange, { params: { id }, body: choice! }, { signal }),
  })

type Exchanged = (
  reply: Reply<typeof exchangeTicket>,
  sent: { body: Body<typeof exchangeTicket> },
) => void
export const useExchangeTicket = (onDone: Exchanged) =>
  useCommand(exchangeTicket, {
    titles: useMessages(editMessages).commands.exchangeTicket,
    invalidates: [queryKeys.orders.all, queryKeys.sell.all, queryKeys.tickets.all],
    onDone,
    isShownInForm: true,
  })

export const useTicketsUpdatedPreview = (orderPublicId: string) =>
  useQuery({
    queryKey: queryKeys.orders.ticketsUpdated(orderPublicId),
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => call(previewTicketsUpdated, { body: { orderPublicId } }, { signal }),
  })

export const useSendTicketsUpdated = (onDone: () => void) =>
  useCommand(sendTicketsUpdated, {
    titles: useMessages(editMessages).commands.sendTicketsUpdated,
    invalidates: [queryKeys.orders.all],
    onDone,
    isShownInForm: true,
  })
