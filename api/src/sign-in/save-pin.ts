import * as contract from '@guichet/contract/sign-in/lock-session.ts'
import { handle } from '../platform/http/contexts.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './provider/prove-password.ts'
import type { SignIn } from './sign-in.ts'

export const savePin = (signIn: SignIn) =>
  handle(contract.savePin, async ({ tenantId, accountId, inBusiness }, { body }) => {
    await provePassword(signIn, inBusiness, accountId, body.currentPassword)
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
  })
