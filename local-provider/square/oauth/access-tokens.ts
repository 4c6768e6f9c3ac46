import { insufficientScopes, notAuthorized } from '../square-error.ts'
import type { SquareProvider } from '../square-provider.ts'
import type { AccessToken } from '../square-store.ts'
import type { Scope } from './scopes.ts'

/** @throws SquareApiError with the reason why the token is invalid */
export function tokenOf({ store, clock }: SquareProvider, authorization: string): AccessToken {
  const [scheme, value = ''] = authorization.split(' ')
  const token = scheme === 'Bearer' ? store.tokens.get(value) : undefined
  if (!token) throw notAuthorized('This request could not be authorized.')
  if (token.isRevoked) throw notAuthorized('The access token was revoked.', 'ACCESS_TOKEN_REVOKED')
  if (token.expiresAt <= clock.seconds())
    throw notAuthorized('The access token has expired.', 'ACCESS_TOKEN_EXPIRED')
  return token
}

/** @throws SquareApiError 403 when the merchant has not allowed it */
export function assertScopes({ scopes }: AccessToken, needed: readonly Scope[]): void {
  const missing = needed.filter((scope) => !scopes.includes(scope))
  if (missing.length > 0) throw insufficientScopes(missing)
}

/** Expires all tokens of a merchant, as if 30 days had passed. */
export function expireTokens({ store, clock, touch }: SquareProvider, merchantId: string): void {
  for (const token of store.tokens.values())
    if (token.merchantId === merchantId) token.expiresAt = clock.seconds()
  touch()
}
