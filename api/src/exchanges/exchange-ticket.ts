import * as contract from '@guichet/contract/exchanges/exchange-ticket.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { lockOrdersOf } from '../tickets/public.ts'
import { carryOutExchange } from './carry-out-exchange.ts'
import { planExchange } from './plan-exchange.ts'

/** Exchanges a ticket, and identical ones of its line when several are requested. */
export const exchangeTicket = handle(
  contract.exchangeTicket,
  async (ctx, { params: { id }, body }) => {
    if (body.publicId && body.publicId !== id) throw apiError('NotFound')
    await lockOrdersOf(ctx.db, ctx.tenantId, [id])
    const plan = await planExchange(ctx, null, [{ ticketId: id, choice: body, path: '' }])
    return carryOutExchange(ctx, plan, [body.version], body)
  },
)
