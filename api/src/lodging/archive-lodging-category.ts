import * as contract from '@guichet/contract/lodging/archive-lodging-category.ts'
import { closeGap, lockList } from '../platform/db/renumber.ts'
import { updateRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { lodgingList, loadLodging, lockLodging } from './lodging.db.ts'
import { writeTypes } from './write-types.ts'

export const archiveLodgingCategory = handle(
  contract.archiveLodgingCategory,
  async (ctx, { params: { id } }) => {
    const { db, now, tenantId } = ctx
    await lockList(db, tenantId, lodgingList)
    await lockLodging(db, tenantId, id)
    await writeTypes(ctx, id, firstOf(await loadLodging(db, tenantId, [id])).types, [])
    await updateRows(db, tenantId, 'lodging_category')
      .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await closeGap(db, tenantId, lodgingList)
    await ctx.audit('lodging_category.archived', 'lodging_category', id)
    return {}
  },
)
