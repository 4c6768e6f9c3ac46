export { accountInUse } from './payment-accounts.db.ts'
export {
  demoProvider,
  providerFor,
  type CheckoutState,
  type PaymentProvider,
  type PaymentProviders,
} from './providers.ts'
export { stripeProvider } from './stripe-provider.ts'
