import { copiedName } from '@guichet/contract/copied-name.ts'
import type { duplicateLodgingCategory as wire } from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { newId } from '../platform/ids.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { lastPlace } from '../platform/renumber.ts'
import { lodgingList, loadLodging } from './lodging.db.ts'
import { typeWords, viewLodging } from './lodging.view.ts'
import { writeTypes } from './write-types.ts'

export const duplicateLodgingCategory: Deed<typeof wire> = async (ctx, { params }) => {
  const {
    db,
    actor: { tenantId },
  } = ctx
  const source = (await loadLodging(db, tenantId, [params.id]))[0]
  if (!source) throw refuse('NotFound')
  const id = newId()
  await db
    .insertInto('lodging_category')
    .values({
      tenant_id: tenantId,
      id,
      position: await lastPlace(db, tenantId, lodgingList),
      name: copiedName(source.name, 50),
    })
    .execute()
  await writeTypes(ctx, id, [], source.types.map(typeWords))
  await ctx.audit('lodging_category.duplicated', 'lodging_category', id, {
    facts: { from: source.id },
  })
  return viewLodging(tenantId, (await loadLodging(db, tenantId, [id]))[0]!)
}
