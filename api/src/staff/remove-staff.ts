import type { removeStaff as endpoint } from '@guichet/contract/staff/save-staff.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { enqueue } from '../platform/jobs.ts'
import { endSessionsOfStranger, forgetPin } from '../sign-in/public.ts'
import { removalObstacle } from './membership.rules.ts'
import { lockMembers, memberBy, writeRoles } from './staff.db.ts'

/**
 * No call of theirs finds them any more from the commit on; where they work nowhere else, their
 * sessions end with it. What they held for sales at the counter is given back by work that begins
 * at once.
 */
export const removeStaff: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  const { db, now, actor, audit } = ctx
  const { tenantId } = actor
  const mainStaff = await lockMembers(db, actor, id)
  const member = await memberBy(db, tenantId, 'staff.id', id)
  const obstacle = removalObstacle(actor, member, mainStaff)
  if (obstacle) throw apiError(obstacle)
  await db
    .updateTable('staff')
    .set({ removed_at: now, version: member.version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  await writeRoles(db, { tenantId, staffId: id }, [])
  await forgetPin(db, tenantId, member.accountId)
  await endSessionsOfStranger(ctx, member.accountId)
  await enqueue(db, {
    tenantId,
    kind: 'release-holds-of',
    payload: { accountId: member.accountId },
    runAt: now,
  })
  await audit('staff.removed', 'staff', id, { texts: { email: member.email } })
  return {}
}
