import type { findRefunds as wire } from '@guichet/contract/refunds/find-refunds.ts'
import type { Deed } from '../platform/mount.ts'
import { loadOrder } from './load-orders.db.ts'
import { viewRefunds } from './refunds.view.ts'

export const findRefunds: Deed<typeof wire> = async ({ db, actor }, { params }) => ({
  items: await viewRefunds(db, await loadOrder(db, actor.tenantId, params.orderPublicId)),
})
