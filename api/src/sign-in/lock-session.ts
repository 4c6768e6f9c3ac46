import '@fastify/cookie'
import * as contract from '@guichet/contract/sign-in/lock-session.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { lockBrowser } from './lock-browser.ts'
import { clerksOf, forgetPin, hasPin } from './pins.db.ts'
import type { SignIn } from './sign-in.ts'

export const getLock = ({ deviceCookieName }: SignIn) =>
  handle(contract.getLock, async ({ request, actor, inBusiness }) => {
    const { tenantId, accountId, sessionId } = actor
    return inBusiness('read', async ({ db }) => {
      const { idle_lock_minutes: idleMinutes } = await selectRows(db, tenantId, 'tenant_setting')
        .select('idle_lock_minutes')
        .executeTakeFirstOrThrow()
      const clerks = await clerksOf(db, actor, request.cookies[deviceCookieName])
      return {
        idleMinutes,
        hasPin: clerks.some((clerk) => clerk.accountId === accountId),
        isLocked: await isLocked(db, sessionId),
        clerks: clerks.map((clerk) => ({ userPublicId: clerk.accountId, name: clerk.name })),
      }
    })
  })

async function isLocked(db: Db, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('locked_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.locked_at != null
}

/** Locks a session. A PIN is required, as otherwise only a new sign-in could unlock it. */
export const lockSession = handle(
  contract.lockSession,
  async ({ db, now, tenantId, accountId, actor, audit }) => {
    if (!(await hasPin(db, tenantId, accountId))) throw apiError('PinMissing')
    if (await isLocked(db, actor.sessionId)) return {}
    await lockBrowser(db, now, actor.sessionId)
    await audit('session.locked', 'session', actor.sessionId)
    return {}
  },
)

export const removePin = handle(contract.removePin, async ({ db, tenantId, accountId, audit }) => {
  await forgetPin(db, tenantId, accountId)
  await audit('pin.removed', 'account', accountId)
  return {}
})

export const saveIdleLock = handle(
  contract.saveIdleLock,
  async ({ db, tenantId, audit }, { body: { idleMinutes } }) => {
    const { idle_lock_minutes: from } = await selectRows(db, tenantId, 'tenant_setting')
      .select('idle_lock_minutes')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await updateRows(db, tenantId, 'tenant_setting')
      .set({ idle_lock_minutes: idleMinutes })
      .execute()
    await audit('lock.idle_saved', 'tenant', tenantId, { facts: { from, to: idleMinutes } })
    return {}
  },
)
