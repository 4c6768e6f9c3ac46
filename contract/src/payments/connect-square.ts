import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Required, TenantId } from '../primitives.ts'
import { PaymentConfiguration } from './connect-stripe.ts'

const at = {
  service: 'configuration',
  path: '/1.0/configuration/collaborator/:id',
  params: z.object({ id: TenantId }),
  access: 'PaymentAndTaxes',
} as const

export const connectSquare = endpoint({
  ...at,
  path: `${at.path}/square/paymentaccount`,
  method: 'POST',
  summary: 'Get the page of Square where the business lets this installation take payments',
  effect: 'outside',
  body: Nothing,
  reply: z.strictObject({ oAuthUrl: z.string() }),
  problems: ['ProviderTaken', 'ProviderNotOffered'],
})
/**
 * Parameters of the redirect from Square: valid once, for the account that started the connection,
 * within ten minutes.
 */
export const completeSquare = endpoint({
  service: 'configuration',
  method: 'POST',
  path: '/1.0/configuration/collaborator/square/paymentoauth/redirect',
  summary: 'Complete the connection of Square with the parameters of its redirect',
  access: 'PaymentAndTaxes',
  effect: 'outside',
  body: z.strictObject({
    code: Required(500),
    state: Required(1000),
    collaboratorPublicId: TenantId,
  }),
  reply: PaymentConfiguration,
  problems: ['AuthorizationInvalid', 'ProviderTaken', 'ProviderNotOffered', 'ProviderAway'],
})
export const createCatalogItems = endpoint({
  ...at,
  path: `${at.path}/catalogitem`,
  method: 'POST',
  summary: 'Write the activities with their tickets and passes to the catalogue of Square',
  effect: 'outside',
  body: Nothing,
  reply: z.strictObject({ items: z.int() }),
  problems: ['PaymentsNotReady', 'ProviderAway'],
})
export const setCatalogConnection = endpoint({
  ...at,
  path: `${at.path}/catalogconnection`,
  method: 'PUT',
  summary:
    'Set whether sales reference entries of Square’s catalogue; enabling it writes the catalogue first',
  effect: 'write',
  body: z.strictObject({ isCatalogConnectionEnabled: z.boolean('type') }),
  reply: PaymentConfiguration,
  problems: ['PaymentsNotReady', 'CatalogNotReady'],
})
