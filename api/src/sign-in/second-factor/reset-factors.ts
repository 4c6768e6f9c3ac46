import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { businessesOf } from '../businesses-of.ts'
import { actAsPerson } from '../in-each-business.ts'
import { revokeSessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'
import { forgetFactors } from './factors.db.ts'
import { notifyOfChange } from './notify-of-change.ts'

/** Removes the second factors of a member. */
export type ResetFactors = (ctx: Ctx, accountId: string) => Promise<void>

/**
 * Resets factors for a member who has lost both the factor and the codes. One business must not
 * affect the sign-in of a person in another.
 *
 * @throws WorksElsewhere
 */
export const resetFactorsBy =
  (signIn: Pick<SignIn, 'helpUrl'>): ResetFactors =>
  async ({ db, client, now, actor, requestId }, accountId) => {
    await actAsPerson(db, accountId)
    const businesses = await businessesOf(db, accountId)
    if (businesses.some(({ tenantId }) => tenantId !== actor.tenantId))
      throw apiError('WorksElsewhere')
    await forgetFactors(db, accountId)
    await revokeSessions(db, now, { accountId })
    await notifyOfChange({ db, client, now }, signIn, { accountId, requestId, change: 'reset' })
    await actAsPerson(db, actor.accountId)
  }
