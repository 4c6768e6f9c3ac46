import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getPaymentConfiguration } from '@guichet/contract/payments/connect-stripe.ts'

export type PaymentConfiguration = Reply<typeof getPaymentConfiguration>
type Service = PaymentConfiguration['offered'][number]
/** What can be connected from here. */
export type Connectable = Exclude<Service, 'Chase'>
/** Where a provider stands: how far its own registration is, or why it has none. */
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

/** The providers to show, each greyed while another one is connected or being connected. */
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

/** The provider can say more than what is known of the registration. */
export const isAwaited = ({
  paymentService,
  isReadyToReceivePayment,
  offered,
}: PaymentConfiguration): boolean =>
  paymentService !== null && offered.includes(paymentService) && !isReadyToReceivePayment

/** A terminal, and the catalogue, need the account and every permission that is asked for. */
export const mayHaveTerminal = ({
  paymentService,
  isReadyToReceivePayment,
  hasAcceptedNewPermissionScopesForSquare: hasPermissions,
}: PaymentConfiguration): boolean =>
  paymentService === 'Square' && isReadyToReceivePayment && hasPermissions

/**
 * Square keeps nothing before its page was answered: between the two it is being connected all the
 * same, and the others are not offered meanwhile.
 */
export const begunAtSquare = (configuration: PaymentConfiguration): PaymentConfiguration =>
  configuration.paymentService === null
    ? { ...configuration, paymentService: 'Square' }
    : configuration
