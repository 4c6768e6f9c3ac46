import { accessTypes } from '@guichet/contract/access.ts'
import * as contract from '@guichet/contract/staff/get-staff-access.ts'
import { sameTenant } from '../database/same-tenant.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'

/**
 * Returns the caller's access: main staff have every access; others the union of their roles, less
 * their restrictions.
 */
export const getStaffAccess = handle(contract.getStaffAccess, async ({ db, tenantId, actor }) => {
  const roles = await selectRows(db, tenantId, 'staff_role')
    .innerJoin('custom_role', sameTenant('custom_role.id', 'staff_role.role_id'))
    .select(['custom_role.id', 'custom_role.name'])
    .where('staff_id', '=', actor.staffId)
    .orderBy('custom_role.id')
    .execute()
  return {
    publicId: actor.staffId,
    isMainStaff: actor.isMain,
    accesses: actor.isMain
      ? [...accessTypes]
      : accessTypes.filter((type) => actor.accesses.has(type)),
    restrictions: [...actor.restrictions],
    roles: ['administration', ...actor.roles],
    lacksSecondFactor: actor.lacksSecondFactor,
    administrationRoles: roles.map((role) => ({ customRolePublicId: role.id, name: role.name })),
  }
})
