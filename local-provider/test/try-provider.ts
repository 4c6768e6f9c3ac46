import Stripe from 'stripe'
import { startLocalProvider, type LocalProvider, type LocalProviderSettings } from '../public.ts'
import { receiveWebhooks, type Receiver } from './receive-webhooks.ts'

export const secretKey = 'sk_test_local'
export const webhookSecret = 'whsec_local'

export type Trial = {
  provider: LocalProvider
  receiver: Receiver
  stripe: Stripe
  /** An account that may charge, and the options to act for it. */
  account: string
  forAccount: { stripeAccount: string }
  stop: () => Promise<void>
}

export const stripeAt = (port: number, settings: Partial<Stripe.StripeConfig> = {}): Stripe =>
  new Stripe(secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: 5000,
    ...settings,
  })

/** Starts a provider with a receiver of events and a client of the official library. */
export async function tryProvider(settings: Partial<LocalProviderSettings> = {}): Promise<Trial> {
  const receiver = await receiveWebhooks(webhookSecret)
  const provider = await startLocalProvider({
    port: 0,
    secretKey,
    webhookSecret,
    webhookUrl: receiver.url,
    webhookRetryDelaysMs: [20, 20, 20, 20],
    ...settings,
  })
  const stripe = stripeAt(provider.port)
  const { id: account } = await stripe.accounts.create({ country: 'CA', email: 'farm@example.com' })
  provider.setStanding(account, 'verified')
  await provider.webhooksSettled()
  receiver.clear()
  return {
    provider,
    receiver,
    stripe,
    account,
    forAccount: { stripeAccount: account },
    stop: async () => {
      await provider.stop()
      await receiver.stop()
    },
  }
}

export const checkout = (
  amount = 5000,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 2,
      price_data: {
        currency: 'cad',
        unit_amount: amount / 2,
        product_data: { name: 'Entrée & visite <guidée>' },
      },
    },
  ],
  client_reference_id: 'order-12',
  metadata: { orderId: 'order-12' },
  payment_intent_data: { metadata: { tenantId: 'farm' } },
  customer_email: 'client@example.com',
  locale: 'fr',
  success_url: 'https://tickets.example/merci?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://tickets.example/panier',
  ...more,
})

/** A paid session and its payment. */
export async function paidSession({ provider, stripe, forAccount }: Trial, amount = 5000) {
  const { id } = await stripe.checkout.sessions.create(checkout(amount), forAccount)
  provider.pay(id)
  const session = await stripe.checkout.sessions.retrieve(id, {}, forAccount)
  return { session, paymentIntent: String(session.payment_intent) }
}

export const postForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
