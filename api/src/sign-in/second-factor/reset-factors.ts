import { sql } from 'kysely'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { businessesOf } from '../businesses-of.ts'
import { revokeSessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'
import { forgetFactors } from './factors.db.ts'
import { tellOfChange } from './tell-of-change.ts'

/** Takes the second factors of a member away. */
export type ResetFactors = (ctx: Ctx, accountId: string) => Promise<void>

/**
 * For whoever has lost both the factor and the codes. One business must not open what a person has
 * in another.
 *
 * @throws WorksElsewhere
 */
export const resetFactorsBy =
  (signIn: Pick<SignIn, 'helpUrl'>): ResetFactors =>
  async ({ db, client, now, actor, requestId }, accountId) => {
    const become = (id: string) => sql`select set_config('app.account_id', ${id}, true)`.execute(db)
    await become(accountId)
    const businesses = await businessesOf(db, accountId)
    if (businesses.some(({ tenantId }) => tenantId !== actor.tenantId))
      throw apiError('WorksElsewhere')
    await forgetFactors(db, accountId)
    await revokeSessions(db, now, { accountId })
    await tellOfChange({ db, client, now }, signIn, { accountId, requestId, change: 'reset' })
    await become(actor.accountId)
  }
