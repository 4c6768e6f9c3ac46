import { z } from 'zod'
import { revokeMerchant } from '../merchants.ts'
import { squareEndpoint, type SquareEndpoint } from '../square-endpoint.ts'
import { invalidValue, notAuthorized } from '../square-error.ts'
import { nothing, words } from '../square-parameters.ts'
import { isoTime, type SquareProvider } from '../square-provider.ts'
import { tokenOf } from './access-tokens.ts'
import { assertApplication, isSameSecret, refreshToken, spendCode } from './give-tokens.ts'

const secret = words(1024)
const grant = z.strictObject({
  client_id: words(191),
  client_secret: secret,
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  code: words(191).nullish(),
  redirect_uri: words(2048).nullish(),
  refresh_token: secret.nullish(),
  scopes: z.array(z.string()).nullish(),
})
const revocation = z.strictObject({
  client_id: words(191),
  access_token: secret.nullish(),
  merchant_id: words(191).nullish(),
  revoke_only_access_token: z.boolean().nullish(),
})
type Grant = z.output<typeof grant>
type Revocation = z.output<typeof revocation>

export const oauthEndpoints: SquareEndpoint[] = [
  squareEndpoint('POST /oauth2/token', null, grant, (provider, { input }) =>
    giveToken(provider, input),
  ),
  squareEndpoint('POST /oauth2/revoke', null, revocation, (provider, { input, authorization }) => {
    revoke(provider, input, authorization)
    return { success: true }
  }),
  squareEndpoint('POST /oauth2/token/status', [], nothing, (provider, { authorization }) => {
    const { scopes, expiresAt, merchantId } = tokenOf(provider, authorization)
    return {
      scopes,
      expires_at: isoTime(expiresAt),
      client_id: provider.application.id,
      merchant_id: merchantId,
    }
  }),
]

function giveToken(provider: SquareProvider, given: Grant): object {
  assertApplication(provider, { id: given.client_id, secret: given.client_secret })
  const isCode = given.grant_type === 'authorization_code'
  const spent = isCode ? given.code : given.refresh_token
  const field = isCode ? 'code' : 'refresh_token'
  if (!spent)
    throw invalidValue('MISSING_REQUIRED_PARAMETER', `Missing required parameter: ${field}.`, field)
  return isCode
    ? spendCode(provider, spent, given.redirect_uri ?? undefined)
    : refreshToken(provider, spent, given.scopes ?? undefined)
}

function revoke(provider: SquareProvider, given: Revocation, authorization: string): void {
  assertOwner(provider, given.client_id, authorization)
  const { store, touch } = provider
  const { access_token: accessToken, merchant_id: merchantId } = given
  if (accessToken && merchantId)
    throw invalidValue('CONFLICTING_PARAMETERS', 'Name an access token or a merchant, not both.')
  const token = store.tokens.get(accessToken ?? '')
  const named = token?.merchantId ?? merchantId ?? ''
  if (!store.merchants.has(named))
    throw invalidValue('INVALID_VALUE', 'Name an access token or a merchant that there is.')
  if (token && given.revoke_only_access_token) {
    token.isRevoked = true
    touch()
  } else revokeMerchant(provider, named, 'APPLICATION')
}

/** @throws SquareApiError without the secret of this application */
function assertOwner(
  { application }: SquareProvider,
  clientId: string,
  authorization: string,
): void {
  const [scheme, value = ''] = authorization.split(' ')
  const isOurs = clientId === application.id && isSameSecret(value, application.secret)
  if (scheme !== 'Client' || !isOurs)
    throw notAuthorized('The authorization header must be `Client` and the application secret.')
}
