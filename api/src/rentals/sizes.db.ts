import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db.ts'

export type RentalSize = Awaited<ReturnType<typeof sizesOfTypes>>[number]
/**
 * The live sizes of equipment types, each with the resource that its pieces are claimed from, in
 * their order.
 */
export const sizesOfTypes = async (db: Db, tenantId: string, typeIds: readonly string[]) =>
  typeIds.length === 0
    ? []
    : db
        .selectFrom('rental_size')
        .select(['id', 'type_id', 'name', 'is_default', 'resource_id'])
        .where('tenant_id', '=', tenantId)
        .where('type_id', 'in', [...typeIds])
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .orderBy('id')
        .execute()

/**
 * Which accessories go with which categories, as `accessory category`: a helmet without its skis is
 * not rented.
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
          await db
            .selectFrom('accessory_category')
            .innerJoin('accessory', sameTenant('accessory.id', 'accessory_category.accessory_id'))
            .select(['accessory.resource_id', 'accessory_category.category_id'])
            .where('accessory_category.tenant_id', '=', tenantId)
            .where('accessory.resource_id', 'in', [...resourceIds])
            .execute()
        ).map((row) => `${row.resource_id} ${row.category_id}`),
  )

/** What a piece is called: its type, and its size where the type has sizes. */
export const sizedTitle = (type: Bilingual, size: Bilingual | null): Bilingual =>
  size ? { fr: `${type.fr} – ${size.fr}`, en: `${type.en} – ${size.en}` } : type
