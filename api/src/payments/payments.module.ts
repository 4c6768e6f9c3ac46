import {
  checkPaymentAccount as checkPaymentAccountEndpoint,
  connectStripe as connectStripeEndpoint,
  disconnectPayments as disconnectPaymentsEndpoint,
  getPaymentConfiguration as getPaymentConfigurationEndpoint,
} from '@guichet/contract/payments/connect-stripe.ts'
import { receiveStripeEvent as receiveStripeEventEndpoint } from '@guichet/contract/payments/receive-stripe-event.ts'
import type { Mount } from '../platform/contexts.ts'
import type { JobHandler } from '../platform/worker.ts'
import { applyProviderEvent } from './apply-provider-event.job.ts'
import {
  checkPaymentAccount,
  connectStripe,
  disconnectPayments,
  getPaymentConfiguration,
} from './connect-stripe.ts'
import type { PaymentProviders } from './providers.ts'
import { receiveStripeEvent } from './receive-stripe-event.ts'

export const paymentJobs = (providers: PaymentProviders): Record<string, JobHandler> => ({
  'apply-provider-event': applyProviderEvent(providers),
})

export function paymentsModule(
  mount: Mount,
  deps: { providers: PaymentProviders; publicUrl: string },
) {
  mount(getPaymentConfigurationEndpoint, getPaymentConfiguration(deps))
  mount(connectStripeEndpoint, connectStripe(deps))
  mount(checkPaymentAccountEndpoint, checkPaymentAccount(deps))
  mount(disconnectPaymentsEndpoint, disconnectPayments(deps))
  mount(receiveStripeEventEndpoint, receiveStripeEvent(deps))
}
