import { sameTenant } from '../database/same-tenant.ts'
import { imageOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { overbookedPieces } from '../resources/public.ts'

export const lodgingList = { table: 'lodging_category' } as const

const liveTypes = (db: Db, tenantId: string, categoryIds: string[]) =>
  selectRows(db, tenantId, 'lodging_type as t')
    .innerJoin('resource', sameTenant('resource.id', 't.resource_id'))
    .innerJoin('product', (join) =>
      sameTenant('product.lodging_type_id', 't.id')(join).on('product.deleted_at', 'is', null),
    )
    .select([
      't.id',
      't.category_id',
      't.name',
      't.description',
      't.max_persons',
      't.min_nights',
      't.max_nights',
      't.check_in',
      't.check_out',
      't.version',
      't.resource_id',
      't.image_id',
      'resource.quantity',
      'product.id as product_id',
      'product.price_cents',
      overbookedPieces.as('overbooked'),
    ])
    .select(imageOf('t'))
    .where('t.category_id', 'in', categoryIds)
    .where('t.deleted_at', 'is', null)
    .orderBy('t.position')
    .orderBy('t.id')
const ratesOf = (db: Db, tenantId: string, typeIds: string[]) =>
  selectRows(db, tenantId, 'lodging_rate')
    .select(['lodging_type_id', 'begins_on', 'ends_on', 'weekdays', 'night_cents'])
    .where('lodging_type_id', 'in', typeIds)
    .orderBy('lodging_type_id')
    .orderBy('position')

type Row<Q extends (...given: never[]) => { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Q>['execute']>
>[number]
export type LodgingTypeRow = Row<typeof liveTypes> & { rates: Row<typeof ratesOf>[] }
export type LodgingCategoryRow = {
  id: string
  position: number
  name: { fr: string; en: string }
  version: number
  types: LodgingTypeRow[]
}

/**
 * Loads categories with their unit types and rates: three queries, regardless of their number. Ids
 * of other businesses are absent.
 */
export async function loadLodging(
  db: Db,
  tenantId: string,
  ids?: readonly string[],
): Promise<LodgingCategoryRow[]> {
  const categories = await selectRows(db, tenantId, 'lodging_category')
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
  const rates = Map.groupBy(
    types.length
      ? await ratesOf(
          db,
          tenantId,
          types.map(({ id }) => id),
        ).execute()
      : [],
    (rate) => rate.lodging_type_id,
  )
  const byCategory = Map.groupBy(
    types.map((type) => ({ ...type, rates: rates.get(type.id) ?? [] })),
    (type) => type.category_id,
  )
  return categories.map((category) => ({ ...category, types: byCategory.get(category.id) ?? [] }))
}

/** Locks the row until the commit. @throws NotFound when it does not exist */
export async function lockLodging(db: Db, tenantId: string, id: string): Promise<void> {
  const row = await selectRows(db, tenantId, 'lodging_category')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
}
