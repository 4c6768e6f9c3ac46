import type { orderAccessories as endpoint } from '@guichet/contract/rentals/order-accessories.ts'
import { renumber } from '../platform/db/renumber.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { accessoryList } from './accessories.db.ts'

export const orderAccessories: Handler<typeof endpoint> = async (
  { db, actor: { tenantId }, audit },
  { body },
) => {
  await renumber(db, tenantId, accessoryList, body.accessoriesOrder)
  await audit('accessory.reordered', 'business', tenantId, {
    facts: { count: body.accessoriesOrder.length },
  })
  return {}
}
