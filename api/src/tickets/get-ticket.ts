import type { findTicketsOfOrder as findEndpoint } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import type { getTicket as getEndpoint } from '@guichet/contract/tickets/get-ticket.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import type { TicketCodes } from './ticket-codes.ts'
import { orderIdByReference, ticketById, ticketsOfOrder } from './tickets.db.ts'
import { viewTicket } from './tickets.view.ts'

export const getTicket =
  (codes: TicketCodes): Handler<typeof getEndpoint> =>
  async ({ db, now, actor }, { params }) => {
    const ticket = await ticketById(db, actor.tenantId, params.id)
    if (!ticket) throw apiError('NotFound')
    return viewTicket(ticket, codes, now)
  }

export const findTicketsOfOrder =
  (codes: TicketCodes): Handler<typeof findEndpoint> =>
  async ({ db, now, actor }, { query }) => {
    const orderId = await orderIdByReference(db, actor.tenantId, query.orderReferenceKey)
    if (!orderId) throw apiError('NotFound')
    return {
      items: (await ticketsOfOrder(db, actor.tenantId, orderId)).map((row) =>
        viewTicket(row, codes, now),
      ),
    }
  }
