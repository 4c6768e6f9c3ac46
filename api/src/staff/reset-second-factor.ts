import * as contract from '@guichet/contract/staff/reset-second-factor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import type { ResetFactors } from '../sign-in/public.ts'
import { changeObstacle } from './membership.rules.ts'
import { memberBy } from './staff.db.ts'

/** Resets the second factor of another member; the own one is removed with the password. */
export const resetSecondFactor = (reset: ResetFactors) =>
  handle(contract.resetSecondFactor, async (ctx, { params: { id } }) => {
    const { db, tenantId, accountId, actor, audit } = ctx
    const member = await memberBy(db, tenantId, 'staff.id', id)
    const isOwn = member.accountId === accountId
    const obstacle = isOwn ? 'OwnMembership' : changeObstacle(actor, member)
    if (obstacle) throw apiError(obstacle)
    if (!member.hasSecondFactor) throw apiError('NotFound')
    await reset(ctx, member.accountId)
    await audit('staff.second_factor_reset', 'staff', id)
    return {}
  })
