import * as contract from '@guichet/contract/tickets/get-ticket.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { scansOfTicket } from './scans-of-ticket.db.ts'
import type { TicketCodes } from './ticket-codes.ts'
import { ticketById } from './tickets.db.ts'
import { viewTicket } from './tickets.view.ts'

async function view(
  { db, now, tenantId }: Pick<Ctx, 'db' | 'now' | 'tenantId'>,
  codes: TicketCodes,
  id: string,
) {
  const ticket = await ticketById(db, tenantId, id)
  if (!ticket) throw apiError('NotFound')
  return {
    ...viewTicket(ticket, codes, now),
    scans: await scansOfTicket(db, tenantId, ticket.id),
  }
}

export const getTicket = (codes: TicketCodes) =>
  handle(contract.getTicket, (ctx, { params }) => view(ctx, codes, params.id))

export const getTicketOfOwner = (codes: TicketCodes) =>
  handle(contract.getTicketOfOwner, async (ctx, { params }) => {
    const ticket = await view(ctx, codes, params.id)
    if (ticket.userId !== params.userId) throw apiError('NotFound')
    return ticket
  })

export const getActivatedTicket = (codes: TicketCodes) =>
  handle(contract.getActivatedTicket, async (ctx, { params }) => {
    const ticket = await view(ctx, codes, params.id)
    if (ticket.status !== 'Active') throw apiError('NotFound')
    return ticket
  })
