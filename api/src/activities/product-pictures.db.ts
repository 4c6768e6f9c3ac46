import { sameTenant } from '../database/same-tenant.ts'
import { keyOf } from '../files/public.ts'
import type { Db } from '../platform/db.ts'

/** Where the store keeps what a product shows: its own picture, else that of its activity. */
export async function pictureKeysOf(
  db: Db,
  tenantId: string,
  productIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(productIds.filter((id) => id !== null))]
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('product')
    .leftJoin(
      'activity_category',
      sameTenant('activity_category.id', 'product.activity_category_id'),
    )
    .leftJoin('activity', (join) =>
      join
        .onRef('activity.tenant_id', '=', 'product.tenant_id')
        .onRef('activity.id', '=', 'activity_category.activity_id'),
    )
    .innerJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'product.tenant_id')
        .on((eb) => eb('file.id', '=', eb.fn.coalesce('product.image_id', 'activity.image_id')))
        .on('file.deleted_at', 'is', null),
    )
    .select(['product.id', 'file.sha256'])
    .where('product.tenant_id', '=', tenantId)
    .where('product.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, sha256 }) => [id, keyOf(tenantId, sha256)]))
}
