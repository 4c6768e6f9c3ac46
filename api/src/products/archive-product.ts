import * as contract from '@guichet/contract/products/archive-product.ts'
import { handle } from '../platform/http/contexts.ts'
import { archiveCatalogued } from './products.db.ts'

export const archiveProduct = handle(contract.archiveProduct, async (ctx, { params: { id } }) => {
  await archiveCatalogued(ctx, 'catalog_product', id)
  await ctx.audit('product.archived', 'product', id)
  return {}
})
