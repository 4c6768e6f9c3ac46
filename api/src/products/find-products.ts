import type { findProducts as endpoint } from '@guichet/contract/products/find-products.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { loadProducts, viewProduct } from './products.db.ts'

export const findProducts: Handler<typeof endpoint> = async ({ db, actor: { tenantId } }) => ({
  items: (await loadProducts(db, tenantId)).map((row) => viewProduct(tenantId, row)),
})
