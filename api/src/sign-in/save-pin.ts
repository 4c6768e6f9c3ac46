import type { savePin as endpoint } from '@guichet/contract/sign-in/lock-session.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { SignIn } from './sign-in.ts'

/** An open screen is not enough: whoever passes by must not leave a PIN of their own. */
export const savePin =
  ({ throttles }: SignIn): Handler<typeof endpoint> =>
  async ({ actor, inBusiness }, { body }) => {
    const { tenantId, accountId } = actor
    await throttles.perPlace.spend(`change ${accountId}`)
    const { password_hash: known } = await inBusiness('read', ({ db }) =>
      db
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow(),
    )
    if (known !== null && !(await verifyPassword(body.currentPassword ?? '', known)))
      throw apiError('WrongPassword')
    await throttles.perPlace.forgive(`change ${accountId}`)
    const pinHash = await hashPassword(body.pin)
    await inBusiness('write', async ({ db, now, audit }) => {
      const chosen = { pin_hash: pinHash, chosen_at: now }
      await db
        .insertInto('clerk_pin')
        .values({ tenant_id: tenantId, account_id: accountId, ...chosen })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id']).doUpdateSet(chosen))
        .execute()
      await audit('pin.chosen', 'account', accountId)
    })
    return {}
  }
