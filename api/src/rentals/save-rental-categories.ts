import type { Input } from '@guichet/contract/endpoint.ts'
import type { RentalCategory, RentalModelSave } from '@guichet/contract/rentals/rental-category.ts'
import * as contract from '@guichet/contract/rentals/save-rental-categories.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote, type Unseen } from '../platform/http/versions.ts'
import { mustGet } from '../platform/values/must.ts'
import { lockTimed } from '../resources/public.ts'
import { loadCategories, lockCategories, type CategoryRow } from './categories.db.ts'
import { viewCategory } from './category.view.ts'
import { writeModels } from './write-models.ts'

export const saveRentalCategories = handle(
  contract.saveRentalCategories,
  async (ctx, { body }) => ({
    items: await saveCategories(ctx, body),
  }),
)

/** Saves whole categories, each from the version that was read, with their audit lines. */
export async function saveCategories(
  ctx: Ctx,
  body: Input<typeof contract.saveRentalCategories>['body'],
): Promise<RentalCategory[]> {
  const { db, tenantId } = ctx
  const ids = body.internationalizedRentals.map(({ publicId }) => publicId)
  if (
    body.internationalizedRentals.some(
      ({ collaboratorPublicId }) =>
        collaboratorPublicId !== undefined && collaboratorPublicId !== tenantId,
    )
  )
    throw apiError('NotFound')
  await lockCategories(db, tenantId, ids)
  const before = new Map(
    (await loadCategories(db, tenantId, ids)).map((category) => [category.id, category]),
  )
  const facts = new Map<string, Unseen & { overbooked?: number }>()
  await lockTimed(db, tenantId, renumbered([...before.values()], body.internationalizedRentals))
  for (const {
    publicId,
    version,
    internationalizedNames,
    models,
  } of body.internationalizedRentals) {
    const was = mustGet(before, publicId)
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: publicId, version: was.version },
      version,
    )
    await updateRows(db, tenantId, 'rental_category')
      .set((eb) => ({ name: internationalizedNames, version: eb('version', '+', 1) }))
      .where('id', '=', publicId)
      .execute()
    const overbooked = await writeModels(ctx, publicId, was.types, models)
    facts.set(publicId, { ...unseen, ...(overbooked > 0 && { overbooked }) })
  }
  const after = (await loadCategories(db, tenantId, ids)).map((category) =>
    viewCategory(tenantId, category),
  )
  for (const saved of after) {
    await ctx.audit(
      'rental_category.saved',
      'rental_category',
      saved.publicId,
      savedNote(viewCategory(tenantId, mustGet(before, saved.publicId)), saved, {
        ...facts.get(saved.publicId),
      }),
    )
  }
  return after
}

/**
 * Resources whose quantities change. They are locked together before the first write: concurrent
 * saves of categories share no order of sizes.
 */
function renumbered(
  before: readonly CategoryRow[],
  saved: readonly { models: RentalModelSave[] }[],
): string[] {
  const quantities = new Map(
    saved.flatMap(({ models }) =>
      models.flatMap(({ specifications }) =>
        specifications.map(({ publicId, quantity }) => [publicId, quantity]),
      ),
    ),
  )
  return before
    .flatMap(({ types }) => types.flatMap(({ sizes }) => sizes))
    .filter(({ id, quantity }) => (quantities.get(id) ?? quantity) !== quantity)
    .map((size) => size.resource_id)
}
