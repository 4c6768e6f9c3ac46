import '@fastify/cookie'
import * as contract from '@guichet/contract/sign-in/lock-session.ts'
import { recordAudit } from '../platform/db/audit.ts'
import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type GuardedCtx } from '../platform/http/contexts.ts'
import { answerTokens } from './create-token.ts'
import { recordDevice } from './devices.ts'
import { verifyPassword } from './passwords.ts'
import { clerksOf } from './pins.db.ts'
import { openSession, revokeSessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** A PIN is weaker than a password, so its session lasts a working day. */
const shiftHours = 12

/**
 * Unlocks a session with a PIN: the same clerk continues in the same session, another one gets a
 * separate session, and the first one ends. There are five attempts in a quarter of an hour for
 * each clerk; then only a password helps.
 */
export const openLock = (signIn: SignIn) =>
  handle(contract.openLock, async (ctx, { body: { clerkPublicId, pin } }) => {
    const { request, reply, actor, inBusiness } = ctx
    const tries = `${actor.tenantId} ${clerkPublicId}`
    await signIn.throttles.perPin.spend(tries)
    const secret = request.cookies[signIn.deviceCookieName]
    const clerks = await inBusiness('read', ({ db }) => clerksOf(db, actor, secret))
    const clerk = clerks.find(({ accountId }) => accountId === clerkPublicId)
    if (!(await verifyPassword(pin, clerk?.pinHash ?? null)) || !clerk) throw apiError('WrongPin')
    await signIn.throttles.perPin.forgive(tries)
    const { clientName, tenantId } = actor
    if (clerk.accountId === actor.accountId) {
      await unlock(ctx)
      const claims = { accountId: actor.accountId, sessionId: actor.sessionId, tenantId }
      const accessToken = await signIn.tokens.mint(claims)
      return { accessToken, refreshToken: 'in-cookie' }
    }
    const { refreshToken, sessionId } = await takeOver(ctx, signIn, clerk.accountId)
    const claims = { accountId: clerk.accountId, sessionId, tenantId }
    return answerTokens(signIn, reply, { clientName, claims, refreshToken })
  })

const unlock = ({ actor, inBusiness }: GuardedCtx) =>
  inBusiness('write', async ({ db, audit }) => {
    await db
      .updateTable('session')
      .set({ locked_at: null })
      .where('id', '=', actor.sessionId)
      .execute()
    await audit('session.unlocked', 'session', actor.sessionId)
  })

/**
 * The second factor that the clerk proved at their last sign-in with this browser; a PIN keeps that
 * state.
 */
async function lastSecondFactor(db: Db, accountId: string, deviceId: string) {
  const last = await db
    .selectFrom('session')
    .select('second_factor_at')
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.second_factor_at ?? null
}

const takeOver = (
  { actor, inBusiness, request, requestId }: GuardedCtx,
  { refreshKey, deviceCookieName }: SignIn,
  accountId: string,
) =>
  inBusiness('write', async (tx) => {
    const { db, now } = tx
    const { tenantId, clientName, sessionId: before } = actor
    const seen = {
      accountId,
      secret: request.cookies[deviceCookieName]!,
      userAgent: request.headers['user-agent'],
    }
    const { deviceId } = await recordDevice(tx, seen)
    // The first of concurrent calls ends the session; the others find it ended.
    if ((await revokeSessions(db, now, { sessionId: before })) === 0)
      throw apiError('SignInRequired')
    const opened = await openSession(tx, refreshKey, {
      accountId,
      clientName,
      origin: null,
      deviceId,
      secondFactorAt: await lastSecondFactor(tx.db, accountId, deviceId),
      hours: shiftHours,
    })
    await recordAudit(db, {
      tenantId,
      accountId,
      requestId,
      now,
      code: 'session.taken_over',
      subject: 'session',
      subjectId: opened.sessionId,
      facts: { from: actor.accountId },
    })
    return opened
  })
