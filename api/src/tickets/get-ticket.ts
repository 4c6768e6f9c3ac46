import type { getTicket as endpoint } from '@guichet/contract/tickets/get-ticket.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { scansOfTicket } from './scans-of-ticket.db.ts'
import type { TicketCodes } from './ticket-codes.ts'
import { ticketById } from './tickets.db.ts'
import { viewTicket } from './tickets.view.ts'

export const getTicket =
  (codes: TicketCodes): Handler<typeof endpoint> =>
  async ({ db, now, actor }, { params }) => {
    const ticket = await ticketById(db, actor.tenantId, params.id)
    if (!ticket) throw apiError('NotFound')
    return {
      ...viewTicket(ticket, codes, now),
      scans: await scansOfTicket(db, actor.tenantId, ticket.id),
    }
  }
