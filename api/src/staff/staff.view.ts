import type { StaffMember } from '@guichet/contract/staff/staff-member.ts'
import type { Actor } from '../platform/http/actor.ts'
import { changeObstacle, removalObstacle, unionOf } from './membership.rules.ts'
import type { Member } from './staff.db.ts'

/** A member, with the actions that the caller may perform on them. */
export const viewMember = (actor: Actor, member: Member, mainStaff: number): StaffMember => ({
  publicId: member.staffId,
  userPublicId: member.accountId,
  email: member.email,
  firstName: member.firstName,
  lastName: member.lastName,
  isMainStaff: member.isMain,
  roles: member.roleTypes.map((type) => ({ type })),
  administrationRoles: member.held.map(({ roleId, name }) => ({
    customRolePublicId: roleId,
    name,
  })),
  restrictions: [...unionOf(member.held).restrictions],
  version: member.version,
  isAwaited: member.isAwaited,
  hasSecondFactor: member.hasSecondFactor,
  changeObstacle: changeObstacle(actor, member),
  removalObstacle: removalObstacle(actor, member, mainStaff),
})
