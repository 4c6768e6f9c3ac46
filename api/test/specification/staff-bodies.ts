import { aRole, memberOf } from '../factories/roles.ts'
import { aStaff, type Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Staff, as the specification lists the members of their calls. */
export async function staffBodies(server: TestServer, staff: Staff) {
  const clerk = await memberOf(server, staff, await aStaff(server, staff, { accesses: ['Orders'] }))
  const roles = {
    isMainStaff: false,
    roleTypes: ['UserCollaboratorAdmin' as const, 'Validator' as const],
    administrationRolePublicIds: [await aRole(server, staff)],
  }
  return {
    findStaff: { query: { collaboratorPublicId: staff.tenantId } },
    findCustomRoles: { query: { collaboratorPublicId: staff.tenantId } },
    getStaffOfUser: { params: { id: clerk.userPublicId } },
    createStaff: {
      body: {
        collaboratorPublicId: staff.tenantId,
        requestSenderUserPublicId: staff.accountId,
        email: 'specified@example.test',
        firstName: 'Noé',
        lastName: 'Roy',
        ...roles,
      },
    },
    saveStaff: {
      body: {
        publicId: clerk.publicId,
        userPublicId: clerk.userPublicId,
        email: clerk.email,
        firstName: clerk.firstName,
        lastName: clerk.lastName,
        ...roles,
      },
    },
    removeStaff: { params: { id: clerk.publicId } },
  }
}
