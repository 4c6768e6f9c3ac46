export {
  configuredProviders,
  squareRedirectPath,
  squareWebhookPath,
} from './configured-providers.ts'
export { catalogNames } from './catalog.db.ts'
export { accessTo, accountInUse, sealedTokens, takesPayments } from './payment-accounts.db.ts'
export {
  type CheckoutLine,
  providerFor,
  type CheckoutState,
  type Session as ProviderSession,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderAnswer,
  type ProviderDispute,
} from './providers.ts'
export { stripeProvider } from './stripe-provider.ts'
export { squareProvider } from './square/square-provider.ts'
