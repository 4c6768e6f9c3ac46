import type { findRentalCategories as wire } from '@guichet/contract/rentals/find-rental-categories.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { loadCategories } from './categories.db.ts'
import { viewCategory } from './category.view.ts'

export const findRentalCategories: Deed<typeof wire> = async (
  { db, actor: { tenantId } },
  { query },
) => {
  const categories = await loadCategories(
    db,
    tenantId,
    query.rentalPublicId === undefined ? undefined : [query.rentalPublicId],
  )
  if (query.rentalPublicId !== undefined && !categories.length) throw refuse('NotFound')
  return { items: categories.map((category) => viewCategory(tenantId, category)) }
}
