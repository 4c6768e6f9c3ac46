import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Transaction } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { isId, newId } from '../platform/values/ids.ts'

const days = 14
/**
 * Two tabs may refresh at once, and a reply may be lost: within this time the same successor is
 * returned again.
 */
const graceSeconds = 5

const macOf = (key: string, sessionId: string, rotation: number) =>
  createHmac('sha256', key).update(`${sessionId}.${rotation}`).digest('base64url')
const tokenOf = (key: string, sessionId: string, rotation: number) =>
  `${sessionId}.${rotation}.${macOf(key, sessionId, rotation)}`

function readToken(key: string, token: string): { sessionId: string; rotation: number } {
  const [sessionId, rotation, mac] = token.split('.')
  if (!isId(sessionId) || !/^\d{1,9}$/.test(rotation ?? '') || !mac)
    throw apiError('SignInRequired')
  const right = Buffer.from(macOf(key, sessionId, Number(rotation)))
  const given = Buffer.from(mac)
  if (right.length !== given.length || !timingSafeEqual(right, given))
    throw apiError('SignInRequired')
  return { sessionId, rotation: Number(rotation) }
}

/**
 * Session and grant of the embedded provider from which a session was created, as digests of their
 * ids.
 */
export type ProviderOrigin = { session: Buffer; grant: Buffer }
type NewSession = {
  accountId: string
  clientName: string
  origin: ProviderOrigin | null
  deviceId: string | null
  /** When the person proved a second factor; null without. */
  secondFactorAt: string | null
  /** Instant of the lock, for a session that begins locked. */
  lockedAt?: string | null
  /** Lifetime, when shorter than usual. */
  hours?: number
}

/** Creates a session with its first refresh token. */
export async function openSession(
  { db, now }: Transaction,
  key: string,
  { accountId, clientName, origin, hours = days * 24, ...session }: NewSession,
) {
  const sessionId = newId()
  const expires = new Date(Date.parse(now) + hours * 3_600_000).toISOString()
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: accountId,
      client_name: clientName,
      rotated_at: now,
      created_at: now,
      expires_at: expires,
      provider_session: origin?.session ?? null,
      provider_grant: origin?.grant ?? null,
      device_id: session.deviceId,
      second_factor_at: session.secondFactorAt,
      locked_at: session.lockedAt ?? null,
    })
    .execute()
  return { sessionId, refreshToken: tokenOf(key, sessionId, 0) }
}

type RotatedSession = { sessionId: string; accountId: string; refreshToken: string }
/** A used token was sent again. `isFirst`: this call ended the session; others find it ended. */
type ReusedToken = {
  reusedOf: { sessionId: string; accountId: string; clientName: string }
  isFirst: boolean
}

/**
 * Uses a refresh token. Among concurrent rotations exactly one increments the counter; within the
 * grace period the others get the same successor; an older token counts as stolen, and its session
 * ends (the caller commits that, then rejects). A disabled account cannot refresh.
 *
 * @throws SignInRequired
 */
export async function rotateSession(
  { db, now }: Transaction,
  key: string,
  token: string,
): Promise<RotatedSession | ReusedToken> {
  const { sessionId, rotation } = readToken(key, token)
  const moved = await db
    .updateTable('session')
    .set({ rotation: rotation + 1, rotated_at: now })
    .where('id', '=', sessionId)
    .where('rotation', '=', rotation)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account')
          .select('account.id')
          .whereRef('account.id', '=', 'session.account_id')
          .where('disabled_at', 'is', null),
      ),
    )
    .returning('account_id')
    .executeTakeFirst()
  const successor = tokenOf(key, sessionId, rotation + 1)
  if (moved) return { sessionId, accountId: moved.account_id, refreshToken: successor }

  const session = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('session')
    .where('session.id', '=', sessionId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!session || session.revoked_at || session.expires_at <= now) throw apiError('SignInRequired')
  const secondsSince = (Date.parse(now) - Date.parse(session.rotated_at)) / 1000
  if (session.rotation === rotation + 1 && secondsSince <= graceSeconds) {
    return { sessionId, accountId: session.account_id, refreshToken: successor }
  }
  const ended = await revokeSessions(db, now, { sessionId })
  const { account_id: accountId, client_name: clientName } = session
  return { reusedOf: { sessionId, accountId, clientName }, isFirst: ended > 0 }
}

type Which = { sessionId: string } | { accountId: string; exceptSessionId?: string }

/**
 * Ends sessions and deletes their provider data, whose cookie would sign the same person in again
 * without a password. Ending all sessions of an account deletes all provider data of that person.
 *
 * @returns The number of ended sessions
 */
export async function revokeSessions(db: Db, now: string, which: Which): Promise<number> {
  let update = db.updateTable('session').set({ revoked_at: now }).where('revoked_at', 'is', null)
  if ('sessionId' in which) update = update.where('id', '=', which.sessionId)
  else {
    update = update.where('account_id', '=', which.accountId)
    if (which.exceptSessionId) update = update.where('id', '!=', which.exceptSessionId)
    await db.deleteFrom('oidc_payload').where('account_id', '=', which.accountId).execute()
  }
  const ended = await update.returning(['provider_session', 'provider_grant']).execute()
  if ('sessionId' in which) await endAtProvider(db, ended)
  return ended.length
}

type Origin = { provider_session: Buffer | null; provider_grant: Buffer | null }
/** Deletes the provider data of sessions, so that its cookie and its tokens are invalid. */
export async function endAtProvider(db: Db, origins: readonly Origin[]): Promise<void> {
  for (const { provider_session: session, provider_grant: grant } of origins) {
    if (session && grant)
      await sql`delete from oidc_payload where grant_id = ${grant}
      or (model = 'Grant' and id = ${grant}) or (model = 'Session' and uid = ${session})`.execute(
        db,
      )
  }
}
