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
  mount([
    getPaymentConfiguration(deps),
    connectStripe(deps),
    checkPaymentAccount(deps),
    disconnectPayments(deps),
    connectSquare(deps),
    completeSquare(deps),
    createCatalogItems(deps),
    setCatalogConnection(deps),
    getTerminal,
    pairTerminal(deps),
    checkTerminal(deps),
    disconnectTerminal,
    receiveSquareEvent(deps),
    receiveStripeEvent(deps),
  ])
}
