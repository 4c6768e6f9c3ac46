import * as contract from '@guichet/contract/rentals/order-accessories.ts'
import { renumber } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { accessoryList } from './accessories.db.ts'

export const orderAccessories = handle(
  contract.orderAccessories,
  async ({ db, tenantId, audit }, { body }) => {
    await renumber(db, tenantId, accessoryList, body.accessoriesOrder)
    await audit('accessory.reordered', 'business', tenantId, {
      facts: { count: body.accessoriesOrder.length },
    })
    return {}
  },
)
