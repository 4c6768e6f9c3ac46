import type { Body } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/exchanges/exchange-tickets.ts'
import { handle } from '../platform/http/contexts.ts'
import { lockOrdersOf } from '../tickets/public.ts'
import { carryOutExchange } from './carry-out-exchange.ts'
import { planExchange, type RequestedChange } from './plan-exchange.ts'
import { viewPreview } from './preview.view.ts'

/** Exchanges tickets of several types of an order in one transaction: all of them, or none. */
export const exchangeTickets = handle(
  contract.exchangeTickets,
  async (ctx, { params: { id }, body }) => {
    const requested = requestedIn(body)
    await lockOrdersOf(
      ctx.db,
      ctx.tenantId,
      requested.map(({ ticketId }) => ticketId),
    )
    const plan = await planExchange(ctx, id, requested)
    const versions = body.changes.map(({ version }) => version)
    return carryOutExchange(ctx, plan, versions, body)
  },
)

/** Returns the price difference of several changes together, as if it were settled. */
export const previewExchanges = handle(
  contract.previewExchanges,
  async (ctx, { params: { id }, body }) =>
    viewPreview(ctx, await planExchange(ctx, id, requestedIn(body))),
)

const requestedIn = ({ changes }: Body<typeof contract.previewExchanges>): RequestedChange[] =>
  changes.map(({ ticketPublicId: ticketId, ...choice }, place) => ({
    ticketId,
    choice,
    path: `changes.${place}.`,
  }))
