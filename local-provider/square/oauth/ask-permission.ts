import type { SquareProvider } from '../square-provider.ts'
import { grantPermission } from './grant-permission.ts'
import { readScopes, type Scope } from './scopes.ts'

/** Request of an application for a merchant's permission. */
export type PermissionRequest = {
  scopes: Scope[]
  state: string | undefined
  /** The `redirect_uri` of the request, or null. */
  redirectUri: string | null
  returnsTo: string
}
type Query = Record<string, string | undefined>

/** @returns Null for an invalid request */
export function readRequest(
  { application }: SquareProvider,
  { client_id: clientId, scope, state, redirect_uri: redirectUri }: Query,
): PermissionRequest | null {
  const { id, redirectUrl } = application
  const scopes = readScopes((scope ?? '').split(/[\s+]+/).filter((name) => name !== ''))
  const isRegistered = redirectUri === undefined || redirectUri === redirectUrl
  if (clientId !== id || !scopes || !redirectUrl || !isRegistered) return null
  return { scopes, state, redirectUri: redirectUri ?? null, returnsTo: redirectUrl }
}

export type Permission = { code: string; merchantId: string; url: string }

/** @returns The code, and the URL that returns it */
export function allow(
  provider: SquareProvider,
  { scopes, state, redirectUri, returnsTo }: PermissionRequest,
  merchantId: string | undefined,
): Permission {
  const granted = grantPermission(provider, { merchantId, scopes, redirectUri })
  const facts = { code: granted.code, response_type: 'code', state }
  return { ...granted, url: withQuery(returnsTo, facts) }
}

/** @returns The URL that reports the denial to the application */
export const deny = ({ state, returnsTo }: PermissionRequest): string =>
  withQuery(returnsTo, { error: 'access_denied', error_description: 'user_denied', state })

function withQuery(address: string, facts: Query): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(facts))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
