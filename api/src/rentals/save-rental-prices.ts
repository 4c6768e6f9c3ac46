import type { Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/rentals/save-rental-prices.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { mustGet } from '../platform/values/must.ts'
import { loadAccessories, lockAccessories } from './accessories.db.ts'
import { loadCategories, lockCategories } from './categories.db.ts'
import { rentalPrices } from './find-rental-prices.ts'
import { writePricings } from './write-pricings.ts'

type Body = Input<typeof contract.saveRentalPrices>['body']

export const saveRentalPrices = handle(contract.saveRentalPrices, async (ctx, { body }) => {
  if (body.models.length) await saveModels(ctx, body.models)
  if (body.accessories.length) await saveAccessories(ctx, body.accessories)
  return rentalPrices(ctx.db, ctx.tenantId)
})

/**
 * Increments the versions of the types and their categories, so that an open editor of either
 * notices it.
 */
async function saveModels(ctx: Ctx, models: Body['models']) {
  const { db, tenantId, audit } = ctx
  const ids = models.map(({ publicId }) => publicId)
  const found = await selectRows(db, tenantId, 'rental_type')
    .select('category_id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  if (found.length !== ids.length) throw apiError('NotFound')
  const categoryIds = [...new Set(found.map(({ category_id }) => category_id))]
  await lockCategories(db, tenantId, categoryIds)
  const types = new Map(
    (await loadCategories(db, tenantId, categoryIds))
      .flatMap((category) => category.types)
      .map((type) => [type.id, type]),
  )
  const changes = []
  const unseen: string[] = []
  for (const { publicId, version, pricings } of models) {
    const type = types.get(publicId)
    if (!type) throw apiError('NotFound')
    const { withoutVersion } = await assertCurrent(
      db,
      tenantId,
      { subjectId: type.category_id, version: type.version },
      version,
    )
    if (withoutVersion) unseen.push(type.category_id)
    changes.push({ typeId: type.id, name: type.name, before: type.pricings, pricings })
  }
  await writePricings(ctx, changes)
  await updateRows(db, tenantId, 'rental_type')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  await updateRows(db, tenantId, 'rental_category')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', categoryIds)
    .execute()
  for (const id of categoryIds)
    await audit('rental_category.priced', 'rental_category', id, {
      facts: {
        fields: ['pricings'],
        models: ids.filter((type) => mustGet(types, type).category_id === id),
        ...(unseen.includes(id) && { withoutVersion: true }),
      },
    })
}

async function saveAccessories({ db, tenantId, audit }: Ctx, accessories: Body['accessories']) {
  const ids = accessories.map(({ publicId }) => publicId)
  await lockAccessories(db, tenantId, ids)
  const before = new Map((await loadAccessories(db, tenantId, ids)).map((row) => [row.id, row]))
  for (const { publicId, version, price } of accessories) {
    const was = mustGet(before, publicId)
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: publicId, version: was.version },
      version,
    )
    await updateRows(db, tenantId, 'product')
      .set({ price_cents: price })
      .where('id', '=', was.product_id)
      .execute()
    await audit('accessory.priced', 'accessory', publicId, {
      facts: { fields: ['price'], fromCents: was.price_cents, toCents: price, ...unseen },
    })
  }
  await updateRows(db, tenantId, 'accessory')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
