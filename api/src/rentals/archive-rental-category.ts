import * as contract from '@guichet/contract/rentals/archive-rental-category.ts'
import { closeGap, lockList } from '../platform/db/renumber.ts'
import { updateRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { categoryList, loadCategories, lockCategories } from './categories.db.ts'
import { writeModels } from './write-models.ts'

export const archiveRentalCategory = handle(
  contract.archiveRentalCategory,
  async (ctx, { query: { rentalPublicId: id } }) => {
    await removeRentalCategory(ctx, id)
    return {}
  },
)

/** Archives a category with its types, with its audit line. */
export async function removeRentalCategory(ctx: Ctx, id: string): Promise<void> {
  const { db, now, tenantId } = ctx
  await lockList(db, tenantId, categoryList)
  await lockCategories(db, tenantId, [id])
  await writeModels(ctx, id, firstOf(await loadCategories(db, tenantId, [id])).types, [])
  await updateRows(db, tenantId, 'rental_category')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await closeGap(db, tenantId, categoryList)
  await ctx.audit('rental_category.archived', 'rental_category', id)
}
