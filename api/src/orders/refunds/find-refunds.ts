import * as contract from '@guichet/contract/orders/refunds/find-refunds.ts'
import { handle } from '../../platform/http/contexts.ts'
import { loadOrder } from '../load-orders.db.ts'
import { viewRefunds } from './refunds.view.ts'

export const findRefunds = handle(contract.findRefunds, async ({ db, tenantId }, { params }) => ({
  items: await viewRefunds(db, await loadOrder(db, tenantId, params.orderPublicId)),
}))
