import { copiedName } from '@guichet/contract/copied-name.ts'
import * as contract from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf } from '../platform/values/must.ts'
import { lodgingList, loadLodging } from './lodging.db.ts'
import { typeTexts, viewLodging } from './lodging.view.ts'
import { writeTypes } from './write-types.ts'

export const duplicateLodgingCategory = handle(
  contract.duplicateLodgingCategory,
  async (ctx, { params }) => {
    const { db, tenantId } = ctx
    const source = (await loadLodging(db, tenantId, [params.id]))[0]
    if (!source) throw apiError('NotFound')
    const id = newId()
    await db
      .insertInto('lodging_category')
      .values({
        tenant_id: tenantId,
        id,
        position: await nextPosition(db, tenantId, lodgingList),
        name: copiedName(source.name, 50),
      })
      .execute()
    await writeTypes(ctx, id, [], source.types.map(typeTexts))
    await ctx.audit('lodging_category.duplicated', 'lodging_category', id, {
      facts: { from: source.id },
    })
    return viewLodging(tenantId, firstOf(await loadLodging(db, tenantId, [id])))
  },
)
