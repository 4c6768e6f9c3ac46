import type { Body, Query, Reply } from '@guichet/contract/endpoint.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrderChoices } from '@guichet/contract/orders/lists/find-order-choices.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { previewRefund, refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { keepPreviousDataOf } from '../kit/api/keep-previous-data.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand, commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './actions/client.messages.ts'
import { isAwaitedPayment } from './awaited.rules.ts'
import { queryOf, type ListSearch } from './lists/order-filters.rules.ts'
import { orderMessages } from './orders.messages.ts'
import { refundMessages } from './refunds/refund.messages.ts'

export type Order = Reply<typeof getOrder>
export type Entry = Order['invoice']['entries'][number]
export type OrderChoices = Reply<typeof findOrderChoices>
export type OrderRow = Reply<typeof findOrders>['items'][number]
export type Refund = Reply<typeof refundOrder>
export type RefundRequest = Body<typeof previewRefund>

export function useOrders(search: ListSearch) {
  const { publicId } = useBusiness()
  const query = queryOf(search)
  return useRead(
    queryKeys.orders.list(publicId, query),
    findOrders,
    { query: { collaboratorId: publicId, ...query } },
    { placeholderData: keepPreviousData },
  )
}
/** Choices for the filters of the list, with the slots of a day or of a chosen slot. */
export function useOrderChoices(wanted: Query<typeof findOrderChoices>, isNeeded = true) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.orders.choices(publicId, wanted),
    findOrderChoices,
    { query: wanted },
    { placeholderData: keepPreviousDataOf(queryKeys.orders.choices(publicId)), enabled: isNeeded },
  )
}

/**
 * Polls while a refund is in progress, a payment is awaited or an email waits to be sent: these
 * change without any action here.
 */
export const useOrder = (ref: string, isNeeded = true) =>
  useRead(
    queryKeys.orders.record(ref),
    getOrder,
    { params: { ref } },
    {
      enabled: isNeeded,
      refetchInterval: ({ state }) =>
        state.data?.status === 'RefundInProgress' ||
        state.data?.payments?.some(isAwaitedPayment) ||
        state.data?.mails.some((mail) => mail.state === 'waiting')
          ? 3000
          : false,
    },
  )
// The version of the order is in these two keys, so that they are refetched when it changes.
export const useOrderHistory = (ref: string, version: number) =>
  useRead(
    queryKeys.orders.history(ref, version),
    getOrderHistory,
    { params: { ref } },
    { placeholderData: keepPreviousDataOf(queryKeys.orders.record(ref)) },
  )
// Read for every status, because a refused refund does not change the status.
export const useRefunds = (order: Order) =>
  useRead(
    queryKeys.orders.refunds(order.orderReferenceNumber, order.version, order.status),
    findRefunds,
    { params: { orderPublicId: order.publicId } },
    { placeholderData: keepPreviousDataOf(queryKeys.orders.record(order.orderReferenceNumber)) },
  )
export const useTicketsOfOrder = (ref: string) =>
  useRead(queryKeys.orders.tickets(ref), findTicketsOfOrder, { query: { orderReferenceKey: ref } })

export const useRefundPreview = (ask: RefundRequest | null) =>
  useRead(
    queryKeys.orders.refundPreview(ask),
    previewRefund,
    { body: ask! },
    { placeholderData: keepPreviousData, enabled: ask !== null },
  )

export const useResendOrder = commandsOf(orderMessages)(
  { resendOrder },
  { invalidates: [queryKeys.orders.all] },
)

export const useCorrectClient = commandsOf(clientMessages)(
  { correctClient },
  { ...inForm, invalidates: [queryKeys.orders.all, queryKeys.tickets.all] },
)

/** Adds the email of a walk-in; the page then shows the client. */
export const useAddEmail = (onAdded: (order: Order) => void, onProblem?: () => void) =>
  useCommand(correctClient, {
    titles: useMessages(clientMessages).commands.addEmail,
    invalidates: [queryKeys.orders.all, queryKeys.tickets.all],
    onDone: onAdded,
    ...(onProblem && { onProblem }),
    isQuiet: true,
  })

/** A cancellation is a refund of a free order: the same endpoint with other messages. */
export function useRefundOrder(
  isCancel: boolean,
  onDone: (refund: Refund) => void,
  isQuiet = false,
) {
  const { refundOrder: refund, cancel } = useMessages(refundMessages).commands
  return useCommand(refundOrder, {
    titles: isCancel ? cancel : refund,
    invalidates: [queryKeys.orders.all, queryKeys.sell.all],
    onDone,
    isQuiet,
    isShownInForm: true,
  })
}
