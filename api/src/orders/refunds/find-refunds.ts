import type { findRefunds as endpoint } from '@guichet/contract/orders/refunds/find-refunds.ts'
import type { Handler } from '../../platform/http/contexts.ts'
import { loadOrder } from '../load-orders.db.ts'
import { viewRefunds } from './refunds.view.ts'

export const findRefunds: Handler<typeof endpoint> = async ({ db, actor }, { params }) => ({
  items: await viewRefunds(db, await loadOrder(db, actor.tenantId, params.orderPublicId)),
})
