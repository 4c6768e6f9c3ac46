import { sameTenant } from '../database/same-tenant.ts'
import { imageUrlOf, keyOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Key of an image in the file store, and its URL on the API. */
export type ProductPicture = { key: string; url: string }

/**
 * Image of each product, by its id: its own, otherwise that of its activity, or of its type of
 * equipment, accessories or lodging.
 */
export async function productPictures(
  db: Db,
  tenantId: string,
  productIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, ProductPicture>> {
  const ids = [...new Set(productIds.filter((id) => id !== null))]
  if (!ids.length) return new Map()
  const rows = await selectRows(db, tenantId, 'product')
    .leftJoin(
      'activity_category',
      sameTenant('activity_category.id', 'product.activity_category_id'),
    )
    .leftJoin('activity', (join) =>
      join
        .onRef('activity.tenant_id', '=', 'product.tenant_id')
        .onRef('activity.id', '=', 'activity_category.activity_id'),
    )
    .leftJoin('rental_type', sameTenant('rental_type.id', 'product.rental_type_id'))
    .leftJoin('accessory', sameTenant('accessory.id', 'product.accessory_id'))
    .leftJoin('lodging_type', sameTenant('lodging_type.id', 'product.lodging_type_id'))
    .innerJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'product.tenant_id')
        .on((eb) =>
          eb(
            'file.id',
            '=',
            eb.fn.coalesce(
              'product.image_id',
              'activity.image_id',
              'rental_type.image_id',
              'accessory.image_id',
              'lodging_type.image_id',
            ),
          ),
        )
        .on('file.deleted_at', 'is', null),
    )
    .select(['product.id', 'file.sha256', 'file.container', 'file.path'])
    .where('product.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, sha256, ...at }) => [
      id,
      { key: keyOf(tenantId, sha256), url: imageUrlOf(at)! },
    ]),
  )
}
