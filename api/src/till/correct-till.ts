import * as contract from '@guichet/contract/till/correct-till.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewTill } from './till.view.ts'
import { visibleTill } from './tills.db.ts'
import { writeLine } from './write-line.db.ts'

/**
 * Records a difference found after the closing as a separate line: a closed till is never opened
 * again.
 */
export const correctTill = handle(
  contract.correctTill,
  async (ctx, { params: { id }, body: { direction, amount, reason } }) => {
    const till = await visibleTill(ctx, id)
    if (till.closed_at === null) throw apiError('TillStillOpen')
    const cents = direction === 'more' ? amount : -amount
    await writeLine(ctx, id, { kind: 'correction', cents, reason })
    await ctx.audit('till.corrected', 'till', id, { facts: { cents }, texts: { reason } })
    return viewTill(ctx, await visibleTill(ctx, id))
  },
)
