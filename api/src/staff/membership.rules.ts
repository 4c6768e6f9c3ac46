import {
  accessTypes,
  restrictions,
  type AccessType,
  type Restriction,
  type TokenRole,
} from '@guichet/contract/access.ts'
import type { MemberObstacle, MemberRoles } from '@guichet/contract/staff/staff-member.ts'

/** Rights of a role. The ceiling is that of manual discounts, in thousandths of a percent. */
export type Grant = {
  accesses: readonly AccessType[]
  restrictions: readonly Restriction[]
  discountCeilingMilli: number
}
/** Rights of a member in a business. */
export type Rights = Grant & { isMain: boolean; roleTypes: readonly TokenRole[] }

export const noGrant: Grant = { accesses: [], restrictions: [], discountCeilingMilli: 0 }
export const noRights: Rights = { ...noGrant, isMain: false, roleTypes: [] }
const unlimitedMilli = 100_000

/** Union of roles: every access, every restriction, the highest ceiling. */
export const unionOf = (grants: readonly Grant[]): Grant => ({
  accesses: accessTypes.filter((type) => grants.some(({ accesses }) => accesses.includes(type))),
  restrictions: restrictions.filter((name) =>
    grants.some(({ restrictions: held }) => held.includes(name)),
  ),
  discountCeilingMilli: Math.max(0, ...grants.map((grant) => grant.discountCeilingMilli)),
})

/**
 * Rights as a set of powers. With any access, the absence of a restriction is a power too: removing
 * a restriction grants something.
 */
const powersOf = ({ accesses, restrictions: held }: Grant): string[] => [
  ...accesses,
  ...(accesses.length > 0 ? restrictions.filter((name) => !held.includes(name)) : []),
]

/**
 * Powers in `after` that neither `before` nor the giver has: nobody can give more than they have.
 *
 * @returns Names of accesses and restrictions, and `discountCeiling` for a higher ceiling
 */
export function beyond(giver: Rights, before: Grant, after: Grant): string[] {
  if (giver.isMain) return []
  const held = new Set([...powersOf(giver), ...powersOf(before)])
  const ceiling = Math.max(giver.discountCeilingMilli, before.discountCeilingMilli)
  return [
    ...powersOf(after).filter((power) => !held.has(power)),
    ...(after.discountCeilingMilli > ceiling ? ['discountCeiling'] : []),
  ]
}

/** Main staff have all rights, regardless of their roles. */
export const heldBy = (rights: Rights): Grant =>
  rights.isMain
    ? { accesses: accessTypes, restrictions: [], discountCeilingMilli: unlimitedMilli }
    : rights

/** Role types to store: main staff and every role of the business enter the portal. */
export function roleTypesOf(
  chosen: Pick<MemberRoles, 'isMainStaff' | 'roleTypes' | 'administrationRolePublicIds'>,
): TokenRole[] {
  const enters = chosen.isMainStaff || chosen.administrationRolePublicIds.length > 0
  const others = chosen.roleTypes.filter((type) => type !== 'UserCollaboratorAdmin')
  return enters ? ['UserCollaboratorAdmin', ...others] : others
}

type Member = { accountId: string; isMain: boolean }
type Asker = { accountId: string; isMain: boolean }
const isOwn = (asker: Asker, member: Member) => asker.accountId === member.accountId

/**
 * Reason why the caller cannot change the roles of a member, or null. Main staff may remove their
 * own status.
 */
export function changeObstacle(asker: Asker, member: Member): MemberObstacle | null {
  if (asker.isMain) return null
  if (member.isMain) return 'MainStaffOnly'
  return isOwn(asker, member) ? 'OwnMembership' : null
}

/** Reason why the caller cannot remove a member, or null; `mainStaff` is their number. */
export function removalObstacle(
  asker: Asker,
  member: Member,
  mainStaff: number,
): MemberObstacle | null {
  if (isOwn(asker, member)) return 'OwnMembership'
  if (!member.isMain) return null
  if (!asker.isMain) return 'MainStaffOnly'
  return mainStaff <= 1 ? 'LastMainStaff' : null
}
