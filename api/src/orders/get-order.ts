import * as contract from '@guichet/contract/orders/get-order.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadOrder } from './load-orders.db.ts'
import { findOrderIdFor } from './orders.db.ts'
import { viewOrder } from './orders.view.ts'
import { movesOf } from './ticket-moves.db.ts'

export const getOrder = handle(contract.getOrder, async (ctx, { params }) => {
  const { db, now, tenantId, actor } = ctx
  const id = await findOrderIdFor(ctx, params.ref)
  const loaded = await loadOrder(db, tenantId, id)
  return viewOrder(loaded, await movesOf(db, tenantId, [id]), { actor, now })
})
