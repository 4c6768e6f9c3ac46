import type { LodgingTypeSave } from '@guichet/contract/lodging/lodging-category.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { deleteRows, updateRows } from '../platform/db/rows.ts'
import { newId } from '../platform/values/ids.ts'
import { addDays } from '../platform/values/zoned-time.ts'

/** A unit type with the ids of its rows; `price` is in cents per night. */
export type TypeToWrite = Pick<
  LodgingTypeSave,
  'maxPersons' | 'minNights' | 'maxNights' | 'checkInTime' | 'checkOutTime' | 'price' | 'rates'
> & {
  id: string
  resourceId: string
  productId: string
  imageId: string | null
  position: number
  version: number
  name: Bilingual
  description: Bilingual
}

/** Archives unit types and their products. */
export async function archiveTypes(
  { db, tenantId, now }: { db: Db; tenantId: string; now: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await updateRows(db, tenantId, 'lodging_type')
    .set({ deleted_at: now })
    .where('id', 'in', [...ids])
    .execute()
  await updateRows(db, tenantId, 'product')
    .set({ deleted_at: now })
    .where('lodging_type_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
}

/** Writes unit types by their ids; at least one. */
export const upsertTypes = (
  db: Db,
  { tenantId, categoryId }: { tenantId: string; categoryId: string },
  types: readonly TypeToWrite[],
) =>
  db
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

/** Writes the products of unit types, one each; at least one. */
export const upsertProducts = (db: Db, tenantId: string, types: readonly TypeToWrite[]) =>
  db
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

/** Replaces the rates of unit types; at least one type. */
export async function replaceRates(
  db: Db,
  tenantId: string,
  types: readonly TypeToWrite[],
): Promise<void> {
  await deleteRows(db, tenantId, 'lodging_rate')
    .where(
      'lodging_type_id',
      'in',
      types.map(({ id }) => id),
    )
    .execute()
  const rows = types.flatMap(({ id, rates }) =>
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
  await inChunks(rows, (some) => db.insertInto('lodging_rate').values(some).execute())
}
