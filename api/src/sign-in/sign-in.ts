import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { installationSecret } from '../platform/secrets.ts'
import { accessTokens, makeSigningKey, type AccessTokens } from './access-tokens.ts'
import { makeJwk, openIdProvider } from './provider.ts'
import { throttle } from './throttle.ts'

/** Who the provider says that the bearer is. */
export type Subject = { issuer: string; subject: string; email: string | null; isEmailVerified: boolean }
export type SignIn = {
  tokens: AccessTokens
  refreshKey: string
  provider: Provider | null
  publicUrl: string
  clientId: string
  isDemo: boolean
  cookieName: string
  perPlace: ReturnType<typeof throttle>
  perAddress: ReturnType<typeof throttle>
  subjectOf: (bearer: string) => Promise<Subject | null>
}
type Options = { pool: pg.Pool; env: Env; publicUrl: string; sealingKey: Buffer; app: FastifyInstance }

/** `__Host-` keeps the cookie to this very host; browsers grant it over https, and over plain http to loopback names only. */
const cookieNameFor = (publicUrl: string) =>
  publicUrl.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname) ? '__Host-guichet' : 'guichet-session'

/** Everything that proves who somebody is: an embedded provider, or the external one of the settings, on the same path. */
export async function openSignIn({ pool, env, publicUrl, sealingKey, app }: Options): Promise<SignIn> {
  const secret = (purpose: string, make: () => string | Promise<string>) => installationSecret(pool, sealingKey, purpose, make)
  const random = () => randomBytes(32).toString('hex')
  const provider = env.OIDC_ISSUER ? null : openIdProvider({
    pool, publicUrl, clientId: env.OIDC_CLIENT_ID, jwk: await secret('oidc-jwk', makeJwk), cookieKey: await secret('oidc-cookie', random), trustProxy: env.TRUST_PROXY,
  })
  return {
    tokens: await accessTokens(await secret('access-token', makeSigningKey), publicUrl),
    refreshKey: await secret('refresh-token', random),
    provider, publicUrl, clientId: env.OIDC_CLIENT_ID, isDemo: env.DEMO, cookieName: cookieNameFor(publicUrl),
    // Ten tries in a quarter of an hour for one person from one address, a hundred from one address: whoever guesses is stopped where
    // they are, and the owner of the account signs in elsewhere as ever.
    perPlace: throttle(pool, 'sign-in-place', 10, 900),
    perAddress: throttle(pool, 'sign-in-address', 100, 900),
    subjectOf: env.OIDC_ISSUER ? externalSubject(env.OIDC_ISSUER) : embeddedSubject(app, publicUrl),
  }
}

const readSubject = (issuer: string, claims: { sub?: string; email?: string; email_verified?: boolean }): Subject | null =>
  claims.sub ? { issuer, subject: claims.sub, email: claims.email?.toLowerCase() ?? null, isEmailVerified: claims.email_verified === true } : null

/** The embedded provider's userinfo, asked inside the process: the public address may not be reachable from here. */
const embeddedSubject = (app: FastifyInstance, publicUrl: string) => async (bearer: string) => {
  const { host, protocol } = new URL(publicUrl)
  const answer = await app.inject({ method: 'GET', url: '/oidc/me', headers: { authorization: `Bearer ${bearer}`, host, 'x-forwarded-proto': protocol.slice(0, -1) } })
  return answer.statusCode === 200 ? readSubject(`${publicUrl}/oidc`, answer.json()) : null
}

const externalSubject = (issuer: string) => {
  let userinfo: Promise<string> | undefined
  const discover = async () => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { redirect: 'error', signal: AbortSignal.timeout(5000) })
    return ((await answer.json()) as { userinfo_endpoint: string }).userinfo_endpoint
  }
  return async (bearer: string) => {
    userinfo ??= discover().catch((error) => { userinfo = undefined; throw error })
    const answer = await fetch(await userinfo, { headers: { authorization: `Bearer ${bearer}` }, redirect: 'error', signal: AbortSignal.timeout(5000) })
    return answer.ok ? readSubject(issuer, (await answer.json()) as object) : null
  }
}

export const bearerOf = (request: FastifyRequest): string | null => /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
