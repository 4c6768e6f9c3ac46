import type { archivePackage as endpoint } from '@guichet/contract/products/archive-package.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { archiveCatalogued } from './products.db.ts'

export const archivePackage: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  await archiveCatalogued(ctx, 'package', id)
  await ctx.audit('package.archived', 'product', id)
  return {}
}
