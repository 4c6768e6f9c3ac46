import type { LodgingTypeSave } from '@guichet/contract/lodging/lodging-category.ts'
import { dropPictures, fileIdOf, imageUrlOf } from '../files/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Ctx } from '../platform/contexts.ts'
import { newId } from '../platform/ids.ts'
import { inChunks } from '../platform/in-chunks.ts'
import { addDays } from '../platform/zoned-time.ts'
import { writePieces } from '../resources/public.ts'
import type { LodgingTypeRow } from './lodging.db.ts'

/**
 * Makes the unit types of a category what the editor shows: those with an id are changed, those
 * without are new, those left out are archived. A fixed number of statements, however many types
 * there are. @returns how many units are promised beyond numbers that were lowered
 */
export async function writeTypes(
  { db, now, language, actor: { tenantId } }: Pick<Ctx, 'db' | 'now' | 'language' | 'actor'>,
  categoryId: string,
  before: readonly LodgingTypeRow[],
  saved: readonly LodgingTypeSave[],
): Promise<number> {
  const types = []
  for (const [position, type] of saved.entries()) {
    const was = before.find(({ id }) => id === type.publicId)
    if (type.publicId !== undefined && !was) throw apiError('NotFound')
    const { fr, en } = type.internationalizedFields
    const imageId =
      was && imageUrlOf(was.image) === type.imageUrl
        ? was.image_id
        : await fileIdOf(db, tenantId, type.imageUrl, {
            field: `types.${position}.imageUrl`,
            language,
            now,
            container: 'rentals',
          })
    types.push({
      ...type,
      was,
      imageId,
      position,
      id: was?.id ?? newId(),
      resourceId: was?.resource_id ?? newId(),
      productId: was?.product_id ?? newId(),
      version: (was?.version ?? 0) + 1,
      name: { fr: fr.name, en: en.name },
      description: { fr: fr.description, en: en.description },
    })
  }
  const staying = new Set(types.map(({ id }) => id))
  const gone = before.filter(({ id }) => !staying.has(id)).map(({ id }) => id)
  if (gone.length) {
    await db
      .updateTable('lodging_type')
      .set({ deleted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', gone)
      .execute()
    await db
      .updateTable('product')
      .set({ deleted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('lodging_type_id', 'in', gone)
      .where('deleted_at', 'is', null)
      .execute()
  }
  if (types.length === 0) return 0

  const overbooked = await writePieces(
    db,
    tenantId,
    now,
    'room',
    types.map(({ resourceId, quantity, was }) => ({ resourceId, quantity, was: was?.quantity })),
  )
  await db
    .insertInto('lodging_type')
    .values(
      types.map((type) => ({
        tenant_id: tenantId,
        id: type.id,
        category_id: categoryId,
        position: type.position,
        name: type.name,
        description: type.description,
        image_id: type.imageId,
        max_persons: type.maxPersons,
        min_nights: type.minNights,
        max_nights: type.maxNights,
        check_in: type.checkInTime,
        check_out: type.checkOutTime,
        resource_id: type.resourceId,
        version: type.version,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        image_id: ref('excluded.image_id'),
        max_persons: ref('excluded.max_persons'),
        min_nights: ref('excluded.min_nights'),
        max_nights: ref('excluded.max_nights'),
        check_in: ref('excluded.check_in'),
        check_out: ref('excluded.check_out'),
        version: ref('excluded.version'),
      })),
    )
    .execute()
  await db
    .insertInto('product')
    .values(
      types.map(({ productId, id, name, price, position }) => ({
        tenant_id: tenantId,
        id: productId,
        kind: 'lodging' as const,
        title: name,
        position,
        price_cents: price,
        lodging_type_id: id,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        position: ref('excluded.position'),
        price_cents: ref('excluded.price_cents'),
      })),
    )
    .execute()
  await db
    .deleteFrom('lodging_rate')
    .where('tenant_id', '=', tenantId)
    .where('lodging_type_id', 'in', [...staying])
    .execute()
  const rates = types.flatMap(({ id, rates }) =>
    rates.map((rate, position) => ({
      tenant_id: tenantId,
      id: newId(),
      lodging_type_id: id,
      position,
      begins_on: rate.firstNight,
      ends_on: addDays(rate.lastNight, 1),
      weekdays: [...rate.weekdays].sort((a, b) => a - b),
      night_cents: rate.price,
    })),
  )
  await inChunks(rates, (some) => db.insertInto('lodging_rate').values(some).execute())
  await dropPictures(
    db,
    tenantId,
    now,
    types.flatMap(({ was, imageId }) => (was && was.image_id !== imageId ? [was.image_id] : [])),
  )
  return overbooked
}
