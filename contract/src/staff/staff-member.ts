import { z } from 'zod'
import { restrictions, tokenRoles } from '../access.ts'
import {
  Bilingual,
  Chosen,
  EmailUpTo,
  Id,
  Required,
  TenantId,
  Unique,
  Version,
} from '../primitives.ts'

/** As many members and roles as a business keeps. */
export const memberLimit = 1000
export const roleLimit = 100
/** Characters of a name and of an address. Source: specification 2, section 9. */
export const memberNameLimit = 50
export const memberEmailLimit = 75
/** What a member may be beside their roles; the portal's own comes with any role of the business. */
export const memberRoleTypes = [
  'UserCollaboratorAdmin',
  'Validator',
  'SchedulerDashboardAdmin',
] as const

/**
 * Why a member cannot be changed or removed by whoever asks: they are main staff and the other is
 * not; it is the person's own membership; nobody would be main staff any more.
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
  /** Invited, and has not chosen a password nor signed in by another provider yet. */
  isAwaited: z.boolean(),
  /** Whether a second factor is asked for when they sign in. */
  hasSecondFactor: z.boolean(),
  changeObstacle: z.enum(memberObstacles).nullable(),
  removalObstacle: z.enum(memberObstacles).nullable(),
})
export type StaffMember = z.output<typeof StaffMember>

const MemberEmail = EmailUpTo(memberEmailLimit)
const Name = Required(memberNameLimit)
const roles = {
  /** Main staff: every access of the business, of which only main staff dispose. */
  isMainStaff: z.boolean('type').default(false),
  roleTypes: Unique(
    z
      .array(Chosen(memberRoleTypes), 'type')
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
/** The address and the names are the person's own: what is sent of them changes nothing. */
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
