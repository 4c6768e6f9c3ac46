import { toDollars } from '@guichet/contract/money.ts'
import type { OfficeOrder } from '@guichet/contract/office/office-order.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import {
  emailTickets,
  entryLines,
  isLive,
  loadOrder,
  noMoves,
  viewInvoice,
  visitTimes,
} from '../../orders/public.ts'
import type { GuestCtx } from '../../platform/http/contexts.ts'
import { sumOf } from '../../pricing/public.ts'
import { ticketsOfOrder, type TicketCodes } from '../../tickets/public.ts'
import { changesOf } from '../changes/sold-cart.ts'
import { cartCtx } from './guest-actor.ts'

const soldStates: readonly OrderStatus[] = [
  'Completed',
  'CreatedByAdmin',
  'RefundInProgress',
  'PartialRefundCompleted',
]
const filesOf = (
  tickets: readonly { voided_at: string | null }[],
  times: readonly unknown[],
): OfficeOrder['files'] => [
  ...(tickets.some(({ voided_at }) => voided_at === null) ? (['tickets'] as const) : []),
  'invoice',
  ...(times.length > 0 ? (['calendar'] as const) : []),
]

/** An order for the visitor who bought it: its state, and its tickets with their codes. */
export async function viewOfficeOrder(
  ctx: GuestCtx,
  codes: TicketCodes,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<OfficeOrder> {
  const { db, now, language, tenantId, timeZone } = ctx
  const loaded = await loadOrder(db, tenantId, orderId)
  const { order, payments, invoices, refunds } = loaded
  const tickets = await ticketsOfOrder(db, tenantId, orderId)
  const awaited = payments.find(({ state }) => state === 'pending')
  const isSold = soldStates.includes(order.status as OrderStatus)
  const invoice = viewInvoice({ ...loaded, moves: noMoves, now })
  const changes = await changesOf(cartCtx(ctx, cartId), loaded)
  const shown = await emailTickets(db, tickets, codes, { timeZone, language })
  return {
    reference: order.reference,
    status: order.status as OrderStatus,
    finalCost: toDollars(sumOf(invoices.map(({ final_cents }) => final_cents))),
    totalRefunded: toDollars(sumOf(refunds.filter(isLive).map(({ total_cents }) => total_cents))),
    isRefundFailed: refunds.at(-1)?.state === 'failed',
    email: order.email,
    payUntilDateTimeUtc: awaited ? order.held_until : null,
    isRefused: Boolean(awaited?.last_error),
    tickets: shown.map(({ reference, title, when, holder = '', code, isBlocked = false }) => ({
      reference,
      title,
      when,
      holder,
      code,
      isBlocked,
    })),
    lines: entryLines(invoice, language).map(({ label, details = [], amount }) => ({
      label,
      details: [...details],
      amount,
    })),
    files: isSold ? filesOf(tickets, visitTimes(loaded.units, { language, timeZone })) : [],
    mayResend: isSold && order.email !== null,
    movableUntilDateTimeUtc: changes.movableUntilDateTimeUtc,
    cancellableUntilDateTimeUtc: changes.cancellation?.untilDateTimeUtc ?? null,
  }
}
