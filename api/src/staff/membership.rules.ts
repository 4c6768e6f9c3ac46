import {
  accessTypes,
  restrictions,
  type AccessType,
  type Restriction,
  type TokenRole,
} from '@guichet/contract/access.ts'
import type { MemberObstacle, MemberRoles } from '@guichet/contract/staff/staff-member.ts'

/** What a role grants. The ceiling is of discounts by hand, in thousandths of a percent. */
export type Grant = {
  accesses: readonly AccessType[]
  restrictions: readonly Restriction[]
  discountCeilingMilli: number
}
/** What somebody may do in a business. */
export type Rights = Grant & { isMain: boolean; roleTypes: readonly TokenRole[] }

export const noGrant: Grant = { accesses: [], restrictions: [], discountCeilingMilli: 0 }
export const noRights: Rights = { ...noGrant, isMain: false, roleTypes: [] }
const unlimitedMilli = 100_000

/** Several roles together: every access, every restriction, the highest ceiling. */
export const unionOf = (grants: readonly Grant[]): Grant => ({
  accesses: accessTypes.filter((type) => grants.some(({ accesses }) => accesses.includes(type))),
  restrictions: restrictions.filter((name) =>
    grants.some(({ restrictions: held }) => held.includes(name)),
  ),
  discountCeilingMilli: Math.max(0, ...grants.map((grant) => grant.discountCeilingMilli)),
})

/**
 * A grant as a set of things that somebody may do. What a restriction forbids is one of them for
 * whoever has an access without it: taking a restriction away grants something too.
 */
const powersOf = ({ accesses, restrictions: held }: Grant): string[] => [
  ...accesses,
  ...(accesses.length > 0 ? restrictions.filter((name) => !held.includes(name)) : []),
]

/**
 * What `after` grants that neither `before` nor whoever gives it has: nobody gives more than they
 * hold.
 *
 * @returns Names of accesses and restrictions, `discountCeiling` for a ceiling above one's own
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

/** Main staff hold everything, whatever roles they have beside it. */
export const heldBy = (rights: Rights): Grant =>
  rights.isMain
    ? { accesses: accessTypes, restrictions: [], discountCeilingMilli: unlimitedMilli }
    : rights

/** What is stored of chosen roles: main staff and every role of the business enter the portal. */
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

/** Why somebody cannot change the roles of a member. Main staff may step down themselves. */
export function changeObstacle(asker: Asker, member: Member): MemberObstacle | null {
  if (asker.isMain) return null
  if (member.isMain) return 'MainStaffOnly'
  return isOwn(asker, member) ? 'OwnMembership' : null
}

/** Why somebody cannot remove a member; `mainStaff` counts those of the business. */
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
