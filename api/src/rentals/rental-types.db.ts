import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { updateRows } from '../platform/db/rows.ts'

type Where = { db: Db; now: string; tenantId: string }

/** Archives equipment types and their products. */
export async function archiveTypes(
  { db, now, tenantId }: Where,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await updateRows(db, tenantId, 'rental_type')
    .set({ deleted_at: now })
    .where('id', 'in', [...ids])
    .execute()
  await updateRows(db, tenantId, 'product')
    .set({ deleted_at: now })
    .where('rental_type_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
}

export async function archiveSizes(
  { db, now, tenantId }: Where,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await updateRows(db, tenantId, 'rental_size')
    .set({ deleted_at: now })
    .where('id', 'in', [...ids])
    .execute()
}

type TypeToWrite = {
  id: string
  position: number
  name: Bilingual
  description: Bilingual
  imageId: string | null
  turnaround: string
  version: number
}
/** Writes equipment types by their ids; at least one. */
export const upsertTypes = (
  db: Db,
  { tenantId, categoryId }: { tenantId: string; categoryId: string },
  types: readonly TypeToWrite[],
) =>
  db
    .insertInto('rental_type')
    .values(
      types.map((type) => ({
        tenant_id: tenantId,
        id: type.id,
        category_id: categoryId,
        position: type.position,
        name: type.name,
        description: type.description,
        image_id: type.imageId,
        turnaround: type.turnaround,
        version: type.version,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        image_id: ref('excluded.image_id'),
        turnaround: ref('excluded.turnaround'),
        version: ref('excluded.version'),
      })),
    )
    .execute()

type SizeToWrite = {
  id: string
  typeId: string
  position: number
  name: Bilingual | null
  isDefault: boolean
  resourceId: string
}
/** Writes sizes by their ids; their resources must exist. */
export const upsertSizes = (
  db: Db,
  tenantId: string,
  sizes: readonly SizeToWrite[],
): Promise<void> =>
  inChunks(sizes, (some) =>
    db
      .insertInto('rental_size')
      .values(
        some.map(({ id, typeId, position, name, isDefault, resourceId }) => ({
          tenant_id: tenantId,
          id,
          type_id: typeId,
          position,
          name,
          is_default: isDefault,
          resource_id: resourceId,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          name: ref('excluded.name'),
          is_default: ref('excluded.is_default'),
        })),
      )
      .execute(),
  )
