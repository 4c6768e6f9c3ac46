import type { orderLodgingCategories as endpoint } from '@guichet/contract/lodging/order-lodging-categories.ts'
import { renumber } from '../platform/db/renumber.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { lodgingList } from './lodging.db.ts'

export const orderLodgingCategories: Handler<typeof endpoint> = async (
  { db, actor: { tenantId }, audit },
  { body },
) => {
  await renumber(db, tenantId, lodgingList, body.lodgingOrders)
  await audit('lodging_category.reordered', 'business', tenantId, {
    facts: { count: body.lodgingOrders.length },
  })
  return {}
}
