import * as contract from '@guichet/contract/products/archive-package.ts'
import { handle } from '../platform/http/contexts.ts'
import { archiveCatalogued } from './products.db.ts'

export const archivePackage = handle(contract.archivePackage, async (ctx, { params: { id } }) => {
  await archiveCatalogued(ctx, 'package', id)
  await ctx.audit('package.archived', 'product', id)
  return {}
})
