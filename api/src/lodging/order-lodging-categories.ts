import type { orderLodgingCategories as wire } from '@guichet/contract/lodging/order-lodging-categories.ts'
import type { Deed } from '../platform/mount.ts'
import { renumber } from '../platform/renumber.ts'
import { lodgingList } from './lodging.db.ts'

export const orderLodgingCategories: Deed<typeof wire> = async (
  { db, actor: { tenantId }, audit },
  { body },
) => {
  await renumber(db, tenantId, lodgingList, body.lodgingOrders)
  await audit('lodging_category.reordered', 'business', tenantId, {
    facts: { count: body.lodgingOrders.length },
  })
  return {}
}
