import { sameTenant } from '../database/same-tenant.ts'
import { imageOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { overbookedPieces } from '../resources/public.ts'

export const categoryList = { table: 'rental_category' } as const

const liveTypes = (db: Db, tenantId: string, categoryIds: string[]) =>
  selectRows(db, tenantId, 'rental_type')
    .selectAll('rental_type')
    .select(imageOf('rental_type'))
    .where('category_id', 'in', categoryIds)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
const liveSizes = (db: Db, tenantId: string, typeIds: string[]) =>
  selectRows(db, tenantId, 'rental_size')
    .innerJoin('resource', sameTenant('resource.id', 'rental_size.resource_id'))
    .select([
      'rental_size.id',
      'rental_size.type_id',
      'rental_size.name',
      'rental_size.is_default',
      'rental_size.resource_id',
      'resource.quantity',
      overbookedPieces.as('overbooked'),
    ])
    .where('rental_size.type_id', 'in', typeIds)
    .where('rental_size.deleted_at', 'is', null)
    .orderBy('rental_size.position')
    .orderBy('rental_size.id')
/** Live pricings of equipment types, shortest first. */
const livePricings = (db: Db, tenantId: string, typeIds: string[]) =>
  selectRows(db, tenantId, 'product')
    .select(['id', 'rental_type_id', 'duration', 'price_cents', 'active', 'sale_ends_at'])
    .where('rental_type_id', 'in', typeIds)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')

type Row<Q extends (...given: never[]) => { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Q>['execute']>
>[number]
export type TypeRow = Row<typeof liveTypes> & {
  sizes: Row<typeof liveSizes>[]
  pricings: Row<typeof livePricings>[]
}
export type CategoryRow = {
  id: string
  position: number
  name: { fr: string; en: string }
  version: number
  types: TypeRow[]
}

/**
 * Loads categories with their types, sizes and pricings: four queries, regardless of their number.
 * Ids of other businesses are absent.
 */
export async function loadCategories(
  db: Db,
  tenantId: string,
  ids?: readonly string[],
): Promise<CategoryRow[]> {
  const categories = await selectRows(db, tenantId, 'rental_category')
    .select(['id', 'position', 'name', 'version'])
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...ids!]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const types = categories.length
    ? await liveTypes(
        db,
        tenantId,
        categories.map(({ id }) => id),
      ).execute()
    : []
  const typeIds = types.map(({ id }) => id)
  const sizes = Map.groupBy(
    typeIds.length ? await liveSizes(db, tenantId, typeIds).execute() : [],
    (size) => size.type_id,
  )
  const pricings = Map.groupBy(
    typeIds.length ? await livePricings(db, tenantId, typeIds).execute() : [],
    (pricing) => pricing.rental_type_id!,
  )
  const byCategory = Map.groupBy(
    types.map((type) => ({
      ...type,
      sizes: sizes.get(type.id) ?? [],
      pricings: pricings.get(type.id) ?? [],
    })),
    (type) => type.category_id,
  )
  return categories.map((category) => ({ ...category, types: byCategory.get(category.id) ?? [] }))
}

/**
 * Locks the rows until the commit, in the order of their ids.
 *
 * @throws NotFound when one does not exist
 */
export async function lockCategories(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = await selectRows(db, tenantId, 'rental_category')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length !== new Set(ids).size) throw apiError('NotFound')
}
