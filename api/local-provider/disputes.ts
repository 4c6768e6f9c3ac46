import type Stripe from 'stripe'
import type { DisputeOutcome } from './ledger.ts'
import { newId } from './new-id.ts'
import { writeLedger, type Provider } from './provider.ts'
import { recordEvent } from './record-event.ts'
import { cannotBeDone, noSuch } from './stripe-error.ts'

const evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence

type NewDispute = { paymentIntent: string; amount?: number; reason?: string }
const answerWithinSeconds = 14 * 24 * 60 * 60

/** A client tells the bank that the payment was not theirs. */
export function openDispute(provider: Provider, given: NewDispute): Stripe.Dispute {
  const { store, clock } = provider
  const intent = store.intents.get(given.paymentIntent)
  const charge = store.charges.get(String(intent?.thing.latest_charge))
  if (!intent || !charge?.thing.paid) throw noSuch('payment_intent', given.paymentIntent)
  if (charge.thing.disputed) throw cannotBeDone('This payment is disputed already.')
  const created = clock.seconds()
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: given.amount ?? charge.thing.amount - charge.thing.amount_refunded,
    balance_transactions: [],
    charge: charge.thing.id,
    created,
    currency: charge.thing.currency,
    enhanced_eligibility_types: [],
    evidence: structuredClone(evidence),
    evidence_details: {
      due_by: created + answerWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.thing.id,
    reason: given.reason ?? 'fraudulent',
    status: 'needs_response',
  }
  charge.thing.disputed = true
  store.disputes.set(dispute.id, { owner: intent.owner, thing: dispute })
  writeLedger(provider, {
    kind: 'disputed',
    payment: intent.thing.id,
    dispute: dispute.id,
    amount: dispute.amount,
  })
  recordEvent(provider, 'charge.dispute.created', { owner: intent.owner, thing: dispute })
  return dispute
}

export function closeDispute(
  provider: Provider,
  id: string,
  outcome: DisputeOutcome,
): Stripe.Dispute {
  const kept = provider.store.disputes.get(id)
  if (!kept) throw noSuch('dispute', id)
  if (kept.thing.status !== 'needs_response') throw cannotBeDone('This dispute is closed already.')
  kept.thing.status = outcome
  writeLedger(provider, { kind: 'dispute-closed', dispute: id, outcome })
  recordEvent(provider, 'charge.dispute.closed', kept)
  return kept.thing
}
