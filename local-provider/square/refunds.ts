import type { RefundStatus } from '../ledger.ts'
import { randomText } from '../new-id.ts'
import { writeLedger } from '../provider.ts'
import { isHeldByBank } from './disputes.ts'
import { cad } from './orders.ts'
import type { Money, SquarePayment } from './payment-object.ts'
import { changed, paymentOf } from './payments.ts'
import { recordSquareEvent } from './record-square-event.ts'
import type { SquareRefund, SquareRefundStatus } from './refund-object.ts'
import { notFound, refundRefused, refused } from './square-error.ts'
import { isoNow, type SquareProvider } from './square-provider.ts'
import type { Of } from './square-store.ts'

// developer.squareup.com/docs/payments-api/refund-payments
const mostRefunds = 20
const oldestSeconds = 365 * 24 * 60 * 60

const inLedger: Record<SquareRefundStatus, RefundStatus> = {
  PENDING: 'pending',
  COMPLETED: 'succeeded',
  REJECTED: 'failed',
  FAILED: 'failed',
}
type NewRefund = {
  paymentId: string
  amount: Money
  reason: string | undefined
}

/** Refunds to the card of the payment. */
export function refundPayment(
  provider: SquareProvider,
  owner: string,
  given: NewRefund,
): SquareRefund {
  const kept = paymentOf(provider, owner, given.paymentId)
  assertRefundable(provider, kept.thing, given.amount.amount)
  if (kept.thing.card_details.refund_requires_card_presence)
    throw refundRefused(
      'CARD_PRESENCE_REQUIRED',
      'An Interac payment is refunded at a terminal, with its card.',
      'payment_id',
    )
  const fault = provider.faults.takeForRefund()?.refunds
  // A refund without a sufficient balance is pending until there is money.
  const waiting: SquareRefundStatus = fault ? 'PENDING' : 'COMPLETED'
  return makeRefund(provider, kept, {
    ...given,
    status: fault === 'failed' ? 'FAILED' : waiting,
  })
}

/** @throws SquareApiError if this amount of the payment cannot be refunded */
export function assertRefundable(
  provider: SquareProvider,
  payment: SquarePayment,
  amount: number,
): void {
  const refunds = payment.refund_ids?.length ?? 0
  const since = provider.clock.seconds() - Date.parse(payment.created_at) / 1000
  if (payment.status !== 'COMPLETED')
    throw refundRefused('PAYMENT_NOT_REFUNDABLE', 'Only a completed payment can be refunded.')
  if (isHeldByBank(provider.store, payment))
    throw refundRefused(
      'PAYMENT_NOT_REFUNDABLE_DUE_TO_DISPUTE',
      'A payment that is disputed cannot be refunded.',
      'payment_id',
    )
  if (refunds >= mostRefunds)
    throw refundRefused('PAYMENT_NOT_REFUNDABLE', `A payment has at most ${mostRefunds} refunds.`)
  if (since > oldestSeconds)
    throw refundRefused(
      'PAYMENT_NOT_REFUNDABLE',
      'A payment of more than a year ago stays as it is.',
    )
  if (amount > payment.amount_money.amount - refundedOf(payment))
    throw refundRefused(
      'REFUND_AMOUNT_INVALID',
      'The requested refund amount exceeds the amount available to refund.',
      'amount_money.amount',
    )
}

const refundedOf = (payment: SquarePayment) => payment.refunded_money?.amount ?? 0

type MadeRefund = NewRefund & {
  status: SquareRefundStatus
  terminalRefundId?: string | undefined
}

export function makeRefund(
  provider: SquareProvider,
  kept: Of<SquarePayment>,
  { amount, reason, status, terminalRefundId }: MadeRefund,
): SquareRefund {
  const { owner, thing: payment } = kept
  const now = isoNow(provider)
  const fee = feeGivenBack(payment, amount.amount)
  const refund: SquareRefund = {
    id: `${payment.id}_${randomText(22)}`,
    status,
    location_id: payment.location_id,
    unlinked: false,
    destination_type: 'CARD',
    amount_money: amount,
    ...(fee > 0 && { app_fee_money: cad(fee) }),
    payment_id: payment.id,
    ...(reason && { reason }),
    created_at: now,
    updated_at: now,
    ...(terminalRefundId && { terminal_refund_id: terminalRefundId }),
  }
  provider.store.refunds.set(refund.id, { owner, thing: refund })
  writeLedger(provider, {
    kind: 'refund-made',
    payment: payment.id,
    refund: refund.id,
    amount: amount.amount,
    status: inLedger[status],
  })
  if (fee > 0 && status !== 'FAILED')
    writeLedger(provider, { kind: 'fee-given-back', refund: refund.id, amount: fee })
  payment.refund_ids = [...(payment.refund_ids ?? []), refund.id]
  if (status !== 'FAILED') payment.refunded_money = cad(refundedOf(payment) + amount.amount)
  recordSquareEvent(provider, 'refund.created', { owner, thing: refund })
  changed(provider, kept)
  return refund
}

/**
 * Proportional to the total refunded so far
 * (developer.squareup.com/docs/payments-api/collect-fees).
 */
function feeGivenBack(payment: SquarePayment, amount: number): number {
  const before = refundedOf(payment)
  const upTo = (refunded: number) =>
    Math.round(((payment.app_fee_money?.amount ?? 0) * refunded) / payment.amount_money.amount)
  return upTo(before + amount) - upTo(before)
}

/** @throws SquareApiError 404, also for a refund of another merchant if `owner` is given */
export function refundOf({ store }: SquareProvider, id: string, owner?: string): Of<SquareRefund> {
  const kept = store.refunds.get(id)
  if (!kept || kept.owner !== (owner ?? kept.owner)) throw notFound('Refund', id, 'refund_id')
  return kept
}

/** The client's bank has received the money. */
export function settleRefund(provider: SquareProvider, id: string): SquareRefund {
  const refund = endRefund(provider, id, 'COMPLETED')
  writeLedger(provider, { kind: 'refund-settled', refund: id })
  return refund
}

/** The refund failed, and the money can be refunded in another way. */
export function failRefund(
  provider: SquareProvider,
  id: string,
  status: 'REJECTED' | 'FAILED' = 'FAILED',
): SquareRefund {
  const refund = endRefund(provider, id, status)
  const kept = paymentOf(provider, refundOf(provider, id).owner, refund.payment_id)
  kept.thing.refunded_money = cad(refundedOf(kept.thing) - refund.amount_money.amount)
  writeLedger(provider, { kind: 'refund-failed', refund: id })
  changed(provider, kept)
  return refund
}

function endRefund(
  provider: SquareProvider,
  id: string,
  status: Exclude<SquareRefundStatus, 'PENDING'>,
): SquareRefund {
  const { owner, thing } = refundOf(provider, id)
  if (thing.status !== 'PENDING') throw refused('BAD_REQUEST', 'Only a pending refund can end.')
  Object.assign(thing, { status, updated_at: isoNow(provider) })
  recordSquareEvent(provider, 'refund.updated', { owner, thing })
  return thing
}
