import * as contract from '@guichet/contract/lodging/order-lodging-categories.ts'
import { renumber } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { lodgingList } from './lodging.db.ts'

export const orderLodgingCategories = handle(
  contract.orderLodgingCategories,
  async ({ db, tenantId, audit }, { body }) => {
    await renumber(db, tenantId, lodgingList, body.lodgingOrders)
    await audit('lodging_category.reordered', 'business', tenantId, {
      facts: { count: body.lodgingOrders.length },
    })
    return {}
  },
)
