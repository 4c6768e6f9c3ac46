import * as contract from '@guichet/contract/exchanges/exchange-ticket.ts'
import { handle } from '../platform/http/contexts.ts'
import { planExchange } from './plan-exchange.ts'
import { viewPreview } from './preview.view.ts'

/** Returns the price difference of a choice, as if it were settled. */
export const previewExchange = handle(
  contract.previewExchange,
  async (ctx, { params: { id }, body }) =>
    viewPreview(ctx, await planExchange(ctx, null, [{ ticketId: id, choice: body, path: '' }])),
)
