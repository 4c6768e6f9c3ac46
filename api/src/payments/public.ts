export { providersOf, type PaymentProviders } from './providers.ts'
