import type Stripe from 'stripe'
import type { DisputeOutcome } from '../ledger.ts'
import { newId } from '../new-id.ts'
import { writeLedger, type Provider } from '../provider.ts'
import { recordEvent } from '../record-event.ts'
import type { OfAccount } from '../store.ts'
import { impossibleRequest, noSuch } from '../stripe-error.ts'
import { noEvidence } from './dispute-evidence.ts'

export type NewDispute = {
  paymentIntent: string
  amount?: number
  reason?: string
  /** The bank only asks: no money is moved yet. */
  isInquiry?: boolean
}
type StoredDispute = OfAccount<Stripe.Dispute>
const answerWithinSeconds = 14 * 24 * 60 * 60
const feeCents = 1500

/** A client disputes a payment at their bank. */
export function openDispute(provider: Provider, given: NewDispute): Stripe.Dispute {
  const { store, clock } = provider
  const intent = store.intents.get(given.paymentIntent)
  const charge = store.charges.get(String(intent?.thing.latest_charge))
  if (!intent || !charge?.thing.paid) throw noSuch('payment_intent', given.paymentIntent)
  if (charge.thing.disputed) throw impossibleRequest('This payment is disputed already.')
  charge.thing.disputed = true
  const dispute = newDispute(charge.thing, given, clock.seconds())
  const kept = { owner: intent.owner, thing: dispute }
  store.disputes.set(dispute.id, kept)
  recordEvent(provider, 'charge.dispute.created', kept)
  if (!given.isInquiry) withdraw(provider, kept)
  return dispute
}

const newDispute = (
  charge: Stripe.Charge,
  { amount, reason, isInquiry = false }: NewDispute,
  created: number,
): Stripe.Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: amount ?? charge.amount - charge.amount_refunded,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: structuredClone(noEvidence),
  evidence_details: {
    due_by: created + answerWithinSeconds,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: isInquiry,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: reason ?? 'fraudulent',
  status: isInquiry ? 'warning_needs_response' : 'needs_response',
})

/** The bank withdraws the money while the dispute is open. */
function withdraw(provider: Provider, kept: StoredDispute): void {
  const { thing: dispute } = kept
  writeLedger(provider, {
    kind: 'disputed',
    payment: String(dispute.payment_intent),
    dispute: dispute.id,
    amount: dispute.amount,
  })
  dispute.balance_transactions.push(movement(provider, dispute, -1))
  recordEvent(provider, 'charge.dispute.funds_withdrawn', kept)
}

/** Balance transaction of a dispute; its fee is returned with the money. */
function movement(
  { clock }: Provider,
  { id, amount, currency }: Stripe.Dispute,
  sign: 1 | -1,
): Stripe.BalanceTransaction {
  const created = clock.seconds()
  const fee = -sign * feeCents
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: sign * amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: sign * amount - fee,
    reporting_category: sign < 0 ? 'dispute' : 'dispute_reversal',
    source: id,
    status: 'available',
    type: 'adjustment',
  }
}

/** @throws StripeApiError for a closed or unknown dispute */
function openOne({ store }: Provider, id: string): StoredDispute {
  const kept = store.disputes.get(id)
  if (!kept) throw noSuch('dispute', id)
  if (!kept.thing.status.endsWith('needs_response'))
    throw impossibleRequest('This dispute is closed already.')
  return kept
}

/** The bank was not satisfied with the answer to its inquiry: the money is withdrawn. */
export function escalateDispute(provider: Provider, id: string): Stripe.Dispute {
  const kept = openOne(provider, id)
  if (kept.thing.status !== 'warning_needs_response')
    throw impossibleRequest('This dispute is no inquiry.')
  Object.assign(kept.thing, { status: 'needs_response', is_charge_refundable: false })
  recordEvent(provider, 'charge.dispute.updated', kept)
  withdraw(provider, kept)
  return kept.thing
}

/** The bank decides; an inquiry is closed without a decision, whatever `outcome` is. */
export function closeDispute(
  provider: Provider,
  id: string,
  outcome: DisputeOutcome,
): Stripe.Dispute {
  const kept = openOne(provider, id)
  const { thing: dispute } = kept
  if (dispute.status === 'warning_needs_response') dispute.status = 'warning_closed'
  else {
    dispute.status = outcome
    writeLedger(provider, { kind: 'dispute-closed', dispute: id, outcome })
    if (outcome === 'won') {
      dispute.is_charge_refundable = true
      dispute.balance_transactions.push(movement(provider, dispute, 1))
      recordEvent(provider, 'charge.dispute.funds_reinstated', kept)
    }
  }
  recordEvent(provider, 'charge.dispute.closed', kept)
  return dispute
}

/**
 * Whether the bank holds the money of a charge, temporarily or for good, so that it cannot be
 * refunded.
 */
export const isHeldByBank = ({ disputes }: Provider['store'], charge: Stripe.Charge): boolean =>
  [...disputes.values()].some(
    ({ thing }) => thing.charge === charge.id && !thing.is_charge_refundable,
  )
