import { apiError } from '../platform/api-error.ts'
import type { ProviderOrigin } from './sessions.ts'

/** Who the provider says that the bearer is. */
export type Subject = {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  /** What is to end with the session; of an external provider nothing is known. */
  origin: ProviderOrigin | null
  /** An external provider has its own rules for them, which this API does not repeat. */
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

/** Asks the external provider's userinfo. @throws Unavailable when it does not answer */
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
