import type Stripe from 'stripe'
import { assertMayCharge } from './accounts.ts'
import { newLineItem, newSession, type NewLine } from './new-session.ts'
import type { Provider } from './provider.ts'
import { recordEvent } from './record-event.ts'
import type { OfAccount } from './store.ts'
import { impossibleRequest, invalidRequest, noSuch } from './stripe-error.ts'

type Session = Stripe.Checkout.Session
export type NewCheckout = Pick<
  Session,
  'client_reference_id' | 'customer_email' | 'locale' | 'metadata' | 'success_url' | 'cancel_url'
> & {
  lines: NewLine[]
  expiresAt: number | undefined
  paymentMetadata: Record<string, string>
  paymentDescription: string | null
  applicationFee: number | null
}

const shortestSeconds = 30 * 60
const longestSeconds = 24 * 60 * 60
/** Stripe's minimum payment is 50 cents. */
const leastCents = 50

export function openCheckout(
  provider: Provider,
  owner: string | null,
  checkout: NewCheckout,
): Session {
  const { lines, expiresAt, paymentMetadata, paymentDescription, applicationFee, ...facts } =
    checkout
  const created = provider.clock.seconds()
  assertExpiry(created, expiresAt)
  assertMayCharge(provider, owner)
  const currency = currencyOf(lines)
  const total = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0)
  assertAmounts(total, applicationFee, owner)
  const session = newSession(
    {
      ...facts,
      amount_total: total,
      currency,
      created,
      expires_at: expiresAt ?? created + longestSeconds,
    },
    provider.publicUrl(),
  )
  provider.store.sessions.set(session.id, { owner, thing: session })
  provider.store.plans.set(session.id, {
    metadata: paymentMetadata,
    applicationFee,
    description: paymentDescription,
    lineItems: lines.map((line) => newLineItem(line, created)),
  })
  provider.touch()
  return session
}

function assertExpiry(created: number, expiresAt: number | undefined): void {
  if (expiresAt === undefined) return
  const param = { param: 'expires_at' }
  if (expiresAt < created + shortestSeconds)
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      param,
    )
  if (expiresAt > created + longestSeconds)
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      param,
    )
}

function currencyOf(lines: readonly NewLine[]): string {
  const currencies = new Set(lines.map(({ currency }) => currency))
  if (currencies.size > 1)
    throw invalidRequest('The line items of a Checkout Session must have one currency.', {
      param: 'line_items',
    })
  return lines[0]!.currency
}

function assertAmounts(total: number, fee: number | null, owner: string | null): void {
  if (total < leastCents)
    throw invalidRequest(
      "The Checkout Session's total amount due must add up to at least $0.50 cad",
      { code: 'amount_too_small' },
    )
  const param = { param: 'payment_intent_data[application_fee_amount]' }
  if (fee !== null && owner === null)
    throw invalidRequest('An application fee takes a connected account.', param)
  if (fee !== null && fee > total)
    throw invalidRequest('An application fee cannot be more than the amount of the charge.', param)
}

/** @throws StripeApiError 404, also for a session of another account */
export function sessionOf(
  provider: Provider,
  owner: string | null,
  id: string,
): OfAccount<Session> {
  const kept = provider.store.sessions.get(id)
  if (!kept || kept.owner !== owner) throw noSuch('checkout.session', id, 'session')
  expireIfLate(provider, kept)
  return kept
}

export function expireCheckout(provider: Provider, kept: OfAccount<Session>): Session {
  const { status } = kept.thing
  if (status !== 'open')
    throw impossibleRequest(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of \`${status}\`.`,
    )
  expire(provider, kept)
  return kept.thing
}

export function expireIfLate(provider: Provider, kept: OfAccount<Session>): void {
  const { status, expires_at: expiresAt } = kept.thing
  if (status === 'open' && expiresAt <= provider.clock.seconds()) expire(provider, kept)
}

export function expireLateSessions(provider: Provider): void {
  for (const kept of provider.store.sessions.values()) expireIfLate(provider, kept)
}

function expire(provider: Provider, kept: OfAccount<Session>): void {
  const { owner, thing: session } = kept
  Object.assign(session, { status: 'expired', url: null })
  // A declined card has created a payment, which can no longer succeed.
  const intent = provider.store.intents.get(String(session.payment_intent))
  if (intent) {
    Object.assign(intent.thing, {
      status: 'canceled',
      canceled_at: provider.clock.seconds(),
      cancellation_reason: 'expired',
    })
    recordEvent(provider, 'payment_intent.canceled', intent)
  }
  recordEvent(provider, 'checkout.session.expired', { owner, thing: session })
}
