import Stripe from 'stripe'
import { apiError } from '../platform/http/api-error.ts'
import type {
  Access,
  Accounts,
  AccountState,
  CheckoutState,
  Checkouts,
  FeeOfRefund,
  PaymentProvider,
  Session,
} from './providers.ts'
import { stripeDisputes } from './stripe-disputes.ts'

/** Error code of Stripe for a refund of a disputed payment. */
const disputedCode = 'charge_disputed'

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string }

/** A payment page outlives every hold: we close it, and it expires by itself if we cannot. */
const pageHours = 23
const timeoutMs = 15_000

/**
 * Stripe by its own library: each business is a connected account, charged directly, so the
 * installation never holds the money. Source: docs.stripe.com/connect/direct-charges.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const api = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    host: api.hostname,
    ...(api.port && { port: api.port }),
    protocol: api.protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    // Retries are done by our jobs: each is recorded, and none is made during a transaction.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const dashboardUrl = api.hostname === 'api.stripe.com' ? 'https://dashboard.stripe.com/' : null
  return {
    ...refundsOf(stripe),
    ...stripeDisputes(stripe, { dashboardUrl }),
    checkouts: checkoutsOf(stripe),
    accounts: accountsOf(stripe),
    readAccount: ({ account }) => readAccount(stripe, account),
    dashboardUrl,
    readEvent: async (body, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret)
        assertNotAhead(signature)
        const { id, metadata, payment_intent } = event.data.object as EventObject
        return {
          id: event.id,
          type: event.type,
          account: event.account ?? null,
          object: payment_intent ?? id ?? null,
          payment: metadata?.payment ?? null,
          dispute: event.type.startsWith('charge.dispute.') ? (id ?? null) : null,
        }
      } catch {
        throw apiError('SignatureInvalid')
      }
    },
  }
}

/** Highest age of a notification that the library accepts. */
const toleranceSeconds = 300
/** The library rejects old notifications, but accepts those dated in the future. */
function assertNotAhead(signature: string): void {
  const sentAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1])
  if (!(sentAt <= Date.now() / 1000 + toleranceSeconds)) throw apiError('SignatureInvalid')
}

/** Fields that objects of Stripe have in common, as far as they are read. */
type EventObject = {
  id?: string
  payment_intent?: string | null
  metadata?: Record<string, string> | null
}

const on = (access: Access | null) => (access ? { stripeAccount: access.account } : {})

function refundsOf(stripe: Stripe): Pick<PaymentProvider, 'refund' | 'readRefund'> {
  /** Stripe forgets keys after a day, so an earlier attempt is looked up first. */
  const earlier = async (paymentRef: string, key: string, access: Access | null) => {
    for await (const refund of stripe.refunds.list(
      { payment_intent: paymentRef, limit: 100 },
      on(access),
    ))
      if (refund.metadata?.transfer === key) return refund
    return null
  }
  const answer = async (refund: Stripe.Refund, access: Access | null, fee: FeeOfRefund) => {
    const ended = answerOf(refund)
    if (ended.outcome !== 'settled' || !fee) return ended
    return { ...ended, feeCents: (await feeTakenBack(stripe, refund, access)) - fee.beforeCents }
  }
  return {
    refund: async ({ key, cents, paymentRef, access, wasTried, fee }) => {
      if (paymentRef === null) return { outcome: 'refused', why: 'the payment has no reference' }
      const create = (idempotencyKey: string) =>
        stripe.refunds.create(
          {
            payment_intent: paymentRef,
            amount: cents,
            metadata: { transfer: key },
            ...(fee && { refund_application_fee: true }),
          },
          { ...on(access), idempotencyKey },
        )
      try {
        const before = wasTried ? await earlier(paymentRef, key, access) : null
        if (before) return await answer(before, access, fee)
        const made = await withAnotherKey(key, create, () => earlier(paymentRef, key, access))
        return await answer(made, access, fee)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        // A rejection as already refunded may concern this same refund, whose answer was lost.
        const made = await earlier(paymentRef, key, access)
        if (made) return answer(made, access, fee)
        const isDisputed = error.code === disputedCode
        return { outcome: 'refused', why: error.message, isDisputed }
      }
    },
    readRefund: async ({ access, providerRef, fee }) =>
      answer(await stripe.refunds.retrieve(providerRef, {}, on(access)), access, fee),
  }
}

/** Part of its fee on a payment that the installation has returned so far, in cents. */
async function feeTakenBack(
  stripe: Stripe,
  { charge }: Stripe.Refund,
  access: Access | null,
): Promise<number> {
  const { application_fee: fee } = await stripe.charges.retrieve(String(charge), {}, on(access))
  if (typeof fee !== 'string') return 0
  return (await stripe.applicationFees.retrieve(fee)).amount_refunded
}

