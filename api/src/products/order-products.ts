import * as contract from '@guichet/contract/products/order-products.ts'
import { renumber } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { listOf } from './products.db.ts'

export const orderProducts = handle(
  contract.orderProducts,
  async ({ db, tenantId, audit }, { body }) => {
    await renumber(db, tenantId, listOf('catalog_product'), body.productOrders)
    await audit('product.reordered', 'business', tenantId, {
      facts: { count: body.productOrders.length },
    })
    return {}
  },
)
