import {
  completeSquare as completeSquareEndpoint,
  connectSquare as connectSquareEndpoint,
  createCatalogItems as createCatalogItemsEndpoint,
  setCatalogConnection as setCatalogConnectionEndpoint,
} from '@guichet/contract/payments/connect-square.ts'
import {
  checkPaymentAccount as checkPaymentAccountEndpoint,
  connectStripe as connectStripeEndpoint,
  disconnectPayments as disconnectPaymentsEndpoint,
  getPaymentConfiguration as getPaymentConfigurationEndpoint,
} from '@guichet/contract/payments/connect-stripe.ts'
import {
  checkTerminal as checkTerminalEndpoint,
  disconnectTerminal as disconnectTerminalEndpoint,
  getTerminal as getTerminalEndpoint,
  pairTerminal as pairTerminalEndpoint,
} from '@guichet/contract/payments/pair-terminal.ts'
import {
  receiveSquareEvent as receiveSquareEventEndpoint,
  receiveStripeEvent as receiveStripeEventEndpoint,
} from '@guichet/contract/payments/receive-stripe-event.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { applyProviderEvent } from './apply-provider-event.job.ts'
import {
  completeSquare,
  connectSquare,
  createCatalogItems,
  setCatalogConnection,
  type SquareDeps,
} from './connect-square.ts'
import {
  checkPaymentAccount,
  connectStripe,
  disconnectPayments,
  getPaymentConfiguration,
} from './connect-stripe.ts'
import { checkTerminal, disconnectTerminal, getTerminal, pairTerminal } from './pair-terminal.ts'
import type { PaymentProviders } from './providers.ts'
import { receiveSquareEvent, receiveStripeEvent } from './receive-stripe-event.ts'
import { renewToken } from './renew-token.job.ts'

export const paymentJobs = (providers: PaymentProviders): Record<string, JobHandler> => ({
  'apply-provider-event': applyProviderEvent(providers),
  'renew-token': renewToken(providers),
})

export function paymentsModule(mount: Mount, deps: SquareDeps & { publicUrl: string }) {
  mount(getPaymentConfigurationEndpoint, getPaymentConfiguration(deps))
  mount(connectStripeEndpoint, connectStripe(deps))
  mount(checkPaymentAccountEndpoint, checkPaymentAccount(deps))
  mount(disconnectPaymentsEndpoint, disconnectPayments(deps))
  mount(connectSquareEndpoint, connectSquare(deps))
  mount(completeSquareEndpoint, completeSquare(deps))
  mount(createCatalogItemsEndpoint, createCatalogItems(deps))
  mount(setCatalogConnectionEndpoint, setCatalogConnection(deps))
  mount(getTerminalEndpoint, getTerminal)
  mount(pairTerminalEndpoint, pairTerminal(deps))
  mount(checkTerminalEndpoint, checkTerminal(deps))
  mount(disconnectTerminalEndpoint, disconnectTerminal)
  mount(receiveSquareEventEndpoint, receiveSquareEvent(deps))
  mount(receiveStripeEventEndpoint, receiveStripeEvent(deps))
}
