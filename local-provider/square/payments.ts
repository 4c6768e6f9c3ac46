import type { CardAttempt, PaidCard } from '../card.ts'
import { randomText } from '../new-id.ts'
import { writeLedger } from '../provider.ts'
import type { SquareOrder } from './order-object.ts'
import type { Money, SquareCard, SquarePayment } from './payment-object.ts'
import { recordSquareEvent } from './record-square-event.ts'
import { notFound } from './square-error.ts'
import { isoNow, type SquareProvider } from './square-provider.ts'
import type { Of } from './square-store.ts'

export type NewPayment = {
  owner: string
  order: SquareOrder
  entryMethod: 'KEYED' | 'EMV'
  referenceId?: string | undefined
  note?: string | undefined
  email?: string | undefined
  terminalCheckoutId?: string | undefined
  /** The application's share of the payment. */
  fee?: Money | undefined
}

const brands: Record<string, string> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMERICAN_EXPRESS',
  discover: 'DISCOVER',
  interac: 'INTERAC',
}
/** Square gives fewer reasons than the bank. */
const declines: Record<string, string> = { insufficient_funds: 'INSUFFICIENT_FUNDS' }

/** Pays with a card; a declined one creates a failed payment. */
export function takePayment(
  provider: SquareProvider,
  given: NewPayment,
  { card, declineCode }: CardAttempt,
): SquarePayment {
  const { owner, order } = given
  const payment = newPayment(given, card, isoNow(provider))
  provider.store.payments.set(payment.id, { owner, thing: payment })
  writeLedger(provider, {
    kind: declineCode ? 'declined' : 'paid',
    payment: payment.id,
    account: owner,
    amount: payment.amount_money.amount,
    // In lower case, as in the ledger of the other provider.
    currency: payment.amount_money.currency.toLowerCase(),
    applicationFee: given.fee?.amount ?? null,
    orderReference: order.reference_id ?? null,
    metadata: order.metadata ?? {},
  })
  if (declineCode) fail(payment, declines[declineCode] ?? 'GENERIC_DECLINE')
  recordSquareEvent(provider, 'payment.created', { owner, thing: payment })
  if (declineCode) return payment
  Object.assign(payment, { status: 'COMPLETED', receipt_number: randomText(4) })
  payment.card_details.status = 'CAPTURED'
  changed(provider, { owner, thing: payment })
  return payment
}

const newPayment = (given: NewPayment, card: PaidCard, now: string): SquarePayment => ({
  id: randomText(29),
  created_at: now,
  updated_at: now,
  amount_money: given.order.total_money,
  total_money: given.order.total_money,
  approved_money: given.order.total_money,
  status: 'APPROVED',
  source_type: 'CARD',
  card_details: {
    status: 'AUTHORIZED',
    card: cardOf(card),
    entry_method: given.entryMethod,
    // An Interac refund requires the card
    // (developer.squareup.com/docs/terminal-api/square-terminal-refunds).
    ...(card.brand === 'interac' && { refund_requires_card_presence: true }),
  },
  location_id: given.order.location_id,
  order_id: given.order.id,
  ...(given.referenceId && { reference_id: given.referenceId }),
  ...(given.note && { note: given.note }),
  ...(given.fee && { app_fee_money: given.fee }),
  ...(given.email && { buyer_email_address: given.email }),
  ...(given.terminalCheckoutId && { terminal_checkout_id: given.terminalCheckoutId }),
  version_token: randomText(43),
})

const cardOf = ({ brand, last4, expiryMonth, expiryYear, name }: PaidCard): SquareCard => ({
  card_brand: brands[brand] ?? 'OTHER_BRAND',
  last_4: last4,
  exp_month: expiryMonth,
  exp_year: expiryYear,
  ...(name && { cardholder_name: name }),
})

function fail(payment: SquarePayment, code: string): void {
  payment.status = 'FAILED'
  delete payment.approved_money
  payment.card_details.status = 'FAILED'
  payment.card_details.errors = [
    { category: 'PAYMENT_METHOD_ERROR', code, detail: `Authorization error: '${code}'` },
  ]
}

/** Updates the version of a payment and records the event. */
export function changed(provider: SquareProvider, { owner, thing }: Of<SquarePayment>): void {
  Object.assign(thing, { updated_at: isoNow(provider), version_token: randomText(43) })
  recordSquareEvent(provider, 'payment.updated', { owner, thing })
}

/** @throws SquareApiError 404, also for a payment of another merchant */
export function paymentOf({ store }: SquareProvider, owner: string, id: string): Of<SquarePayment> {
  const kept = store.payments.get(id)
  if (kept?.owner !== owner) throw notFound('Payment', id, 'payment_id')
  return kept
}
