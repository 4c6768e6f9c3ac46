import { resendOrders } from '@guichet/contract/bulk/resend-orders.ts'
import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { anytimeTickets } from '../factories/sales/anytime-tickets.ts'
import { anActivityDay, anOrderOn, workOff } from '../factories/sales/lost-days.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

/** Creates an extract of the list of orders. @returns its id */
async function anExtract(server: TestServer, staff: Staff): Promise<string> {
  const { body } = await send(server, staff, beginOrderExtract, { body: {}, key: newKey() })
  await workOff(server)
  return body.publicId
}

/** Valid requests of bulk actions on search results, and of their outcome. */
export async function bulkCalls(server: TestServer, staff: Staff) {
  const collaboratorId = staff.tenantId
  const { reference } = await anytimeTickets(server, staff)
  const found = { collaboratorId, query: reference, expected: 1 }
  const { body } = await send(server, staff, resendOrders, { body: found, key: newKey() })
  const dated = await anOrderOn(server, staff, await anActivityDay(server, staff))
  return {
    beginOrderExtract: { body: { collaboratorId, query: reference, format: 'csv' as const } },
    beginTicketExtract: { body: { collaboratorId, query: reference, sort: '-sold' } },
    getExtract: { params: { id: await anExtract(server, staff) } },
    resendOrders: { body: found },
    activateFoundTickets: { body: found },
    rescheduleFoundTickets: {
      body: { collaboratorId, query: dated.reference, expected: 2, reason: 'Vent' },
    },
    getBulk: { params: { id: body.publicId }, query: { page: '1', pageSize: '25' } },
  }
}
