import type { Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/rentals/create-rental-category.ts'
import type { RentalCategory } from '@guichet/contract/rentals/rental-category.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf } from '../platform/values/must.ts'
import { categoryList, loadCategories } from './categories.db.ts'
import { viewCategory } from './category.view.ts'
import { writeModels } from './write-models.ts'

export const createRentalCategory = handle(contract.createRentalCategory, (ctx, { body }) =>
  addRentalCategory(ctx, body),
)

type NewCategory = Omit<Input<typeof contract.createRentalCategory>['body'], 'collaboratorPublicId'>
/** Adds a category at the end of the list, with its audit line. */
export async function addRentalCategory(ctx: Ctx, body: NewCategory): Promise<RentalCategory> {
  const { db, tenantId } = ctx
  const id = newId()
  await db
    .insertInto('rental_category')
    .values({
      tenant_id: tenantId,
      id,
      position: await nextPosition(db, tenantId, categoryList),
      name: body.internationalizedNames,
    })
    .execute()
  await writeModels(ctx, id, [], body.models)
  await ctx.audit('rental_category.created', 'rental_category', id, {
    facts: { models: body.models.length },
  })
  return viewCategory(tenantId, firstOf(await loadCategories(db, tenantId, [id])))
}
