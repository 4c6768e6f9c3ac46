import type { Tap } from '../../card.ts'
import { randomText } from '../../new-id.ts'
import type { Money, SquarePayment } from '../payment-object.ts'
import { paymentOf } from '../payments.ts'
import { assertRefundable, makeRefund } from '../refunds.ts'
import { refundRefused } from '../square-error.ts'
import { isoNow, type SquareProvider } from '../square-provider.ts'
import type { TerminalRefundAction } from '../square-store.ts'
import { deviceOf } from './device-codes.ts'
import { changeAction, keepAction, waitingAt } from './terminal-actions.ts'
import type { SquareTerminalRefund } from './terminal-objects.ts'

export type NewTerminalRefund = {
  paymentId: string
  amount: Money
  reason: string
  deviceId: string
  deadline: string
}

/**
 * Requests the refund of an Interac payment at a terminal, to its card
 * (developer.squareup.com/docs/terminal-api/square-terminal-refunds).
 */
export function requestRefund(
  provider: SquareProvider,
  owner: string,
  given: NewTerminalRefund,
): SquareTerminalRefund {
  const device = deviceOf(provider, given.deviceId, { owner, field: 'refund.device_id' })
  const { thing: payment } = paymentOf(provider, owner, given.paymentId)
  if (!payment.card_details.refund_requires_card_presence)
    throw refundRefused(
      'PAYMENT_NOT_REFUNDABLE',
      'Only Interac payments are refunded at a terminal.',
      'refund.payment_id',
    )
  const others = waitingFor(provider, payment)
  assertRefundable(provider, payment, given.amount.amount + others)
  const now = isoNow(provider)
  const thing: SquareTerminalRefund = {
    id: `${randomText(8)}-${payment.id}`,
    payment_id: payment.id,
    order_id: payment.order_id,
    amount_money: given.amount,
    reason: given.reason,
    device_id: given.deviceId,
    deadline_duration: given.deadline,
    status: 'PENDING',
    created_at: now,
    updated_at: now,
    app_id: provider.application.id,
    location_id: device.locationId,
  }
  keepAction(provider, { owner, kind: 'refund', thing })
  return thing
}

/** Amount of open refunds of a payment at terminals. */
const waitingFor = (provider: SquareProvider, payment: SquarePayment): number =>
  [...provider.store.devices.keys()]
    .flatMap((deviceId) => waitingAt(provider, deviceId))
    .filter(({ kind, thing }) => kind === 'refund' && thing.payment_id === payment.id)
    .reduce((sum, { thing }) => sum + thing.amount_money.amount, 0)

/** Presents the card to the terminal. */
export function completeRefund(
  provider: SquareProvider,
  action: TerminalRefundAction,
  tap: Tap,
): 'paid' | 'declined' {
  if (tap === 'declined') return 'declined'
  const { owner, thing } = action
  const refund = makeRefund(provider, paymentOf(provider, owner, thing.payment_id), {
    paymentId: thing.payment_id,
    amount: thing.amount_money,
    reason: thing.reason,
    status: 'COMPLETED',
    terminalRefundId: thing.id,
  })
  changeAction(provider, action, { status: 'COMPLETED', refund_id: refund.id })
  return 'paid'
}
