import type { savePackage as wire } from '@guichet/contract/products/save-package.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { assertCurrent, changedFields } from '../platform/versions.ts'
import { assertParts } from './assert-parts.ts'
import { loadPackages, updatePackage, viewPackage } from './packages.db.ts'
import { lockCatalogued } from './products.db.ts'

export const savePackage: Deed<typeof wire> = async (ctx, { params: { id }, body }) => {
  const {
    db,
    actor: { tenantId },
  } = ctx
  if (body.publicId !== undefined && body.publicId !== id) throw refuse('NotFound')
  await lockCatalogued(db, tenantId, 'package', id)
  const was = (await loadPackages(db, tenantId, [id]))[0]!
  await assertCurrent(db, tenantId, { subjectId: id, version: was.version }, body.version)
  await assertParts(ctx, body.parts, new Set(was.parts.map((part) => part.id)))
  await updatePackage(ctx, was, body)
  const after = viewPackage(tenantId, (await loadPackages(db, tenantId, [id]))[0]!)
  await ctx.audit('package.saved', 'product', id, {
    facts: { fields: changedFields(viewPackage(tenantId, was), after) },
  })
  return after
}
