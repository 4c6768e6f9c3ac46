import type { archiveProduct as endpoint } from '@guichet/contract/products/archive-product.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { archiveCatalogued } from './products.db.ts'

export const archiveProduct: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  await archiveCatalogued(ctx, 'catalog_product', id)
  await ctx.audit('product.archived', 'product', id)
  return {}
}
