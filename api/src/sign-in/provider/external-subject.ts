import { apiError } from '../../platform/http/api-error.ts'
import type { ProviderOrigin } from '../sessions.ts'

/** Person whom the provider identifies for a bearer token. */
export type Subject = {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  /** Provider session that ends with ours; null for an external provider. */
  origin: ProviderOrigin | null
  /** True for an external provider too, which has its own rules for second factors. */
  hasSecondFactor: boolean
}
type Claims = { sub?: string; email?: string; email_verified?: boolean }

const readSubject = (issuer: string, claims: Claims): Subject | null =>
  claims.sub
    ? {
        issuer,
        subject: claims.sub,
        email: claims.email?.toLowerCase() ?? null,
        isEmailVerified: claims.email_verified === true,
        origin: null,
        hasSecondFactor: true,
      }
    : null

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(5000) })

/** Reads the external provider's userinfo. @throws Unavailable when it does not answer */
export const externalSubject = (issuer: string) => {
  let userinfo: Promise<string> | undefined
  const discover = async () => {
    const answer = await ask(`${issuer}/.well-known/openid-configuration`)
    return ((await answer.json()) as { userinfo_endpoint: string }).userinfo_endpoint
  }
  return async (bearer: string): Promise<Subject | null> => {
    try {
      userinfo ??= discover()
      const answer = await ask(await userinfo, { authorization: `Bearer ${bearer}` })
      return answer.ok ? readSubject(issuer, (await answer.json()) as Claims) : null
    } catch {
      userinfo = undefined
      throw apiError('Unavailable')
    }
  }
}
