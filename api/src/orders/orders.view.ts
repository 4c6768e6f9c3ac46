import { toDollars } from '@guichet/contract/money.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { Order } from '@guichet/contract/orders/order-view.ts'
import type { CancelProposal } from '@guichet/contract/orders/refunds/cancel-proposals.ts'
import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import type { z } from 'zod'
import { localDateOf, localDateTimeOf } from '../platform/values/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'
import { viewForms } from '../tickets/public.ts'
import {
  awaitedUntil,
  creditedCents,
  finalCentsOf,
  isBalanceAwaited,
  isFree,
  owedCents,
  paidCentsOf,
  refundedCentsOf,
  settlementOf,
} from './balance.rules.ts'
import { viewCash } from './cash.view.ts'
import { isRefundStopped, withdrawnCents } from './disputes/disputes.rules.ts'
import { viewDisputes } from './disputes/disputes.view.ts'
import { viewInvoice } from './invoice.view.ts'
import type { LoadedOrder } from './load-orders.db.ts'
import { actionsOf } from './order-actions.rules.ts'
import { viewTills } from './order-tills.db.ts'
import { paymentToken } from './payment/payment-token.ts'
import { isLive, lastCancellation } from './refunds/live-refunds.rules.ts'
import { remainingOf } from './refunds/refundable.rules.ts'
import {
  cancelledUnits,
  hasSomethingValid,
  isCounted,
  isRefundedButValid,
} from './refunds/standing-units.rules.ts'
import type { TicketMoves } from './ticket-moves.db.ts'
import { unitCents } from './unit-cost.rules.ts'
import { hasTime, hasTimeToLose, isDated, isExchangeable, wasEdited } from './unit-times.view.ts'

type OrderView = z.output<typeof Order>
type ReaderRestrictions = { restrictions: ReadonlySet<string> }
/** Reader and time of a view: the allowed actions depend on both. */
export type OrderReader = { actor: ReaderRestrictions; now: string }

/** An order as its page reads it; `can` comes from the rule that the handlers also check. */
export function viewOrder(loaded: LoadedOrder, moves: TicketMoves, look: OrderReader): OrderView {
  const { order, invoices, units, payments, disputes, refunds, settings, tenant } = loaded
  const live = refunds.filter(isLive)
  const refundedCents = refundedCentsOf(refunds)
  const credited = creditedCents(refunds)
  const remainingCents = remainingOf(units, settings.fee_refund_policy)
  const fees = units.filter((unit) => unit.kind === 'fee')
  const tickets = units.filter((unit) => unit.ticket_id && !unit.voided_at)
  return {
    publicId: order.id,
    orderReferenceNumber: order.reference,
    status: order.status as OrderStatus,
    invoicePublicId: invoices[0]!.id,
    createdDateTimeUtc: order.created_at,
    createdDateTimeLocal: localDateTimeOf(order.created_at, tenant.time_zone),
    completedDateTimeUtc: order.completed_at,
    ticketPublicIds: tickets.map((unit) => unit.ticket_id).join(','),
    bookingPublicIds: units.flatMap((unit) => unit.booking_id ?? []).join(','),
    userPublicId: order.client_id,
    isAnonymous: order.client_id === null,
    language: order.language as 'fr' | 'en',
    createdByName: order.seller_first_name
      ? `${order.seller_first_name} ${order.seller_last_name}`
      : order.seller_key_name,
    invoice: viewInvoice({ ...loaded, moves, now: look.now }),
    ...viewPayments(loaded),
    ...viewDisputes(disputes),
    mails: loaded.mails.map((mail) => ({
      publicId: mail.id,
      kind: mail.kind,
      to: mail.to_email,
      state: mail.state as 'sent',
      createdDateTimeUtc: mail.created_at,
      sentDateTimeUtc: mail.sent_at,
    })),
    refundReasons: live.map((refund) => refund.reason),
    totalRefunded: toDollars(refundedCents - credited),
    ...(credited > 0 && { totalCredited: toDollars(credited) }),
    isFree: isFree(loaded),
    ...settlementOf({
      status: order.status,
      finalCents: finalCentsOf(loaded),
      owedCents: owedCents(loaded),
    }),
    isRefundedButValid: isRefundedButValid(loaded),
    ...(loaded.refundTills.length > 0 && { refundTills: viewTills(loaded.refundTills) }),
    totalKept: toDollars(
      paidCentsOf(payments) - refundedCents + credited - withdrawnCents(disputes),
    ),
    ...viewBalance(loaded, look),
    ...viewOrigin(loaded),
    totalRemaining: toDollars(remainingCents),
    forms: viewAnswers(loaded),
    feesRemaining: toDollars(sumOf(fees.map((unit) => unitCents(unit) - unit.refunded_cents))),
    can: actionsFor(loaded, look),
    cancelsRefunded: loaded.settings.cancels_refunded as CancelProposal,
    version: order.version,
    businessName: tenant.name,
  }
}

