import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Opened } from '../platform/db.ts'
import { isId, newId } from '../platform/ids.ts'
import { refuse } from '../platform/refuse.ts'

const days = 14
/** Two tabs may refresh at once, and a reply may be lost: within this time the same successor is told again. */
const graceSeconds = 5

const macOf = (key: string, sessionId: string, rotation: number) => createHmac('sha256', key).update(`${sessionId}.${rotation}`).digest('base64url')
const tokenOf = (key: string, sessionId: string, rotation: number) => `${sessionId}.${rotation}.${macOf(key, sessionId, rotation)}`

function readToken(key: string, token: string): { sessionId: string; rotation: number } {
  const [sessionId, rotation, mac] = token.split('.')
  if (!isId(sessionId) || !/^\d{1,9}$/.test(rotation ?? '') || !mac) throw refuse('SignInRequired')
  const right = Buffer.from(macOf(key, sessionId, Number(rotation)))
  const given = Buffer.from(mac)
  if (right.length !== given.length || !timingSafeEqual(right, given)) throw refuse('SignInRequired')
  return { sessionId, rotation: Number(rotation) }
}

/** A new session; its first refresh token. */
export async function openSession({ db, now }: Pick<Opened, 'db' | 'now'>, key: string, accountId: string, clientName: string) {
  const sessionId = newId()
  const expires = new Date(Date.parse(now) + days * 86_400_000).toISOString()
  await db.insertInto('session').values({ id: sessionId, account_id: accountId, client_name: clientName, rotated_at: now, created_at: now, expires_at: expires }).execute()
  return { sessionId, refreshToken: tokenOf(key, sessionId, 0) }
}

/**
 * Spends a refresh token. Of any number of rotations at once exactly one moves the counter; within the grace the others get the
 * same successor; an older token is a stolen one, and its session dies.
 * @returns null when a reuse ended the session (the caller commits that, then refuses)
 */
export async function rotateSession({ db, now }: Pick<Opened, 'db' | 'now'>, key: string, token: string) {
  const { sessionId, rotation } = readToken(key, token)
  const moved = await db.updateTable('session').set({ rotation: rotation + 1, rotated_at: now })
    .where('id', '=', sessionId).where('rotation', '=', rotation).where('revoked_at', 'is', null).where('expires_at', '>', now)
    .returning('account_id').executeTakeFirst()
  if (moved) return { sessionId, accountId: moved.account_id, refreshToken: tokenOf(key, sessionId, rotation + 1) }

  const session = await db.selectFrom('session').selectAll().where('id', '=', sessionId).executeTakeFirst()
  if (!session || session.revoked_at || session.expires_at <= now) throw refuse('SignInRequired')
  const isTwin = session.rotation === rotation + 1 && Date.parse(now) - Date.parse(session.rotated_at) <= graceSeconds * 1000
  if (isTwin) return { sessionId, accountId: session.account_id, refreshToken: tokenOf(key, sessionId, rotation + 1) }
  await revokeSessions(db, now, { sessionId })
  return null
}

export async function revokeSessions(db: Db, now: string, which: { sessionId: string } | { accountId: string; exceptSessionId?: string }) {
  let update = db.updateTable('session').set({ revoked_at: now }).where('revoked_at', 'is', null)
  if ('sessionId' in which) update = update.where('id', '=', which.sessionId)
  else {
    update = update.where('account_id', '=', which.accountId)
    if (which.exceptSessionId) update = update.where('id', '!=', which.exceptSessionId)
    // The provider's own sessions and grants of the person end too, or its cookie would sign in again.
    await db.deleteFrom('oidc_payload').where(({ eb, ref }) => eb(ref('payload', '->>').key('accountId' as never), '=', which.accountId as never)).execute()
  }
  await update.execute()
}
