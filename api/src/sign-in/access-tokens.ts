import type { webcrypto } from 'node:crypto'
import {
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  importSPKI,
  jwtVerify,
  SignJWT,
} from 'jose'
import { databaseNow } from '../platform/db/database-clock.ts'
import type { Claims } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { isId } from '../platform/values/ids.ts'

const audience = 'guichet-api'
/** Lifetime of an access token, in seconds. */
export const accessTokenSeconds = 15 * 60
const cacheSize = 10_000

export type AccessTokens = Awaited<ReturnType<typeof accessTokens>>

/** Creates an ES256 key pair as text, for the store of secrets. */
export async function makeSigningKey(): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({
    private: await exportPKCS8(privateKey),
    public: await exportSPKI(publicKey),
  })
}

/**
 * Access tokens of the API: ES256, 15 minutes; `sub` is the account, `sid` the session, `tid` the
 * selected business. A verified token is cached until it expires, as verifying costs as much as a
 * query. Each request reads whether the session is valid, so nothing has to be removed at sign-out.
 * Times are those of the database: instances with different clocks accept each other's tokens.
 */
export async function accessTokens(stored: string, issuer: string) {
  const pem = JSON.parse(stored) as { private: string; public: string }
  const [privateKey, publicKey] = [
    await importPKCS8(pem.private, 'ES256'),
    await importSPKI(pem.public, 'ES256'),
  ]
  const verified = new Map<string, { claims: Claims; expires: number }>()

  const read = reader(publicKey, issuer)

  return {
    mint: ({ accountId, sessionId, tenantId }: Claims): Promise<string> => {
      const seconds = Math.floor(databaseNow() / 1000)
      return new SignJWT({ sid: sessionId, ...(tenantId && { tid: tenantId }) })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + accessTokenSeconds)
        .sign(privateKey)
    },

    verify: async (token: string): Promise<Claims> => {
      const known = verified.get(token)
      if (known && known.expires > databaseNow()) return known.claims
      const read1 = await read(token, 0)
      if (verified.size >= cacheSize) verified.clear()
      verified.set(token, read1)
      return read1.claims
    },

    /**
     * The claims of a token that may have expired during its session: they give the business of a
     * refresh.
     */
    verifyExpired: async (token: string): Promise<Claims> =>
      (await read(token, 14 * 86_400)).claims,
  }
}

const reader =
  (publicKey: webcrypto.CryptoKey, issuer: string) =>
  async (token: string, clockTolerance: number): Promise<{ claims: Claims; expires: number }> => {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ['ES256'],
        audience,
        issuer,
        typ: 'at+jwt',
        clockTolerance,
        currentDate: new Date(databaseNow()),
        requiredClaims: ['sub', 'sid', 'exp'],
      })
      const { sub, sid, tid } = payload as { sub: string; sid: string; tid?: string }
      const ids = [sub, sid, ...(tid === undefined ? [] : [tid])]
      if (!ids.every(isId)) throw apiError('SignInRequired')
      const claims = { accountId: sub, sessionId: sid, tenantId: tid ?? null }
      return { claims, expires: payload.exp! * 1000 }
    } catch {
      throw apiError('SignInRequired')
    }
  }
