import * as contract from '@guichet/contract/staff/save-staff.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { endForeignSessions, forgetPin } from '../sign-in/public.ts'
import { removalObstacle } from './membership.rules.ts'
import { lockMembers, memberBy, writeRoles } from './staff.db.ts'

/**
 * Removes a member. From the commit on no call finds their membership; without another business
 * their sessions end with it. A job releases their counter holds at once.
 */
export const removeStaff = handle(contract.removeStaff, async (ctx, { params: { id } }) => {
  const { db, now, tenantId, actor, audit } = ctx
  const mainStaff = await lockMembers(db, actor, id)
  const member = await memberBy(db, tenantId, 'staff.id', id)
  const obstacle = removalObstacle(actor, member, mainStaff)
  if (obstacle) throw apiError(obstacle)
  await updateRows(db, tenantId, 'staff')
    .set({ removed_at: now, version: member.version + 1 })
    .where('id', '=', id)
    .execute()
  await writeRoles(db, { tenantId, staffId: id }, [])
  await forgetPin(db, tenantId, member.accountId)
  await endForeignSessions(ctx, member.accountId)
  await enqueue(db, {
    tenantId,
    kind: 'release-holds-of',
    payload: { accountId: member.accountId },
    runAt: now,
  })
  await audit('staff.removed', 'staff', id, { texts: { email: member.email } })
  return {}
})