/**
 * Stripe repeats an internal error for the same key during a day. Another key is used after
 * checking that the object was not created. The keys are the same in every attempt, so that an
 * unanswered one is not skipped.
 */
async function withAnotherKey<T>(
  key: string,
  create: (idempotencyKey: string) => Promise<T>,
  made: () => Promise<T | null> = async () => null,
): Promise<T> {
  for (let nth = 1; nth < keysOfOne; nth++)
    try {
      return await create(nth === 1 ? key : `${key}:again:${nth}`)
    } catch (error) {
      if (!isFaultOfStripe(error)) throw error
      const found = await made()
      if (found) return found
    }
  return create(`${key}:again:${keysOfOne}`)
}
// After the last key failed, the money waits a day until the first one is forgotten; the number of
// keys lasts through an hour of failures.
const keysOfOne = 12
const isFaultOfStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500

function answerOf({ id, status, failure_reason: why }: Stripe.Refund) {
  if (status === 'succeeded') return { outcome: 'settled' as const, providerRef: id }
  if (status === 'failed' || status === 'canceled')
    return { outcome: 'refused' as const, why: why ?? status }
  return { outcome: 'pending' as const, providerRef: id }
}

function checkoutsOf(stripe: Stripe): Checkouts {
  const read = async ({ access, session }: Session) =>
    stateOf(
      await stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }, on(access)),
    )
  return {
    open: async ({ key, payment, access, cents, feeCents, title, email, language, ...order }) => {
      const create = (idempotencyKey: string) =>
        stripe.checkout.sessions.create(page, { ...on(access), idempotencyKey })
      const page: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        locale: language === 'fr' ? 'fr-CA' : 'en',
        client_reference_id: order.orderReference,
        metadata: { payment },
        payment_intent_data: {
          metadata: { payment, order: order.orderReference },
          ...(feeCents > 0 && { application_fee_amount: feeCents }),
        },
        ...(email && { customer_email: email }),
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'cad', unit_amount: cents, product_data: { name: title } },
          },
        ],
        success_url: order.paidUrl,
        cancel_url: order.returnUrl,
        // The same in each attempt, as the idempotency key requires.
        expires_at: Math.floor(Date.parse(order.createdAt) / 1000) + pageHours * 3600,
      }
      // A page whose answer was lost was given to nobody, so nobody can pay it.
      const session = await withAnotherKey(key, create)
      return { session: session.id, order: null, url: session.url ?? '' }
    },
    addressOf: async ({ access, session }) => {
      const { status, url } = await stripe.checkout.sessions.retrieve(session, {}, on(access))
      return status === 'open' ? url : null
    },
    read,
    close: async (page) => {
      const { access, session } = page
      const state = await read(page)
      if (state.state !== 'open') return state
      try {
        return stateOf(await stripe.checkout.sessions.expire(session, {}, on(access)))
      } catch (error) {
        // It was paid or has expired since: the state is read again.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return read(page)
        throw error
      }
    },
  }
}

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  if (session.status === 'complete' && session.payment_status === 'paid' && intent)
    return {
      state: 'paid',
      paymentRef: intent.id,
      cents: intent.amount_received,
      currency: intent.currency,
    }
  if (session.status === 'expired') return { state: 'expired' }
  return { state: 'open', lastError: intent?.last_payment_error?.message ?? null }
}

const accountsOf = (stripe: Stripe): Accounts => ({
  create: async ({ tenantId, name, email }) => {
    const account = await stripe.accounts.create(
      {
        type: 'standard',
        country: 'CA',
        ...(email && { email }),
        business_profile: { name },
        metadata: { business: tenantId },
      },
      // A second request within a day returns the same account.
      { idempotencyKey: `account:${tenantId}:${new Date().toISOString().slice(0, 10)}` },
    )
    return account.id
  },
  linkTo: async (account, { returnUrl, refreshUrl }) => {
    const { url } = await stripe.accountLinks.create({
      account,
      return_url: returnUrl,
      refresh_url: refreshUrl,
      type: 'account_onboarding',
    })
    return url
  },
})

async function readAccount(stripe: Stripe, account: string): Promise<AccountState> {
  try {
    const { details_submitted, charges_enabled } = await stripe.accounts.retrieve(account)
    return { isSubmitted: details_submitted, isReady: details_submitted && charges_enabled }
  } catch (error) {
    // The owner revoked our access, so the account has to be registered again.
    if (error instanceof Stripe.errors.StripePermissionError)
      return { isSubmitted: false, isReady: false, isTakenBack: true }
    throw error
  }
}
