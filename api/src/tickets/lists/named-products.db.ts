import { sameTenant } from '../../database/same-tenant.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'

type NamedProducts = {
  categories?: readonly string[] | undefined
  productIds?: readonly string[] | undefined
}

/**
 * Products that a filter names: by their own ids, or by the activity or rental category that offers
 * or offered them. Null when it names none.
 *
 * @throws NotFound when one of them does not exist
 */
export async function namedProducts(
  db: Db,
  tenantId: string,
  { categories = [], productIds = [] }: NamedProducts,
): Promise<string[] | null> {
  if (!categories.length && !productIds.length) return null
  const named = new Set(productIds)
  const known = named.size
    ? await selectRows(db, tenantId, 'product')
        .select('id')
        .where('id', 'in', [...named])
        .execute()
    : []
  if (known.length < named.size) throw apiError('NotFound')
  return [...named, ...(await productsOfCategories(db, tenantId, [...new Set(categories)]))]
}

async function productsOfCategories(db: Db, tenantId: string, ids: string[]): Promise<string[]> {
  if (!ids.length) return []
  const known = await selectRows(db, tenantId, 'activity')
    .select('id')
    .where('id', 'in', ids)
    .unionAll(selectRows(db, tenantId, 'rental_category').select('id').where('id', 'in', ids))
    .execute()
  if (known.length < ids.length) throw apiError('NotFound')
  const products = await selectRows(db, tenantId, 'product')
    .leftJoin(
      'activity_category',
      sameTenant('activity_category.id', 'product.activity_category_id'),
    )
    .leftJoin('rental_type', sameTenant('rental_type.id', 'product.rental_type_id'))
    .select('product.id')
    .where(({ eb, or }) =>
      or([
        eb('activity_category.activity_id', 'in', ids),
        eb('rental_type.category_id', 'in', ids),
      ]),
    )
    .execute()
  return products.map(({ id }) => id)
}

/** @throws NotFound when the client does not exist */
export async function assertClient(db: Db, tenantId: string, id: string): Promise<void> {
  const known = await selectRows(db, tenantId, 'client')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw apiError('NotFound')
}
