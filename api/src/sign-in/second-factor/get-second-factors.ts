import * as contract from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import type { Db } from '../../platform/db/db.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type OutsidePersonCtx } from '../../platform/http/contexts.ts'
import type { SignIn } from '../sign-in.ts'
import { assertMayChange, factorRemoved, mayChoose } from './change-factors.ts'
import { factorsOf, hasAny, hasProven, isRequiredOf, replaceRecoveryCodes } from './factors.db.ts'
import { notifyOfChange } from './notify-of-change.ts'
import type { FactorChange } from './second-factor-email.messages.ts'

export const getSecondFactors = (signIn: SignIn) =>
  handle(contract.getSecondFactors, async ({ db, person: { accountId, sessionId } }) => {
    const { totpSince, passkeys, codesLeft } = await factorsOf(db, accountId)
    const { password_hash: hash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return {
      totpSinceDateTimeUtc: totpSince,
      passkeys: passkeys.map((row) => ({
        publicId: row.id,
        name: row.name,
        createdDateTimeUtc: row.created_at,
        lastUsedDateTimeUtc: row.last_used_at,
      })),
      recoveryCodesLeft: codesLeft,
      isProven: await hasProven(db, sessionId),
      isRequired: await isRequiredOf(db, accountId),
      canChoose: mayChoose(signIn, hash),
    }
  })

type Removal = {
  currentPassword: string
  change: FactorChange
  /** @returns The deleted rows */
  remove: (db: Db) => Promise<unknown[]>
}
/** Removes a factor of the caller. @throws NotFound when there is none */
async function removeFactor(
  signIn: SignIn,
  ctx: OutsidePersonCtx,
  { currentPassword, change, remove }: Removal,
): Promise<Record<string, never>> {
  const { inTenant, person, requestId } = ctx
  const { accountId } = person
  await assertMayChange(signIn, ctx, currentPassword)
  await inTenant({ tenantId: null, accountId }, 'write', async (tx) => {
    // Concurrent removals of the last two factors are serialized here, so that one stays when a
    // role requires it.
    await tx.db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const removed = await remove(tx.db)
    if (removed.length === 0) throw apiError('NotFound')
    await factorRemoved(tx, signIn, { accountId, requestId, change })
  })
  return {}
}

export const removeTotp = (signIn: SignIn) =>
  handle(contract.removeTotp, (ctx, { body: { currentPassword } }) =>
    removeFactor(signIn, ctx, {
      currentPassword,
      change: 'totpRemoved',
      remove: (db) =>
        db
          .deleteFrom('totp')
          .where('account_id', '=', ctx.person.accountId)
          .where('confirmed_at', 'is not', null)
          .returning('account_id')
          .execute(),
    }),
  )

export const removePasskey = (signIn: SignIn) =>
  handle(contract.removePasskey, (ctx, { params: { id }, body: { currentPassword } }) =>
    removeFactor(signIn, ctx, {
      currentPassword,
      change: 'passkeyRemoved',
      remove: (db) =>
        db
          .deleteFrom('passkey')
          .where('id', '=', id)
          .where('account_id', '=', ctx.person.accountId)
          .returning('id')
          .execute(),
    }),
  )

export const renewRecoveryCodes = (signIn: SignIn) =>
  handle(contract.renewRecoveryCodes, async (ctx, { body: { currentPassword } }) => {
    const { inTenant, person, reply, requestId } = ctx
    const { accountId } = person
    await assertMayChange(signIn, ctx, currentPassword)
    const recoveryCodes = await inTenant({ tenantId: null, accountId }, 'write', async (tx) => {
      if (!hasAny(await factorsOf(tx.db, accountId))) throw apiError('NotFound')
      await notifyOfChange(tx, signIn, { accountId, requestId, change: 'codesRenewed' })
      return replaceRecoveryCodes(tx.db, accountId)
    })
    reply.header('cache-control', 'no-store')
    return { recoveryCodes }
  })
