import type { PaymentConfiguration } from './provider.rules.ts'

/** For tests: a business that nothing is connected to. */
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
