import * as contract from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import type { SignIn } from '../sign-in.ts'
import { assertMayChange, factorAdded } from './change-factors.ts'
import { keepTotp, spendStep, totpOf } from './factors.db.ts'
import { newTotpSecret, stepOf, totpUri } from './totp.ts'

export const beginTotp = (signIn: SignIn) =>
  handle(contract.beginTotp, async (ctx, { body: { currentPassword } }) => {
    const { inTenant, person, reply } = ctx
    const { accountId } = person
    await assertMayChange(signIn, ctx, currentPassword)
    const secret = newTotpSecret()
    const email = await inTenant({ tenantId: null, accountId }, 'write', async ({ db, now }) => {
      const { numAffectedRows } = await keepTotp({ db, now }, signIn.sealingKeys, accountId, secret)
      if (!numAffectedRows) throw apiError('SecondFactorExists')
      const account = db.selectFrom('account').select('email').where('id', '=', accountId)
      return (await account.executeTakeFirstOrThrow()).email
    })
    reply.header('cache-control', 'no-store')
    return { secret, uri: totpUri(email, secret) }
  })

/**
 * Confirms an authenticator app: the first code proves that the app has the secret, and that the
 * person has the app.
 */
export const confirmTotp = (signIn: SignIn) =>
  handle(
    contract.confirmTotp,
    async ({ inTenant, person, reply, requestId }, { body: { code } }) => {
      const { accountId, sessionId } = person
      await signIn.throttles.perSecondFactor.spend(accountId)
      const recoveryCodes = await inTenant({ tenantId: null, accountId }, 'write', async (tx) => {
        const { db, now } = tx
        const totp = await totpOf(db, signIn.sealingKeys, accountId)
        if (!totp) throw apiError('NotFound')
        if (totp.confirmedAt) throw apiError('SecondFactorExists')
        const step = stepOf({ ...totp, code, now })
        if (step === null || !(await spendStep(db, accountId, step))) throw apiError('WrongCode')
        await db
          .updateTable('totp')
          .set({ confirmed_at: now })
          .where('account_id', '=', accountId)
          .execute()
        return factorAdded(tx, signIn, { accountId, sessionId, requestId, change: 'totpAdded' })
      })
      await signIn.throttles.perSecondFactor.forgive(accountId)
      reply.header('cache-control', 'no-store')
      return { recoveryCodes }
    },
  )
