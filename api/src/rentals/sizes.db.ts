import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

export type RentalSize = Awaited<ReturnType<typeof sizesOfTypes>>[number]
/** Live sizes of equipment types with their resources, in order. */
export const sizesOfTypes = async (db: Db, tenantId: string, typeIds: readonly string[]) =>
  typeIds.length === 0
    ? []
    : selectRows(db, tenantId, 'rental_size')
        .select(['id', 'type_id', 'name', 'is_default', 'resource_id'])
        .where('type_id', 'in', [...typeIds])
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .orderBy('id')
        .execute()

/**
 * Pairs of accessories and categories, as `accessory category`: an accessory is rented only with
 * equipment of its categories.
 */
export const accessoryCategories = async (
  db: Db,
  tenantId: string,
  resourceIds: readonly string[],
): Promise<Set<string>> =>
  new Set(
    resourceIds.length === 0
      ? []
      : (
          await selectRows(db, tenantId, 'accessory_category')
            .innerJoin('accessory', sameTenant('accessory.id', 'accessory_category.accessory_id'))
            .select(['accessory.resource_id', 'accessory_category.category_id'])
            .where('accessory.resource_id', 'in', [...resourceIds])
            .execute()
        ).map((row) => `${row.resource_id} ${row.category_id}`),
  )

/** Title of an item: its type, and its size when the type has sizes. */
export const sizedTitle = (type: Bilingual, size: Bilingual | null): Bilingual =>
  size ? { fr: `${type.fr} – ${size.fr}`, en: `${type.en} – ${size.en}` } : type
