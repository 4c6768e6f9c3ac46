import type { PaymentConfiguration } from './provider.rules.ts'

/** A business without a provider, for tests. */
export const nothingConnected: PaymentConfiguration = {
  paymentService: null,
  paymentAccountId: null,
  isReadyToReceivePayment: false,
  hasAcceptedNewPermissionScopesForSquare: false,
  isCatalogConnectionEnabled: false,
  connectedTerminalId: null,
  registration: 'none',
  dashboardUrl: null,
  startedDateTimeUtc: null,
  offered: ['Stripe'],
}
