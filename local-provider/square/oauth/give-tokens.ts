import { createHash, timingSafeEqual } from 'node:crypto'
import { randomText } from '../../new-id.ts'
import { invalidValue, notAuthorized } from '../square-error.ts'
import { isoTime, type SquareProvider } from '../square-provider.ts'
import type { AccessToken } from '../square-store.ts'

// developer.squareup.com/docs/oauth-api/overview
const tokenLastsSeconds = 30 * 24 * 60 * 60

const digestOf = (text: string) => createHash('sha256').update(text).digest()

export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(secret))

/** @throws SquareApiError 401 for another application, or a wrong secret */
export function assertApplication(
  { application }: SquareProvider,
  { id, secret }: { id: string; secret: string },
): void {
  if (id !== application.id || !isSameSecret(secret, application.secret))
    throw notAuthorized('The client id and the client secret do not belong together.')
}

/** Exchanges a code for tokens, once. */
export function spendCode(
  provider: SquareProvider,
  code: string,
  redirectUri: string | undefined,
): object {
  const { store, clock } = provider
  const kept = store.codes.get(code)
  if (!kept || kept.isUsed || kept.expiresAt <= clock.seconds())
    throw notAuthorized('The authorization code is unknown, was used or has expired.')
  const { application } = provider
  const isSameAddress =
    redirectUri === (kept.redirectUri ?? undefined) ||
    // If the code was requested without a `redirect_uri`, the application's own is accepted as
    // well.
    (kept.redirectUri === null && redirectUri === application.redirectUrl)
  if (!isSameAddress)
    throw invalidValue(
      'INVALID_VALUE',
      'The redirect URI is not the one that was asked for.',
      'redirect_uri',
    )
  kept.isUsed = true
  const { merchantId, scopes } = kept
  const refreshToken = `EQAA${randomText(60)}`
  store.refreshTokens.set(refreshToken, { merchantId, scopes, isRevoked: false })
  return newToken(provider, { merchantId, scopes }, refreshToken)
}

/** A refresh token can be reused, and earlier access tokens keep their expiry. */
export function refreshToken(
  provider: SquareProvider,
  token: string,
  wanted: readonly string[] | undefined,
): object {
  const kept = provider.store.refreshTokens.get(token)
  if (!kept) throw notAuthorized('The refresh token is unknown.')
  if (kept.isRevoked) throw notAuthorized('The refresh token was revoked.', 'ACCESS_TOKEN_REVOKED')
  const scopes = wanted ? kept.scopes.filter((scope) => wanted.includes(scope)) : kept.scopes
  return newToken(provider, { merchantId: kept.merchantId, scopes }, token)
}

function newToken(
  { store, clock, touch }: SquareProvider,
  { merchantId, scopes }: Pick<AccessToken, 'merchantId' | 'scopes'>,
  refreshToken: string,
): object {
  const accessToken = `EAAA${randomText(60)}`
  const expiresAt = clock.seconds() + tokenLastsSeconds
  store.tokens.set(accessToken, { merchantId, scopes, expiresAt, isRevoked: false })
  touch()
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_at: isoTime(expiresAt),
    merchant_id: merchantId,
    refresh_token: refreshToken,
    short_lived: false,
  }
}
