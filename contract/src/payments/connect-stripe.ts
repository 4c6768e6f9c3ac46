import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Nothing, TenantId } from '../primitives.ts'

export const paymentServices = ['Stripe', 'Square', 'Chase'] as const

/** Progress of a business's registration at its provider. */
const registrations = ['none', 'started', 'uncompleted', 'completed', 'ready'] as const
export const PaymentConfiguration = z.strictObject({
  /** The provider that is connected, or whose registration was started. */
  paymentService: z.enum(paymentServices).nullable(),
  paymentAccountId: z.string().nullable(),
  isReadyToReceivePayment: z.boolean(),
  hasAcceptedNewPermissionScopesForSquare: z.boolean(),
  isCatalogConnectionEnabled: z.boolean(),
  connectedTerminalId: z.string().nullable(),
  registration: z.enum(registrations),
  /** Page of the provider where the business continues its registration. */
  dashboardUrl: z.string().nullable(),
  /** Page that simulates a terminal, with the local provider. */
  imitatedTerminalUrl: z.string().optional(),
  startedDateTimeUtc: Instant.nullable(),
  /** Providers that this installation can connect. */
  offered: z.array(z.enum(paymentServices)),
})

const at = {
  service: 'configuration',
  path: '/1.0/configuration/collaborator/:id',
  params: z.object({ id: TenantId }),
} as const
export const getPaymentConfiguration = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the payment provider of the business, and whether it can receive payments',
  access: ['PaymentAndTaxes', 'TicketCreation'],
  effect: 'read',
  reply: PaymentConfiguration,
  problems: [],
})
export const connectStripe = endpoint({
  ...at,
  path: `${at.path}/stripe/paymentaccount`,
  method: 'POST',
  summary: 'Start or continue the registration at Stripe: returns a link to its page',
  access: 'PaymentAndTaxes',
  effect: 'outside',
  body: Nothing,
  reply: z.strictObject({ accountLinkUrl: z.string() }),
  problems: ['ProviderTaken', 'ProviderNotOffered', 'ProviderAway'],
})
export const checkPaymentAccount = endpoint({
  ...at,
  path: `${at.path}/paymentaccount/check`,
  method: 'POST',
  summary: 'Query the provider for the progress of the registration',
  access: 'PaymentAndTaxes',
  effect: 'outside',
  body: Nothing,
  reply: PaymentConfiguration,
  problems: ['ProviderNotOffered', 'ProviderAway'],
})
export const disconnectPayments = endpoint({
  ...at,
  path: `${at.path}/paymentaccount`,
  method: 'DELETE',
  summary: 'Disconnect the provider; existing payments can still be refunded',
  access: 'PaymentAndTaxes',
  effect: 'write',
  reply: PaymentConfiguration,
  problems: ['NotFound', 'ProviderNotOffered', 'PaymentsUnderWay'],
})