/** Quote or other system from which an order originates, and whether it names people. */
const viewOrigin = ({
  order,
}: LoadedOrder): Pick<OrderView, 'quote' | 'isTakenOver' | 'hasParty' | 'party'> => ({
  ...(order.has_party && { hasParty: true }),
  ...(order.party && { party: order.party }),
  ...(order.is_taken_over && { isTakenOver: true }),
  ...(order.quote_id &&
    order.quote_number !== null && {
      quote: { publicId: order.quote_id, number: quoteNumber(order.quote_number) },
    }),
})

/** Balance of an order; shown whenever the sale was made with one, even after it is paid. */
function viewBalance(
  loaded: LoadedOrder,
  { now }: OrderReader,
): Pick<OrderView, 'balance' | 'purchaseOrder'> {
  const { order, tenant, ways } = loaded
  const dueDate = order.balance_due_on
  const owed = owedCents(loaded)
  const isOverdue = owed > 0 && dueDate !== null && dueDate < localDateOf(now, tenant.time_zone)
  return {
    purchaseOrder: order.purchase_order,
    ...(dueDate && {
      balance: {
        owed: toDollars(owed),
        dueDate,
        isOverdue,
        ...ways,
        isTerminalReferenceRequired: order.is_terminal_reference_required,
      },
    }),
  }
}

type PaymentView = Pick<
  OrderView,
  'payments' | 'totalPaid' | 'paymentDateTimeUtc' | 'paymentReferenceNumber'
>
function viewPayments({ order, payments }: LoadedOrder): PaymentView {
  const succeeded = payments.filter((payment) => payment.state === 'succeeded')
  const [first] = succeeded
  return {
    paymentDateTimeUtc: first?.paid_at ?? null,
    paymentReferenceNumber: first?.reference ?? first?.provider_ref ?? null,
    totalPaid: toDollars(paidCentsOf(payments)),
    payments: payments.map((payment) => ({
      publicId: payment.id,
      method: payment.method as 'cash',
      reference: payment.reference ?? payment.provider_ref,
      amount: toDollars(payment.cents),
      state: payment.state as 'succeeded',
      paidDateTimeUtc: payment.paid_at,
      ...viewCash(payment),
      ...(payment.is_balance && { isBalance: true }),
      ...(payment.method === 'cash' &&
        payment.till_id !== null &&
        payment.register_name !== null && {
          till: { publicId: payment.till_id, registerName: payment.register_name },
        }),
      ...(payment.state === 'pending' &&
        payment.link_token && {
          link: {
            token: paymentToken(payment.tenant_id, payment.link_token),
            heldUntilDateTimeUtc: awaitedUntil(order, payment),
            lastError: payment.last_error,
          },
        }),
      ...(payment.state === 'pending' &&
        payment.provider_account !== null &&
        payment.link_token === null && {
          terminal: {
            heldUntilDateTimeUtc: awaitedUntil(order, payment),
            lastError: payment.last_error,
          },
        }),
    })),
  }
}

/** Answers to forms, for the order and for each ticket. */
const viewAnswers = ({ answers, units }: LoadedOrder): OrderView['forms'] =>
  [...Map.groupBy(answers, (answer) => answer.ticket_id)].map(([ticketId, ofTicket]) => ({
    ticketPublicId: ticketId,
    ticketReferenceKey:
      units.find((unit) => ticketId !== null && unit.ticket_id === ticketId)?.ticket_reference ??
      null,
    forms: viewForms(ofTicket),
  }))

/** Allowed actions on a loaded order, for its page and for the handlers. */
export const actionsFor = (
  loaded: LoadedOrder,
  { actor: { restrictions }, now }: OrderReader,
): OrderView['can'] => {
  const { order, units, refunds, settings } = loaded
  const cancelled = cancelledUnits(units)
  return actionsOf({
    status: order.status as OrderStatus,
    isFree: isFree(loaded),
    hasSomethingValid: hasSomethingValid(units),
    isPaid: paidCentsOf(loaded.payments) > 0,
    remainingCents: remainingOf(units, settings.fee_refund_policy),
    owedCents: owedCents(loaded),
    isBalanceAwaited: isBalanceAwaited(loaded.payments),
    isRefundStopped: isRefundStopped(loaded.disputes),
    hasEmail: order.email !== null,
    hasTickets: units.some((unit) => unit.ticket_id && !unit.voided_at),
    hasExchangeable: units.some((unit) => isExchangeable(unit, now)),
    wasEdited: units.some(wasEdited),
    hasDatedKind: units.some(isDated),
    hasTime: units.some(hasTime),
    hasTimeToLose: units.some((unit) => hasTimeToLose(unit, now)),
    isCancelled: order.status === 'Canceled' && lastCancellation(refunds) !== null,
    isRestricted: restrictions.has('Refund'),
    hasUncancelledUnit: units.some((unit) => isCounted(unit) && !cancelled.has(unit.id)),
    hasRemainingRefund: refunds.some((refund) => isLive(refund) && refund.scope === 'remaining'),
    settings: {
      percentRefundOnCounterOrders: settings.percent_refund_on_counter_orders,
      allowSeveralPartialRefunds: settings.allow_several_partial_refunds,
    },
  })
}
