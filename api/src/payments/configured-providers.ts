import type { Env } from '../env.ts'
import type { SealingKeys } from '../platform/secrets/secrets.ts'
import { demoProvider, type PaymentProviders } from './providers.ts'
import { squareProvider } from './square/square-provider.ts'
import { stripeProvider } from './stripe-provider.ts'
import { traceProviders } from './trace-providers.ts'

type Installation = { publicUrl: string; sealingKeys: SealingKeys }
export const squareWebhookPath = '/api/payment/1.0/webhook/square'
export const squareRedirectPath = '/square/payment-account/redirect'

/** Payment providers that this installation can use. */
export const configuredProviders = (env: Env, installation: Installation): PaymentProviders =>
  traceProviders(providersOf(env, installation))

const providersOf = (env: Env, { publicUrl, sealingKeys }: Installation): PaymentProviders => ({
  ...(env.DEMO && { demo: demoProvider }),
  ...(env.STRIPE_SECRET_KEY && {
    stripe: stripeProvider({
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
      apiUrl: env.STRIPE_API_URL,
    }),
  }),
  ...(env.SQUARE_APPLICATION_ID && {
    square: squareProvider({
      applicationId: env.SQUARE_APPLICATION_ID,
      applicationSecret: env.SQUARE_APPLICATION_SECRET!,
      signatureKey: env.SQUARE_WEBHOOK_SIGNATURE_KEY!,
      apiUrl: env.SQUARE_API_URL,
      webhookUrl: publicUrl + squareWebhookPath,
      redirectUrl: publicUrl + squareRedirectPath,
      sealingKeys,
    }),
  }),
})
