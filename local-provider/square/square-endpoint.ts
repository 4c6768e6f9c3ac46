import type { z } from 'zod'
import type { Scope } from './oauth/scopes.ts'
import type { SquareProvider } from './square-provider.ts'

export type SquareCall<Input> = {
  /** The merchant of the token; empty for calls without a token. */
  merchantId: string
  /** The raw header, for calls that check it themselves. */
  authorization: string
  /** The id in the path. */
  id: string
  input: Input
}
type EndpointName = `${'GET' | 'POST' | 'DELETE'} /${'v2' | 'oauth2'}/${string}`
export type SquareEndpoint = {
  name: EndpointName
  /** Required permissions; null for calls without a token. */
  scopes: readonly Scope[] | null
  parameters: z.ZodType
  /** Synchronous, so that two requests are never interleaved. */
  act: (provider: SquareProvider, call: SquareCall<unknown>) => object
}

/** An endpoint of the API: name, permissions, parameters and handler. */
export const squareEndpoint = <Input>(
  name: EndpointName,
  scopes: SquareEndpoint['scopes'],
  parameters: z.ZodType<Input>,
  act: (provider: SquareProvider, call: SquareCall<Input>) => object,
): SquareEndpoint => ({ name, scopes, parameters, act: act as SquareEndpoint['act'] })
