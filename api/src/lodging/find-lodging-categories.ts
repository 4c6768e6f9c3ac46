import type { findLodgingCategories as wire } from '@guichet/contract/lodging/find-lodging-categories.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { loadLodging } from './lodging.db.ts'
import { viewLodging } from './lodging.view.ts'

export const findLodgingCategories: Deed<typeof wire> = async (
  { db, actor: { tenantId } },
  { query: { lodgingPublicId } },
) => {
  const categories = await loadLodging(
    db,
    tenantId,
    lodgingPublicId === undefined ? undefined : [lodgingPublicId],
  )
  if (lodgingPublicId !== undefined && !categories.length) throw refuse('NotFound')
  return { items: categories.map((category) => viewLodging(tenantId, category)) }
}
