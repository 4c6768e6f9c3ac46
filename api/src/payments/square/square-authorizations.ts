import type { SquareClient } from 'square'
import { apiError } from '../../platform/http/api-error.ts'
import { seal } from '../../platform/secrets/secrets.ts'
import { tokenPurpose } from '../payment-accounts.db.ts'
import type { Access, AccountState, Authorizations, Grant } from '../providers.ts'
import {
  rejectionOf,
  clientFor,
  isUnauthorized,
  openToken,
  squareClient,
  type SquareSettings,
} from './square-client.ts'

/** Permissions that this installation requests from the owner of an account. */
const requestedScopes = [
  'MERCHANT_PROFILE_READ',
  'PAYMENTS_READ',
  'PAYMENTS_WRITE',
  'PAYMENTS_WRITE_ADDITIONAL_RECIPIENTS',
  'DISPUTES_READ',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'ITEMS_READ',
  'ITEMS_WRITE',
  'DEVICE_CREDENTIAL_MANAGEMENT',
] as const

/** OAuth of Square. Source: developer.squareup.com/docs/oauth-api/overview. */
export const squareAuthorizations = (settings: SquareSettings): Authorizations => {
  const { applicationId, applicationSecret, apiUrl, redirectUrl } = settings
  const obtain = async (
    proof: { grantType: string } & Partial<Record<'code' | 'redirectUri' | 'refreshToken', string>>,
  ): Promise<Grant> => {
    const square = await squareClient(settings, undefined)
    const { accessToken, refreshToken, expiresAt, merchantId } = await square.oAuth
      .obtainToken({ clientId: applicationId, clientSecret: applicationSecret, ...proof })
      .catch((error: unknown) => {
        throw rejectionOf(error) ? apiError('AuthorizationInvalid', {}, error) : error
      })
    if (!accessToken || !refreshToken || !expiresAt || !merchantId)
      throw new Error('Square granted without a token')
    const owned = await squareClient(settings, accessToken)
    const [location, scopes] = [await locationOf(owned), await scopesOf(owned)]
    return {
      account: merchantId,
      location,
      scopes,
      expiresAt,
      tokens: (row) => ({
        access: seal(settings.sealingKeys, tokenPurpose(row, 'access'), accessToken),
        refresh: seal(settings.sealingKeys, tokenPurpose(row, 'refresh'), refreshToken),
      }),
    }
  }
  return {
    requestedScopes,
    pageFor: (state, language) => {
      const page = new URL('/oauth2/authorize', apiUrl)
      page.search = new URLSearchParams({
        client_id: applicationId,
        scope: requestedScopes.join(' '),
        session: 'false',
        state,
        locale: language === 'fr' ? 'fr-CA' : 'en-CA',
        redirect_uri: redirectUrl,
      }).toString()
      return page.href
    },
    grantFor: (code) => obtain({ grantType: 'authorization_code', code, redirectUri: redirectUrl }),
    renew: (refresh) =>
      obtain({ grantType: 'refresh_token', refreshToken: openToken(settings, refresh) }),
  }
}

/** The location that can sell: active, in Canadian dollars, able to take a card. */
async function locationOf(square: SquareClient): Promise<string | null> {
  const { locations = [] } = await square.locations.list()
  const selling = locations.find(
    ({ status, currency, capabilities }) =>
      status === 'ACTIVE' && currency === 'CAD' && capabilities?.includes('CREDIT_CARD_PROCESSING'),
  )
  return selling?.id ?? null
}

const scopesOf = async (square: SquareClient): Promise<string[]> =>
  (await square.oAuth.retrieveTokenStatus()).scopes ?? []

export async function readSquareAccount(
  settings: SquareSettings,
  access: Access,
): Promise<AccountState> {
  try {
    const square = await clientFor(settings, access)
    const location = await locationOf(square)
    const scopes = await scopesOf(square)
    return { isSubmitted: true, isReady: location !== null, location, scopes }
  } catch (error) {
    // The owner revoked our access, which has to be granted again.
    if (isUnauthorized(error)) return { isSubmitted: false, isReady: false, isTakenBack: true }
    throw error
  }
}
