import * as contract from '@guichet/contract/products/save-package.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { firstOf } from '../platform/values/must.ts'
import { assertParts } from './assert-parts.ts'
import { loadPackages, updatePackage, viewPackage } from './packages.db.ts'
import { lockCatalogued } from './products.db.ts'

export const savePackage = handle(contract.savePackage, async (ctx, { params: { id }, body }) => {
  const { db, tenantId } = ctx
  if (body.publicId !== undefined && body.publicId !== id) throw apiError('NotFound')
  await lockCatalogued(db, tenantId, 'package', id)
  const was = firstOf(await loadPackages(db, tenantId, [id]))
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: id, version: was.version },
    body.version,
  )
  await assertParts(ctx, body.parts, new Set(was.parts.map((part) => part.id)))
  await updatePackage(ctx, was, body)
  const after = viewPackage(tenantId, firstOf(await loadPackages(db, tenantId, [id])))
  await ctx.audit(
    'package.saved',
    'product',
    id,
    savedNote(viewPackage(tenantId, was), after, unseen),
  )
  return after
})
