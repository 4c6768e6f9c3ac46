import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Nothing, TenantId } from '../primitives.ts'

/**
 * `waiting`: the code must be entered on the terminal before it expires. `paired`: sales are sent
 * to it.
 */
const Terminal = z.strictObject({
  state: z.enum(['none', 'waiting', 'paired']),
  code: z.string().nullable(),
  codeEndsDateTimeUtc: Instant.nullable(),
  terminalId: z.string().nullable(),
})

const at = {
  service: 'configuration',
  path: '/1.0/configuration/collaborator/:id/square/terminal',
  params: z.object({ id: TenantId }),
  access: 'PaymentAndTaxes',
  reply: Terminal,
} as const

export const getTerminal = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the payment terminal of the business, or the code that pairs it',
  effect: 'read',
  problems: [],
})
export const pairTerminal = endpoint({
  ...at,
  method: 'POST',
  summary:
    'Request a pairing code of a terminal from Square; a code that is still valid is returned again',
  effect: 'outside',
  body: Nothing,
  problems: ['PaymentsNotReady', 'ProviderAway'],
})
export const checkTerminal = endpoint({
  ...at,
  path: `${at.path}/check`,
  method: 'POST',
  summary: 'Query Square whether the code was entered on a terminal',
  effect: 'outside',
  body: Nothing,
  problems: ['PaymentsNotReady', 'ProviderAway'],
})
export const disconnectTerminal = endpoint({
  ...at,
  method: 'DELETE',
  summary: 'Disconnect the terminal',
  effect: 'write',
  problems: ['NotFound'],
})
