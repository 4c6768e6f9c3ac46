import * as contract from '@guichet/contract/till/move-cash.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewTill } from './till.view.ts'
import { lockTill } from './tills.db.ts'
import { writeLine } from './write-line.db.ts'

/** Records cash in or out without a sale; only the clerk of the till may do it. */
export const moveCash = handle(
  contract.moveCash,
  async (ctx, { params: { id }, body: { kind, amount, reason } }) => {
    const till = await lockTill(ctx, id)
    if (till.opened_by !== ctx.accountId) throw apiError('NotFound')
    await writeLine(ctx, id, { kind, cents: amount, reason })
    await ctx.audit('till.cash_moved', 'till', id, {
      facts: { kind, cents: amount },
      texts: { reason },
    })
    return viewTill(ctx, till)
  },
)
