import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Parts of packages, by package, in order. */
export async function partsOfPackages(
  db: Db,
  tenantId: string,
  packageIds: readonly string[],
): Promise<Map<string, { productId: string; quantity: number }[]>> {
  if (!packageIds.length) return new Map()
  const rows = await selectRows(db, tenantId, 'package_part')
    .select(['package_id', 'product_id', 'quantity'])
    .where('package_id', 'in', [...packageIds])
    .orderBy('package_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(
    rows.map((row) => ({
      packageId: row.package_id,
      productId: row.product_id,
      quantity: row.quantity,
    })),
    (row) => row.packageId,
  )
}
