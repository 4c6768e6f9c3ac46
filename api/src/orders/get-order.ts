import type { getOrder as endpoint } from '@guichet/contract/orders/get-order.ts'
import type { Handler } from '../platform/contexts.ts'
import { loadOrder } from './load-orders.db.ts'
import { findOrderId } from './orders.db.ts'
import { viewOrder } from './orders.view.ts'
import { movesOf } from './ticket-moves.db.ts'

export const getOrder: Handler<typeof endpoint> = async ({ db, now, actor }, { params }) => {
  const { tenantId } = actor
  const id = await findOrderId(db, tenantId, params.ref)
  const loaded = await loadOrder(db, tenantId, id)
  return viewOrder(loaded, await movesOf(db, tenantId, [id]), { actor, now })
}
