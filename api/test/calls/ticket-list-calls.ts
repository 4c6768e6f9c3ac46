import { counterOf } from '../factories/sales/counter.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of the list of tickets, with a ticket that matches every part of the query. */
export async function ticketListCalls(server: TestServer, staff: Staff) {
  const collaboratorId = staff.tenantId
  const { line, activityId } = await aCartLine(server, staff)
  const { body: order } = await counterOf(server, staff).sale([line], {
    firstName: 'Éloïse',
    lastName: 'Côté',
    email: 'liste@example.test',
  })
  const query = {
    collaboratorId,
    query: 'cote',
    userId: order.userPublicId!,
    category: 'daily_ticket',
    type: 'all',
    categories: [activityId],
    productIds: [line.productId],
    activePeriodStart: '2030-01-01',
    activePeriodEnd: '2030-03-01T05:00:00.000Z',
    sort: '-lastName',
  }
  return {
    findTickets: { query: { ...query, pageSize: '25', page: '1' } },
    extractTickets: { query: { ...query, format: 'csv' } },
    findTicket: { params: { id: order.ticketPublicIds } },
    findTicketProducts: {},
    findTicketsOdata: {
      query: {
        $filter: `collaboratorPublicId eq ${collaboratorId} and (contains(ownerFormAnswers,'noix') or contains(searchTerm,'cote'))`,
        $top: '5',
      },
    },
  }
}
