import type { changePassword as wire } from '@guichet/contract/authorization/change-password.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { demoPassword, hashPassword, verifyPassword } from './passwords.ts'
import { revokeSessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

export const changePassword = (signIn: SignIn): Deed<typeof wire> => async ({ db, now, person }, { body }) => {
  await signIn.perPlace.spend(`change ${person.accountId}`)
  const account = await db.selectFrom('account').select('password_hash').where('id', '=', person.accountId).executeTakeFirstOrThrow()
  if (!(await verifyPassword(body.currentPassword, account.password_hash))) throw refuse('WrongPassword')
  if (body.newPassword === demoPassword && !signIn.isDemo) throw refuse('DemoPasswordRefused')
  await db.updateTable('account').set({ password_hash: await hashPassword(body.newPassword) }).where('id', '=', person.accountId).execute()
  await revokeSessions(db, now, { accountId: person.accountId, exceptSessionId: person.sessionId })
  return {}
}
