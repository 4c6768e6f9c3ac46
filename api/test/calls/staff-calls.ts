import { saveStaff } from '@guichet/contract/staff/save-staff.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { aRole, aRoleForm, memberOf } from '../factories/roles.ts'
import { aStaff, type Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

// Staff cannot grant more than they have: a person with only the access of the endpoint grants that
// access.
const accesses = ['Staffs' as const]

/** Valid requests of staff and roles, each about its own member or role. */
export async function staffCalls(server: TestServer, staff: Staff) {
  const aMember = async () =>
    memberOf(server, staff, await aStaff(server, staff, { roleTypes: ['Validator'] }))
  const query = { collaboratorPublicId: staff.tenantId }
  const roleTypes = ['Validator' as const]
  const bothRoles = ['UserCollaboratorAdmin', 'Validator']
  const [changed, removed] = [await aMember(), await aMember()]
  const [invited, guarded] = [await aMember(), await aMember()]
  await server.owner.query(
    `insert into totp (account_id, secret, begun_at, confirmed_at) values ($1, '\\x00', now(), now())`,
    [guarded.userPublicId],
  )
  const created = {
    collaboratorPublicId: staff.tenantId,
    requestSenderUserPublicId: staff.accountId,
    email: `new-${newId()}@example.test`,
    firstName: 'Noé',
    lastName: 'Roy',
    isMainStaff: false,
    roleTypes,
    administrationRolePublicIds: [await aRole(server, staff, { accesses })],
  }
  const { body: saved } = await send(server, staff, saveStaff, {
    body: { publicId: changed.publicId, roleTypes },
  })
  const change = {
    publicId: changed.publicId,
    userPublicId: changed.userPublicId,
    email: changed.email,
    firstName: changed.firstName,
    lastName: changed.lastName,
    isMainStaff: false,
    roleTypes,
    administrationRolePublicIds: [await aRole(server, staff, { accesses })],
  }
  return {
    findStaff: { query, specified: {} },
    getStaffOfUser: {
      params: { id: staff.accountId },
      specified: { params: { id: changed.userPublicId } },
    },
    getStaffAccess: { query: { ...query, userPublicId: staff.accountId } },
    changeLanguage: { params: { id: staff.accountId }, body: { language: 'fr' } },
    getMyProfile: { params: { id: staff.accountId } },
    createStaff: { body: created, specified: { body: { ...created, roleTypes: bothRoles } } },
    saveStaff: {
      body: { ...change, version: saved.version },
      specified: { body: { ...change, roleTypes: bothRoles } },
    },
    inviteStaff: { params: { id: invited.publicId } },
    removeStaff: { params: { id: removed.publicId }, specified: {} },
    resetSecondFactor: { params: { id: guarded.publicId } },
    ...(await roleCalls(server, staff)),
  }
}

async function roleCalls(server: TestServer, staff: Staff) {
  return {
    findCustomRoles: { query: { collaboratorPublicId: staff.tenantId }, specified: {} },
    createCustomRole: { body: aRoleForm({ accesses, restrictions: ['Refund'] }) },
    saveCustomRole: {
      params: { id: await aRole(server, staff) },
      body: { ...aRoleForm(), version: 1 },
    },
    deleteCustomRole: { params: { id: await aRole(server, staff) } },
  }
}
