import type Stripe from 'stripe'
import type { PaidCard } from './card.ts'
import { newId } from './new-id.ts'
import type { PaymentPlan } from './store.ts'

export function newIntent(
  session: Stripe.Checkout.Session,
  { metadata, applicationFee, description }: PaymentPlan,
  created: number,
): Stripe.PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total!,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: applicationFee,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created,
    currency: session.currency!,
    customer: null,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

type ChargeFacts = {
  intent: Stripe.PaymentIntent
  card: PaidCard
  email: string | null
  created: number
  /** Reason of a declined payment; null if it succeeded. */
  declineCode: string | null
}

export function newCharge({ intent, card, email, ...facts }: ChargeFacts): Stripe.Charge {
  const isPaid = facts.declineCode === null
  const { amount, currency, application_fee_amount: fee } = intent
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: isPaid && fee !== null ? newId('fee') : null,
    application_fee_amount: fee,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: { address: null, email, name: card.name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: facts.created,
    currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(facts.declineCode),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: cardDetails(card, amount) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

export const newFee = (charge: Stripe.Charge, account: string | null): Stripe.ApplicationFee => ({
  id: String(charge.application_fee),
  object: 'application_fee',
  account: account ?? '',
  amount: charge.application_fee_amount!,
  amount_refunded: 0,
  application: 'ca_local',
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: charge.created,
  currency: charge.currency,
  fee_source: { charge: charge.id, type: 'charge' },
  livemode: false,
  originating_transaction: null,
  refunded: false,
  refunds: { object: 'list', data: [], has_more: false, url: '' },
})

const outcomeOf = (declineCode: string | null): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: declineCode ? 'declined_by_network' : 'approved_by_network',
  reason: declineCode,
  risk_level: 'normal',
  seller_message: declineCode ? 'The bank did not accept the payment.' : 'Payment complete.',
  type: declineCode ? 'issuer_declined' : 'authorized',
})

/** Stored details of a card. */
const cardDetails = (
  { brand, last4, expiryMonth, expiryYear }: PaidCard,
  amount: number,
): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: amount,
  authorization_code: null,
  brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'CA',
  electronic_commerce_indicator: null,
  exp_month: expiryMonth,
  exp_year: expiryYear,
  funding: 'credit',
  installments: null,
  last4,
  mandate: null,
  network: brand,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
})
