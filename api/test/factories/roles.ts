import type { Call } from '@guichet/contract/endpoint.ts'
import { createCustomRole } from '@guichet/contract/staff/save-custom-role.ts'
import { findStaff, removeStaff } from '@guichet/contract/staff/save-staff.ts'
import type { StaffMember } from '@guichet/contract/staff/staff-member.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { send, type TestServer } from '../test-server.ts'
import type { Staff } from './staff.ts'

type RoleForm = Call<typeof createCustomRole>['body']

/** Body of a new role with a unique name. */
export const aRoleForm = (over: Partial<RoleForm> = {}): RoleForm => ({
  name: { fr: `Rôle ${newId()}`, en: `Role ${newId()}` },
  accesses: ['Orders'],
  restrictions: [],
  discountCeiling: 0,
  ...over,
})

/** A role of the business. @returns its id */
export const aRole = async (server: TestServer, staff: Staff, over: Partial<RoleForm> = {}) =>
  (await send(server, staff, createCustomRole, { body: aRoleForm(over) })).body.publicId

/** A person's membership, as seen by `asker`. */
export async function memberOf(
  server: TestServer,
  asker: Staff,
  who: { accountId: string },
): Promise<StaffMember> {
  const { body } = await send(server, asker, findStaff, { query: {} })
  return body.items.find(({ userPublicId }) => userPublicId === who.accountId)!
}

/** Removes a person from the staff. */
export async function dismiss(
  server: TestServer,
  asker: Staff,
  who: { accountId: string },
): Promise<void> {
  const { publicId: id } = await memberOf(server, asker, who)
  await send(server, asker, removeStaff, { params: { id } })
}
