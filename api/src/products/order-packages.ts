import * as contract from '@guichet/contract/products/order-packages.ts'
import { renumber } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { listOf } from './products.db.ts'

export const orderPackages = handle(
  contract.orderPackages,
  async ({ db, tenantId, audit }, { body }) => {
    await renumber(db, tenantId, listOf('package'), body.packageOrders)
    await audit('package.reordered', 'business', tenantId, {
      facts: { count: body.packageOrders.length },
    })
    return {}
  },
)
