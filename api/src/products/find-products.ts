import * as contract from '@guichet/contract/products/find-products.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadProducts, viewProduct } from './products.db.ts'

export const findProducts = handle(contract.findProducts, async ({ db, tenantId }) => ({
  items: (await loadProducts(db, tenantId)).map((row) => viewProduct(tenantId, row)),
}))
