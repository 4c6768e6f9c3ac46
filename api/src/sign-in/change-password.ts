import * as contract from '@guichet/contract/sign-in/change-password.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { demoPassword, hashPassword } from './passwords.ts'
import { provePassword } from './provider/prove-password.ts'
import { revokeSessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** Changes the password only if it is still the one that was verified. */
export const changePassword = (signIn: SignIn) =>
  handle(contract.changePassword, async ({ inTenant, person }, { body }) => {
    const { accountId, sessionId } = person
    const scope = { tenantId: null, accountId }
    const known = await provePassword(
      signIn,
      (mode, work) => inTenant(scope, mode, work),
      accountId,
      body.currentPassword,
    )
    if (known === null) throw apiError('WrongPassword')
    if (body.newPassword === demoPassword && !signIn.isDemo) throw apiError('DemoPasswordRefused')
    const hash = await hashPassword(body.newPassword)
    await inTenant(scope, 'write', async ({ db, now }) => {
      await db
        .updateTable('account')
        .set({ password_hash: hash })
        .where('id', '=', accountId)
        .where('password_hash', '=', known)
        .returning('id')
        .executeTakeFirstOrThrow(() => apiError('WrongPassword'))
      await db
        .updateTable('password_link')
        .set({ used_at: now })
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .execute()
      await revokeSessions(db, now, { accountId, exceptSessionId: sessionId })
    })
    return {}
  })
