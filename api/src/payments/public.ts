export { providerFor, providersOf, type PaymentProviders } from './providers.ts'
