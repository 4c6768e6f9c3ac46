import { copiedName } from '@guichet/contract/copied-name.ts'
import * as contract from '@guichet/contract/rentals/duplicate-rental-category.ts'
import type { RentalModelSave } from '@guichet/contract/rentals/rental-category.ts'
import { imageUrlOf } from '../files/public.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf } from '../platform/values/must.ts'
import { textsOf } from '../platform/values/record-texts.ts'
import { categoryList, loadCategories, type TypeRow } from './categories.db.ts'
import { viewCategory } from './category.view.ts'
import { writeModels } from './write-models.ts'

/** A type in the form of a save: the same texts and stock, with inactive pricings. */
const copied = (type: TypeRow): RentalModelSave => ({
  internationalizedFields: textsOf(type.name, type.description),
  imageUrl: imageUrlOf(type.image),
  turnaround: type.turnaround,
  specifications: type.sizes.map((size, order) => ({
    isDefault: size.is_default,
    quantity: size.quantity,
    order,
    internationalizedNames: size.name,
  })),
  pricings: type.pricings.map(({ duration, price_cents }) => ({
    duration: duration!,
    price: price_cents,
    isActive: false,
  })),
})

export const duplicateRentalCategory = handle(
  contract.duplicateRentalCategory,
  async (ctx, { params }) => {
    const { db, tenantId } = ctx
    const source = (await loadCategories(db, tenantId, [params.id]))[0]
    if (!source) throw apiError('NotFound')
    const id = newId()
    await db
      .insertInto('rental_category')
      .values({
        tenant_id: tenantId,
        id,
        position: await nextPosition(db, tenantId, categoryList),
        name: copiedName(source.name, 50),
      })
      .execute()
    await writeModels(ctx, id, [], source.types.map(copied))
    await ctx.audit('rental_category.duplicated', 'rental_category', id, {
      facts: { from: source.id },
    })
    return viewCategory(tenantId, firstOf(await loadCategories(db, tenantId, [id])))
  },
)
