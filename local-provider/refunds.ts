import type Stripe from 'stripe'
import { isHeldByBank } from './disputes/disputes.ts'
import type { RefundStatus } from './ledger.ts'
import { newId } from './new-id.ts'
import { writeLedger, type Provider } from './provider.ts'
import { recordEvent } from './record-event.ts'
import type { OfAccount } from './store.ts'
import { impossibleRequest, invalidRequest, noSuch } from './stripe-error.ts'

export type NewRefund = {
  paymentIntent: string | undefined
  charge: string | undefined
  amount: number | undefined
  reason: string | null
  metadata: Record<string, string>
  givesFeeBack: boolean
}

export function makeRefund(
  provider: Provider,
  owner: string | null,
  given: NewRefund,
): Stripe.Refund {
  const charge = chargeToRefund(provider, owner, given)
  const amount = amountToRefund(provider, charge, given.amount)
  if (given.givesFeeBack && charge.application_fee === null)
    throw invalidRequest('The charge has no application fee to give back.', {
      param: 'refund_application_fee',
    })
  const fault = provider.faults.takeForRefund()?.refunds
  if (fault === 'balance-insufficient')
    throw impossibleRequest('Insufficient funds in your Stripe balance to refund this amount.', {
      code: 'balance_insufficient',
    })
  const refund = newRefund(charge, amount, given, {
    status: fault ?? 'succeeded',
    created: provider.clock.seconds(),
  })
  provider.store.refunds.set(refund.id, { owner, thing: refund })
  writeMade(provider, charge, refund, given.givesFeeBack)
  if (fault !== 'failed') countRefund(charge, amount)
  const thing = refund
  recordEvent(provider, 'refund.created', { owner, thing })
  if (fault === 'failed') recordEvent(provider, 'refund.failed', { owner, thing })
  else recordEvent(provider, 'charge.refunded', { owner, thing: charge })
  return refund
}

function chargeToRefund(
  { store }: Provider,
  owner: string | null,
  { paymentIntent, charge: chargeId }: NewRefund,
): Stripe.Charge {
  const named = paymentIntent ?? chargeId
  if (!named)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = paymentIntent === undefined ? undefined : store.intents.get(paymentIntent)
  if (paymentIntent !== undefined && intent?.owner !== owner)
    throw noSuch('payment_intent', paymentIntent, 'payment_intent')
  const charge = store.charges.get(intent ? String(intent.thing.latest_charge) : named)
  if (!charge || charge.owner !== owner) throw noSuch('charge', named, 'charge')
  if (!charge.thing.paid)
    throw impossibleRequest(`${named} does not have a successful charge to refund.`)
  return charge.thing
}

function amountToRefund(
  { store }: Provider,
  charge: Stripe.Charge,
  given: number | undefined,
): number {
  const left = charge.amount - charge.amount_refunded
  if (isHeldByBank(store, charge))
    throw impossibleRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (left === 0)
    throw impossibleRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  const amount = given ?? left
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount > left)
    throw impossibleRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    )
  return amount
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const newRefund = (
  charge: Stripe.Charge,
  amount: number,
  { reason, metadata }: NewRefund,
  { status, created }: { status: RefundStatus; created: number },
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: {
    type: 'card',
    card: {
      type: 'refund',
      reference_status: 'pending',
      reference_type: 'acquirer_reference_number',
    },
  },
  ...(status === 'pending' && { pending_reason: 'processing' }),
  ...(status === 'failed' && { failure_reason: 'unknown' }),
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status,
  transfer_reversal: null,
})

function writeMade(
  provider: Provider,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
  givesFeeBack: boolean,
): void {
  const { id, amount } = refund
  writeLedger(provider, {
    kind: 'refund-made',
    payment: String(charge.payment_intent),
    refund: id,
    amount,
    status: refund.status as RefundStatus,
  })
  if (!givesFeeBack || refund.status === 'failed') return
  // Proportional to the total refunded so far, so that the cents of several refunds add up.
  const feeOf = (refunded: number) =>
    Math.round((charge.application_fee_amount! * refunded) / charge.amount)
  const before = charge.amount_refunded
  const share = feeOf(before + amount) - feeOf(before)
  const { thing: fee } = provider.store.fees.get(String(charge.application_fee))!
  fee.amount_refunded += share
  fee.refunded = fee.amount_refunded === fee.amount
  writeLedger(provider, { kind: 'fee-given-back', refund: id, amount: share })
}

function countRefund(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}

/** @throws StripeApiError 404, also for a refund of another account */
function refundOf({ store }: Provider, id: string): OfAccount<Stripe.Refund> {
  const kept = store.refunds.get(id)
  if (!kept) throw noSuch('refund', id)
  return kept
}

/** The client's bank has received the money. */
export function settleRefund(provider: Provider, id: string): Stripe.Refund {
  const kept = refundOf(provider, id)
  if (kept.thing.status !== 'pending')
    throw impossibleRequest('Only a pending refund can be settled.')
  kept.thing.status = 'succeeded'
  delete kept.thing.pending_reason
  writeLedger(provider, { kind: 'refund-settled', refund: id })
  recordEvent(provider, 'refund.updated', kept)
  return kept.thing
}

/** The client's bank has returned the money, which can happen after a success. */
export function failRefund(provider: Provider, id: string): Stripe.Refund {
  const kept = refundOf(provider, id)
  const { owner, thing: refund } = kept
  if (refund.status === 'failed') throw impossibleRequest('This refund has failed already.')
  Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
  delete refund.pending_reason
  const charge = provider.store.charges.get(String(refund.charge))!.thing
  countRefund(charge, -refund.amount)
  writeLedger(provider, { kind: 'refund-failed', refund: id })
  recordEvent(provider, 'refund.updated', { owner, thing: refund })
  recordEvent(provider, 'refund.failed', { owner, thing: refund })
  return refund
}
