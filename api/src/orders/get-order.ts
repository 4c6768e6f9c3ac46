import type { getOrder as endpoint } from '@guichet/contract/orders/get-order.ts'
import type { Handler } from '../platform/contexts.ts'
import { loadOrder } from './load-orders.db.ts'
import { findOrderId } from './orders.db.ts'
import { viewOrder } from './orders.view.ts'

export const getOrder: Handler<typeof endpoint> = async ({ db, actor }, { params }) =>
  viewOrder(
    await loadOrder(db, actor.tenantId, await findOrderId(db, actor.tenantId, params.ref)),
    actor,
  )
