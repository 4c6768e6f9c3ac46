import Stripe from 'stripe'
import { apiError } from '../platform/api-error.ts'
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

/** What stops every refund of a payment. */
const disputedCode = 'charge_disputed'

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string }

/** A page for paying outlives every hold: it is closed by us, and by itself when we cannot. */
const pageHours = 23
const timeoutMs = 15_000

/**
 * Stripe by its own library: each business is a connected account, charged directly, so the money
 * never is the installation's. Source: docs.stripe.com/connect/direct-charges.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const api = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    host: api.hostname,
    ...(api.port && { port: api.port }),
    protocol: api.protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    // Tries are ours: each is written down, and none is made while a transaction is open.
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

/** As far as the library lets a notification be behind. */
const toleranceSeconds = 300
/** The library refuses what is old, and takes what is dated in a time to come. */
function assertNotAhead(signature: string): void {
  const sentAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1])
  if (!(sentAt <= Date.now() / 1000 + toleranceSeconds)) throw apiError('SignatureInvalid')
}

/** What objects of Stripe have in common, as far as we read it. */
type EventObject = {
  id?: string
  payment_intent?: string | null
  metadata?: Record<string, string> | null
}

const on = (access: Access | null) => (access ? { stripeAccount: access.account } : {})

function refundsOf(stripe: Stripe): Pick<PaymentProvider, 'refund' | 'readRefund'> {
  /** Stripe forgets keys after a day: what was tried before is looked for first. */
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
        // What is refused as refunded already may be this very refund, whose answer never came.
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

/** What the installation has given back of its fee on a payment so far, in cents. */
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
 * A fault of Stripe's own is its answer to the same key for a day: another key has to be used, once
 * what was asked for is not found made all the same. The keys are the same at every try, so that
 * one whose answer never came is not asked for under the next.
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
// Once the last key is remembered as a fault, money waits a day until the first is forgotten: so many
// that a bad hour does not use them up.
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
        success_url: order.returnUrl,
        cancel_url: order.returnUrl,
        // The same at each try, as the key asks.
        expires_at: Math.floor(Date.parse(order.createdAt) / 1000) + pageHours * 3600,
      }
      // One that was made and not heard of is given to nobody, so nobody pays it.
      const session = await withAnotherKey(key, create)
      return { session: session.id, order: null, url: session.url ?? '' }
    },
    read,
    close: async (page) => {
      const { access, session } = page
      const state = await read(page)
      if (state.state !== 'open') return state
      try {
        return stateOf(await stripe.checkout.sessions.expire(session, {}, on(access)))
      } catch (error) {
        // Paid or expired in the meantime: how, is asked again.
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
      // A second press within a day is the same account.
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
    // Its owner took our access away: it has to be registered anew.
    if (error instanceof Stripe.errors.StripePermissionError)
      return { isSubmitted: false, isReady: false, isTakenBack: true }
    throw error
  }
}
