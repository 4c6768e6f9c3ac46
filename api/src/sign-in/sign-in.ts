import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { observe } from '../platform/db/database-clock.ts'
import { installationSecret, type SealingKeys } from '../platform/secrets/secrets.ts'
import { accessTokens, makeSigningKey, type AccessTokens } from './access-tokens.ts'
import { externalSubject, type Subject } from './provider/external-subject.ts'
import { digestOf } from './provider/oidc-adapter.ts'
import { makeJwk, openIdProvider } from './provider/provider.ts'
import { throttle, type Throttle } from './throttle.ts'

export type SignIn = {
  tokens: AccessTokens
  refreshKey: string
  provider: Provider | null
  /** Connection pool for unauthenticated requests. */
  pool: pg.Pool
  publicUrl: string
  clientId: string
  isDemo: boolean
  isPublicDemo: boolean
  cookieName: string
  /** Name of the cookie that identifies a browser. */
  deviceCookieName: string
  sealingKeys: SealingKeys
  /** Page for a person who fears that somebody else has their password. */
  helpUrl: string
  throttles: Throttles
  subjectOf: (bearer: string) => Promise<Subject | null>
}
/**
 * Limits of attempts. Ten attempts in a quarter of an hour for one person from one address, a
 * hundred from one address: a guesser is limited at their address, and the owner of the account
 * signs in elsewhere as usual. Ten passwords for one link, five PINs for one clerk, five second
 * factors for one person.
 */
type Throttles = Record<
  'perPlace' | 'perAddress' | 'perLinkAddress' | 'perLink' | 'perPin' | 'perSecondFactor',
  Throttle
>
type Options = { pool: pg.Pool; env: Env; publicUrl: string; sealingKeys: SealingKeys }

/** `amr` value of a sign-in with a second factor. Source: RFC 8176. */
export const secondFactorMark = 'mfa'

/**
 * `__Host-` binds the cookie to this host; browsers accept it over https, and over plain http for
 * loopback names only.
 */
const cookieNameFor = (publicUrl: string) => {
  const isLoopback = ['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname)
  return publicUrl.startsWith('https:') || isLoopback ? '__Host-guichet' : 'guichet-session'
}

/** Opens the sign-in: the embedded provider, or the external one of the settings, on one path. */
export async function openSignIn({ pool, env, publicUrl, sealingKeys }: Options): Promise<SignIn> {
  const secret = (purpose: string, make: () => string | Promise<string>) =>
    installationSecret(pool, sealingKeys, purpose, make)
  const random = () => randomBytes(32).toString('hex')
  const {
    rows: [clock],
  } = await pool.query<{ now: string }>('select clock_timestamp()::timestamptz(3) as now')
  observe(clock!.now)
  const provider = env.OIDC_ISSUER
    ? null
    : openIdProvider({
        pool,
        publicUrl,
        sealingKeys,
        clientId: env.OIDC_CLIENT_ID,
        isPublicDemo: env.isPublicDemo,
        jwk: await secret('oidc-jwk', makeJwk),
        cookieKey: await secret('oidc-cookie', random),
      })
  return {
    tokens: await accessTokens(await secret('access-token', makeSigningKey), publicUrl),
    refreshKey: await secret('refresh-token', random),
    provider,
    pool,
    publicUrl,
    sealingKeys,
    clientId: env.OIDC_CLIENT_ID,
    isDemo: env.DEMO,
    isPublicDemo: env.isPublicDemo,
    cookieName: cookieNameFor(publicUrl),
    deviceCookieName: `${cookieNameFor(publicUrl)}-device`,
    helpUrl: provider ? `${publicUrl}/sign-in/forgotten` : publicUrl,
    throttles: {
      perPlace: throttle(pool, 'sign-in-place', 10, 900),
      perAddress: throttle(pool, 'sign-in-address', 100, 900),
      perLinkAddress: throttle(pool, 'set-password-address', 50, 900),
      perLink: throttle(pool, 'set-password-link', 10, 900),
      perPin: throttle(pool, 'clerk-pin', 5, 900),
      perSecondFactor: throttle(pool, 'second-factor', 5, 900),
    },
    subjectOf: provider ? embeddedSubject(provider, publicUrl) : externalSubject(env.OIDC_ISSUER!),
  }
}

/** Person of a token of the embedded provider, read from its store, as its userinfo would. */
const embeddedSubject =
  (provider: Provider, publicUrl: string) =>
  async (bearer: string): Promise<Subject | null> => {
    const token = await provider.AccessToken.find(bearer)
    const grant = token?.grantId ? await provider.Grant.find(token.grantId) : undefined
    if (!token?.grantId || !grant || grant.accountId !== token.accountId) return null
    const session = token.sessionUid && (await provider.Session.findByUid(token.sessionUid))
    if (!session) return null
    return {
      issuer: `${publicUrl}/oidc`,
      subject: token.accountId,
      email: null,
      isEmailVerified: false,
      origin: { session: digestOf(session.uid), grant: digestOf(token.grantId) },
      hasSecondFactor: session.amr?.includes(secondFactorMark) ?? false,
    }
  }

export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
