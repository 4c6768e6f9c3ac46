import type { findProducts as wire } from '@guichet/contract/products/find-products.ts'
import type { Deed } from '../platform/mount.ts'
import { loadProducts, viewProduct } from './products.db.ts'

export const findProducts: Deed<typeof wire> = async ({ db, actor: { tenantId } }) => ({
  items: (await loadProducts(db, tenantId)).map((row) => viewProduct(tenantId, row)),
})
