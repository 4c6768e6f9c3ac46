import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { CatalogItem, CatalogRefs } from './providers.ts'

type Row = {
  product_id: string
  title: string
  activity_id: string
  activity_name: string
  item_ref: string | null
  variation_ref: string | null
}

/**
 * Products of activities as catalogue items: one item for each activity, with its tickets and
 * passes.
 */
export async function catalogItems(
  db: Db,
  tenantId: string,
  accountId: string,
): Promise<CatalogItem[]> {
  const { rows } = await sql<Row>`
    select p.id as product_id, p.title ->> 'fr' as title, a.id as activity_id,
      a.name ->> 'fr' as activity_name, e.item_ref, e.variation_ref
    from product p
    join activity_category c on (c.tenant_id, c.id) = (p.tenant_id, p.activity_category_id)
    join activity a on (a.tenant_id, a.id) = (c.tenant_id, c.activity_id)
    left join catalog_entry e
      on (e.tenant_id, e.product_id) = (p.tenant_id, p.id) and e.account_id = ${accountId}
    where p.tenant_id = ${tenantId} and p.deleted_at is null and p.active and a.deleted_at is null
    order by a.position, a.id, p.position, p.id`.execute(db)
  return [...Map.groupBy(rows, (row) => row.activity_id).values()].map((products) => ({
    name: products[0]!.activity_name,
    itemRef: products.find(({ item_ref: ref }) => ref !== null)?.item_ref ?? null,
    variations: products.map((product) => ({
      id: product.product_id,
      name: product.title,
      variationRef: product.variation_ref,
    })),
  }))
}

export const hasCatalog = async (db: Db, tenantId: string, accountId: string): Promise<boolean> =>
  (await selectRows(db, tenantId, 'catalog_entry')
    .select('product_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function keepCatalog(
  db: Db,
  { tenantId, accountId }: { tenantId: string; accountId: string },
  refs: CatalogRefs,
): Promise<void> {
  if (!refs.length) return
  await db
    .insertInto('catalog_entry')
    .values(
      refs.map(({ id, itemRef, variationRef }) => ({
        tenant_id: tenantId,
        account_id: accountId,
        product_id: id,
        item_ref: itemRef,
        variation_ref: variationRef,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id', 'product_id']).doUpdateSet((eb) => ({
        item_ref: eb.ref('excluded.item_ref'),
        variation_ref: eb.ref('excluded.variation_ref'),
      })),
    )
    .execute()
}

/** Catalogue names of products in the active account, when its sales use them. */
export async function catalogNames(db: Db, tenantId: string): Promise<Map<string, string>> {
  const rows = await selectRows(db, tenantId, 'catalog_entry')
    .innerJoin('payment_account', (join) =>
      join
        .onRef('payment_account.tenant_id', '=', 'catalog_entry.tenant_id')
        .onRef('payment_account.id', '=', 'catalog_entry.account_id'),
    )
    .select(['catalog_entry.product_id', 'catalog_entry.variation_ref'])
    .where('payment_account.is_catalog_connected', '=', true)
    .where('payment_account.disconnected_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.variation_ref]))
}
