import type { Transaction } from '../../platform/db/db.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { OutsidePersonCtx } from '../../platform/http/contexts.ts'
import { provePassword } from '../provider/prove-password.ts'
import { revokeSessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'
import {
  factorsOf,
  forgetFactors,
  hasAny,
  hasProven,
  isRequiredOf,
  replaceRecoveryCodes,
} from './factors.db.ts'
import { notifyOfChange } from './notify-of-change.ts'
import type { FactorChange } from './second-factor-email.messages.ts'

/** Whether factors are managed here: not with an external provider or in a public demo. */
export const mayChoose = (
  { provider, isPublicDemo }: Pick<SignIn, 'provider' | 'isPublicDemo'>,
  passwordHash: string | null,
): boolean => provider !== null && !isPublicDemo && passwordHash !== null

/**
 * Asserts that the password is right and, when the person has a factor, that the session has proven
 * it.
 *
 * @throws WrongPassword; SecondFactorElsewhere when factors are not managed here;
 *   SecondFactorRequired
 */
export async function assertMayChange(
  signIn: SignIn,
  { inTenant, person: { accountId, sessionId } }: Pick<OutsidePersonCtx, 'inTenant' | 'person'>,
  typed: string,
): Promise<void> {
  const scope = { tenantId: null, accountId }
  const hash = await provePassword(
    signIn,
    (mode, work) => inTenant(scope, mode, work),
    accountId,
    typed,
  )
  if (!mayChoose(signIn, hash)) throw apiError('SecondFactorElsewhere')
  await inTenant(scope, 'read', async ({ db }) => {
    if (hasAny(await factorsOf(db, accountId)) && !(await hasProven(db, sessionId)))
      throw apiError('SecondFactorRequired')
  })
}

type AddedFactor = {
  accountId: string
  sessionId: string
  requestId: string
  change: FactorChange
}
/**
 * Completes the addition of a factor: this session counts as proven, the others end, and the person
 * is notified.
 *
 * @returns Recovery codes with the first factor; null when there are some already
 */
export async function factorAdded(
  tx: Transaction,
  signIn: Pick<SignIn, 'helpUrl'>,
  { accountId, sessionId, requestId, change }: AddedFactor,
): Promise<string[] | null> {
  const { db, now } = tx
  const { codesLeft } = await factorsOf(db, accountId)
  await db
    .updateTable('session')
    .set({ second_factor_at: now, passkey_challenge: null })
    .where('id', '=', sessionId)
    .execute()
  await revokeSessions(db, now, { accountId, exceptSessionId: sessionId })
  await notifyOfChange(tx, signIn, { accountId, requestId, change })
  return codesLeft > 0 ? null : replaceRecoveryCodes(db, accountId)
}

/**
 * Completes the removal of a factor: without any, the recovery codes are deleted.
 *
 * @throws SecondFactorNeeded when none would be left and a role requires one
 */
export async function factorRemoved(
  tx: Transaction,
  signIn: Pick<SignIn, 'helpUrl'>,
  { accountId, requestId, change }: Omit<AddedFactor, 'sessionId'>,
): Promise<void> {
  const { db } = tx
  if (!hasAny(await factorsOf(db, accountId))) {
    if (await isRequiredOf(db, accountId)) throw apiError('SecondFactorNeeded')
    await forgetFactors(db, accountId)
  }
  await notifyOfChange(tx, signIn, { accountId, requestId, change })
}
