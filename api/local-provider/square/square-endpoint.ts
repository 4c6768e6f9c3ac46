import type { z } from 'zod'
import type { Scope } from './scopes.ts'
import type { SquareProvider } from './square-provider.ts'

export type SquareCall<Input> = {
  /** Whom the token acts for; nobody where a call takes no token. */
  merchantId: string
  /** As it came, for the calls that judge it themselves. */
  authorization: string
  /** The id in the path. */
  id: string
  input: Input
}
type EndpointName = `${'GET' | 'POST' | 'DELETE'} /${'v2' | 'oauth2'}/${string}`
export type SquareEndpoint = {
  name: EndpointName
  /** What the merchant must have allowed, or null where no token is asked for. */
  scopes: readonly Scope[] | null
  parameters: z.ZodType
  /** Nothing in it waits, so that two requests never meet in the middle of one. */
  act: (provider: SquareProvider, call: SquareCall<unknown>) => object
}

/** One call of the API: its name, what must be allowed for it, what it takes, what it does. */
export const squareEndpoint = <Input>(
  name: EndpointName,
  scopes: SquareEndpoint['scopes'],
  parameters: z.ZodType<Input>,
  act: (provider: SquareProvider, call: SquareCall<Input>) => object,
): SquareEndpoint => ({ name, scopes, parameters, act: act as SquareEndpoint['act'] })
