import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getPaymentConfiguration } from '@guichet/contract/payments/connect-stripe.ts'

export type PaymentConfiguration = Reply<typeof getPaymentConfiguration>
type Service = PaymentConfiguration['offered'][number]
/** Providers that can be connected in the portal. */
export type Connectable = Exclude<Service, 'Chase'>
/** State of a provider: the progress of its registration, or why there is none. */
export type ProviderState =
  | 'started'
  | 'uncompleted'
  | 'completed'
  | 'ready'
  | 'free'
  | 'taken'
  | 'notOffered'
export type ProviderCard = { service: Service; state: ProviderState; isGreyed: boolean }

const services: readonly Service[] = ['Chase', 'Stripe', 'Square']

/** Providers to show; others are greyed while one is connected or being connected. */
export const cardsOf = (configuration: PaymentConfiguration): ProviderCard[] =>
  services
    .filter((service) => service !== 'Chase' || configuration.paymentService === 'Chase')
    .map((service) => ({
      service,
      state: stateOf(service, configuration),
      isGreyed: ![null, service].includes(configuration.paymentService),
    }))

function stateOf(
  service: Service,
  { paymentService, registration, offered }: PaymentConfiguration,
): ProviderState {
  if (service === paymentService) return registration === 'none' ? 'started' : registration
  if (!offered.includes(service)) return 'notOffered'
  return paymentService === null ? 'free' : 'taken'
}

/** Whether the provider may have news about the registration. */
export const isAwaited = ({
  paymentService,
  isReadyToReceivePayment,
  offered,
}: PaymentConfiguration): boolean =>
  paymentService !== null && offered.includes(paymentService) && !isReadyToReceivePayment

/** A terminal and the catalogue require the account and every requested permission. */
export const mayHaveTerminal = ({
  paymentService,
  isReadyToReceivePayment,
  hasAcceptedNewPermissionScopesForSquare: hasPermissions,
}: PaymentConfiguration): boolean =>
  paymentService === 'Square' && isReadyToReceivePayment && hasPermissions

/**
 * Square stores nothing until its page is answered: meanwhile it counts as being connected, so that
 * the others are not offered.
 */
export const begunAtSquare = (configuration: PaymentConfiguration): PaymentConfiguration =>
  configuration.paymentService === null
    ? { ...configuration, paymentService: 'Square' }
    : configuration
