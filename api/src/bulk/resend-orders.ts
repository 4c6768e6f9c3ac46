import * as contract from '@guichet/contract/bulk/resend-orders.ts'
import { foundOrders } from '../orders/public.ts'
import { handle } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { readLimit, startBulk } from './start-bulk.ts'

export const resendOrders = (codes: TicketCodes) =>
  handle(contract.resendOrders, async (ctx, { body: { expected, ...search } }) => {
    const orderIds = await foundOrders(ctx, codes, { query: search, limit: readLimit })
    const items = orderIds.map((id) => ({ subjectId: id, orderId: id }))
    return startBulk(ctx, { action: 'resend', items, expected })
  })
