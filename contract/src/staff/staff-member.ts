import { z } from 'zod'
import { restrictions, tokenRoles } from '../access.ts'
import {
  Bilingual,
  Choice,
  EmailUpTo,
  Id,
  Required,
  TenantId,
  Unique,
  Version,
} from '../primitives.ts'

/** Maximum numbers of members and of roles of a business. */
export const memberLimit = 1000
export const roleLimit = 100
/** Maximum lengths of a name and of an email in characters. Source: specification 2, section 9. */
export const memberNameLimit = 50
export const memberEmailLimit = 75
/**
 * Built-in roles in addition to custom roles; any role of the business also gives access to the
 * portal.
 */
export const memberRoleTypes = [
  'UserCollaboratorAdmin',
  'Validator',
  'SchedulerDashboardAdmin',
] as const

/**
 * Reasons why the caller cannot change or remove a member: the member is main staff and the caller
 * is not; it is the caller's own membership; no main staff would be left.
 */
const memberObstacles = ['MainStaffOnly', 'OwnMembership', 'LastMainStaff'] as const
export type MemberObstacle = (typeof memberObstacles)[number]

export const StaffMember = z.strictObject({
  publicId: Id,
  userPublicId: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isMainStaff: z.boolean(),
  roles: z.array(z.strictObject({ type: z.enum(tokenRoles) })),
  administrationRoles: z.array(z.strictObject({ customRolePublicId: Id, name: Bilingual })),
  restrictions: z.array(z.enum(restrictions)),
  version: z.int(),
  /** Invited, but has not chosen a password or signed in with another provider yet. */
  isAwaited: z.boolean(),
  /** True when they sign in with a second factor. */
  hasSecondFactor: z.boolean(),
  changeObstacle: z.enum(memberObstacles).nullable(),
  removalObstacle: z.enum(memberObstacles).nullable(),
})
export type StaffMember = z.output<typeof StaffMember>

const MemberEmail = EmailUpTo(memberEmailLimit)
const Name = Required(memberNameLimit)
const roles = {
  /** Main staff have every access of the business; only main staff can grant this. */
  isMainStaff: z.boolean('type').default(false),
  roleTypes: Unique(
    z
      .array(Choice(memberRoleTypes), 'type')
      .max(memberRoleTypes.length, `maxItems:${memberRoleTypes.length}`),
  ).default([]),
  administrationRolePublicIds: Unique(
    z.array(Id, 'type').max(roleLimit, `maxItems:${roleLimit}`),
  ).default([]),
}
export const StaffNew = z.strictObject({
  collaboratorPublicId: TenantId.optional(),
  email: MemberEmail,
  firstName: Name,
  lastName: Name,
  ...roles,
})
/** The email and the names belong to the person: accepted and ignored. */
export const StaffSave = z.strictObject({
  publicId: Id,
  userPublicId: Id.optional(),
  email: MemberEmail.optional(),
  firstName: Name.optional(),
  lastName: Name.optional(),
  ...roles,
  version: Version,
})
export type MemberRoles = Pick<
  z.output<typeof StaffSave>,
  'isMainStaff' | 'roleTypes' | 'administrationRolePublicIds'
>
