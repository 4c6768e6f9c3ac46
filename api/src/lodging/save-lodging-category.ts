import * as contract from '@guichet/contract/lodging/save-lodging-category.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { firstOf } from '../platform/values/must.ts'
import { loadLodging, lockLodging } from './lodging.db.ts'
import { viewLodging } from './lodging.view.ts'
import { writeTypes } from './write-types.ts'

export const saveLodgingCategory = handle(
  contract.saveLodgingCategory,
  async (ctx, { params: { id }, body }) => {
    const { db, tenantId } = ctx
    if (body.publicId !== undefined && body.publicId !== id) throw apiError('NotFound')
    await lockLodging(db, tenantId, id)
    const was = firstOf(await loadLodging(db, tenantId, [id]))
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: id, version: was.version },
      body.version,
    )
    await updateRows(db, tenantId, 'lodging_category')
      .set((eb) => ({ name: body.internationalizedNames, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const overbooked = await writeTypes(ctx, id, was.types, body.types)
    const after = viewLodging(tenantId, firstOf(await loadLodging(db, tenantId, [id])))
    await ctx.audit(
      'lodging_category.saved',
      'lodging_category',
      id,
      savedNote(viewLodging(tenantId, was), after, {
        ...(overbooked > 0 && { overbooked }),
        ...unseen,
      }),
    )
    return after
  },
)
