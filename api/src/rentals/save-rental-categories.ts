import type { saveRentalCategories as wire } from '@guichet/contract/rentals/save-rental-categories.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { assertCurrent, changedFields } from '../platform/versions.ts'
import { loadCategories, lockCategories } from './categories.db.ts'
import { viewCategory } from './category.view.ts'
import { writeModels } from './write-models.ts'

export const saveRentalCategories: Deed<typeof wire> = async (ctx, { body }) => {
  const { db, actor: { tenantId } } = ctx
  const ids = body.internationalizedRentals.map(({ publicId }) => publicId)
  if (body.internationalizedRentals.some(({ collaboratorPublicId }) => collaboratorPublicId !== undefined && collaboratorPublicId !== tenantId)) throw refuse('NotFound')
  await lockCategories(db, tenantId, ids)
  const before = new Map((await loadCategories(db, tenantId, ids)).map((category) => [category.id, category]))
  for (const { publicId, version, internationalizedNames, models } of body.internationalizedRentals) {
    const was = before.get(publicId)!
    await assertCurrent(db, tenantId, { subjectId: publicId, version: was.version }, version)
    await db.updateTable('rental_category').set((eb) => ({ name: internationalizedNames, version: eb('version', '+', 1) })).where('tenant_id', '=', tenantId).where('id', '=', publicId).execute()
    await writeModels(ctx, publicId, was.types, models)
  }
  const after = (await loadCategories(db, tenantId, ids)).map((category) => viewCategory(tenantId, category))
  for (const saved of after) await ctx.audit('rental_category.saved', 'rental_category', saved.publicId, { facts: { fields: changedFields(viewCategory(tenantId, before.get(saved.publicId)!), saved) } })
  return { items: after }
}
