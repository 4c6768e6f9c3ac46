import type { archivePackage as packageWire } from '@guichet/contract/products/archive-package.ts'
import type { archiveProduct as wire } from '@guichet/contract/products/archive-product.ts'
import type { Deed } from '../platform/mount.ts'
import { archiveCatalogued } from './products.db.ts'

export const archiveProduct: Deed<typeof wire> = async (ctx, { params: { id } }) => {
  await archiveCatalogued(ctx, 'catalog_product', id)
  await ctx.audit('product.archived', 'product', id)
  return {}
}

export const archivePackage: Deed<typeof packageWire> = async (ctx, { params: { id } }) => {
  await archiveCatalogued(ctx, 'package', id)
  await ctx.audit('package.archived', 'product', id)
  return {}
}
