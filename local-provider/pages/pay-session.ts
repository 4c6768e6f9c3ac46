import type Stripe from 'stripe'
import type { CardAttempt } from '../card.ts'
import { newCharge, newFee, newIntent } from '../new-payment.ts'
import { writeLedger, type Provider } from '../provider.ts'
import { recordEvent } from '../record-event.ts'
import type { OfAccount } from '../store.ts'

export type PaymentOutcome = 'paid' | 'declined' | 'closed'

/** Pays a session with a card. A declined one leaves the session open for another. */
export function paySession(
  provider: Provider,
  kept: OfAccount<Stripe.Checkout.Session>,
  { card, declineCode }: CardAttempt,
): PaymentOutcome {
  const { owner, thing: session } = kept
  if (session.status !== 'open') return 'closed'
  const intent = intentOf(provider, kept)
  const charge = newCharge({
    intent,
    card,
    declineCode,
    email: session.customer_email,
    created: provider.clock.seconds(),
  })
  provider.store.charges.set(charge.id, { owner, thing: charge })
  if (charge.application_fee !== null) keepFee(provider, newFee(charge, owner))
  intent.latest_charge = charge.id
  writeLedger(provider, {
    kind: declineCode ? 'declined' : 'paid',
    payment: intent.id,
    account: owner,
    amount: intent.amount,
    currency: intent.currency,
    applicationFee: intent.application_fee_amount,
    orderReference: session.client_reference_id,
    metadata: { ...session.metadata, ...intent.metadata },
  })
  if (declineCode) {
    decline(provider, owner, { intent, charge, declineCode })
    return 'declined'
  }
  complete(provider, kept, { intent, charge })
  return 'paid'
}

const keepFee = ({ store }: Provider, thing: Stripe.ApplicationFee) =>
  store.fees.set(thing.id, { owner: null, thing })

/** The payment of a session, created at the first attempt, as at Stripe. */
function intentOf(
  { store, clock }: Provider,
  { owner, thing: session }: OfAccount<Stripe.Checkout.Session>,
): Stripe.PaymentIntent {
  const existing = store.intents.get(String(session.payment_intent))
  if (existing) return existing.thing
  const intent = newIntent(session, store.plans.get(session.id)!, clock.seconds())
  store.intents.set(intent.id, { owner, thing: intent })
  session.payment_intent = intent.id
  return intent
}

type ChargedPayment = { intent: Stripe.PaymentIntent; charge: Stripe.Charge }

function decline(
  provider: Provider,
  owner: string | null,
  { intent, charge, declineCode }: ChargedPayment & { declineCode: string },
): void {
  intent.last_payment_error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    charge: charge.id,
    message: 'Your card was declined.',
  }
  recordEvent(provider, 'payment_intent.payment_failed', { owner, thing: intent })
}

function complete(
  provider: Provider,
  { owner, thing: session }: OfAccount<Stripe.Checkout.Session>,
  { intent, charge }: ChargedPayment,
): void {
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    payment_method: charge.payment_method,
  })
  const { email, name } = charge.billing_details
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  })
  recordEvent(provider, 'charge.succeeded', { owner, thing: charge })
  recordEvent(provider, 'payment_intent.succeeded', { owner, thing: intent })
  recordEvent(provider, 'checkout.session.completed', { owner, thing: session })
}
