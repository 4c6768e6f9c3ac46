import * as contract from '@guichet/contract/lodging/create-lodging-category.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf } from '../platform/values/must.ts'
import { lodgingList, loadLodging } from './lodging.db.ts'
import { viewLodging } from './lodging.view.ts'
import { writeTypes } from './write-types.ts'

export const createLodgingCategory = handle(
  contract.createLodgingCategory,
  async (ctx, { body }) => {
    const { db, tenantId } = ctx
    const id = newId()
    await db
      .insertInto('lodging_category')
      .values({
        tenant_id: tenantId,
        id,
        position: await nextPosition(db, tenantId, lodgingList),
        name: body.internationalizedNames,
      })
      .execute()
    await writeTypes(ctx, id, [], body.types)
    await ctx.audit('lodging_category.created', 'lodging_category', id, {
      facts: { types: body.types.length },
    })
    return viewLodging(tenantId, firstOf(await loadLodging(db, tenantId, [id])))
  },
)
