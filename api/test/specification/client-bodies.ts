import { anOrder } from '../factories/sales/orders.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Clients, as the specification lists the members of their calls. */
export async function clientBodies(server: TestServer, staff: Staff) {
  const { order } = await anOrder(server, staff, { email: 'specified-client@example.test' })
  const params = { profilePublicId: order.userPublicId! }
  return {
    findClients: { query: { collaboratorPublicId: staff.tenantId, searchTerm: 'cote' } },
    findClientOrders: { params },
    getClientNote: { params, query: { collaboratorPublicId: staff.tenantId } },
    saveClientNote: {
      params,
      body: { ...params, collaboratorPublicId: staff.tenantId, note: '<p>Préfère le matin</p>' },
    },
  }
}
