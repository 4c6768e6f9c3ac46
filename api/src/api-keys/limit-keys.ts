import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { transactionFrom } from '../platform/db/db.ts'
import { actorQuery, type Claims, type StaffRow } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { throttle } from '../sign-in/public.ts'

const seconds = 60
const remembered = 10_000
/** Draft 11 of the RateLimit header fields names a policy by a quoted string. */
const policy = '"key"'

/**
 * Limits the calls per minute of each API key, shared by all processes. People are not counted, and
 * an invalid bearer writes nothing: the call itself rejects it.
 */
export function limitKeys(pool: pg.Pool, perMinute: number) {
  const calls = throttle(pool, 'api-key', perMinute, seconds)
  const known = new Set<string>()
  const isKey = async (claims: Claims & { keyDigest: string }): Promise<boolean> => {
    if (known.has(claims.keyDigest)) return true
    const opening = { pool, scope: claims, mode: 'read' as const, first: actorQuery(claims) }
    const { language } = await transactionFrom<StaffRow, StaffRow>(opening, async (_tx, row) => row)
    if (language === null) return false
    if (known.size >= remembered) known.clear()
    known.add(claims.keyDigest)
    return true
  }
  return async ({ keyDigest, ...claims }: Claims, reply: FastifyReply): Promise<void> => {
    if (!keyDigest || !(await isKey({ ...claims, keyDigest }))) return
    const { points, secondsLeft } = await calls.count(claims.accountId, 1)
    reply.headers({
      'ratelimit-policy': `${policy};q=${perMinute};w=${seconds}`,
      ratelimit: `${policy};r=${Math.max(0, perMinute - points)};t=${secondsLeft}`,
    })
    if (points > perMinute) throw apiError('TooManyRequests', { retryAfterSeconds: secondsLeft })
  }
}
