import type { findTicketsOfOrder as findWire } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import type { getTicket as getWire } from '@guichet/contract/tickets/get-ticket.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import type { TicketCodes } from './ticket-codes.ts'
import { orderIdByReference, ticketById, ticketsOfOrder } from './tickets.db.ts'
import { viewTicket } from './tickets.view.ts'

export const getTicket =
  (codes: TicketCodes): Deed<typeof getWire> =>
  async ({ db, now, actor }, { params }) => {
    const ticket = await ticketById(db, actor.tenantId, params.id)
    if (!ticket) throw refuse('NotFound')
    return viewTicket(ticket, codes, now)
  }

export const findTicketsOfOrder =
  (codes: TicketCodes): Deed<typeof findWire> =>
  async ({ db, now, actor }, { query }) => {
    const orderId = await orderIdByReference(db, actor.tenantId, query.orderReferenceKey)
    if (!orderId) throw refuse('NotFound')
    return {
      items: (await ticketsOfOrder(db, actor.tenantId, orderId)).map((row) =>
        viewTicket(row, codes, now),
      ),
    }
  }
