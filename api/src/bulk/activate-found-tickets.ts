import * as contract from '@guichet/contract/bulk/activate-found-tickets.ts'
import { handle } from '../platform/http/contexts.ts'
import { foundTickets, type TicketCodes } from '../tickets/public.ts'
import { readLimit, startBulk } from './start-bulk.ts'

export const activateFoundTickets = (codes: TicketCodes) =>
  handle(contract.activateFoundTickets, async (ctx, { body: { expected, ...search } }) => {
    const found = await foundTickets(ctx, codes, { query: search, limit: readLimit })
    const items = found.map(({ id, orderId }) => ({ subjectId: id, orderId }))
    return startBulk(ctx, { action: 'activation', items, expected })
  })
