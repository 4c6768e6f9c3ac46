import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { CatalogueKind } from '@guichet/contract/search/search-kinds.ts'
import type { Transaction } from '../platform/db/db.ts'

export type CatalogueName = {
  id: string
  type: CatalogueKind
  name: Bilingual
  code: string | null
  barcode: string | null
}

/** Names of the catalogue, with the codes of its products; a business has a few hundred. */
export async function catalogueNames(
  { client }: Pick<Transaction, 'client'>,
  tenantId: string,
  types: readonly CatalogueKind[],
): Promise<CatalogueName[]> {
  const { rows } = await client.query<CatalogueName>(
    `select id, type, name, code, barcode
      from (
        select id, 'activity' as type, name, position, null as code, null as barcode
          from activity
          where tenant_id = $1 and deleted_at is null
        union all
        select id, 'rental', name, position, null, null
          from rental_category
          where tenant_id = $1 and deleted_at is null
        union all
        select id, 'lodging', name, position, null, null
          from lodging_category
          where tenant_id = $1 and deleted_at is null
        union all
        select id, case kind when 'package' then 'package' else 'product' end, title, position, code,
          barcode
          from product
          where tenant_id = $1 and kind in ('catalog_product', 'package') and deleted_at is null
      ) named
      where type = any($2)
      order by position, id
      limit 2000`,
    [tenantId, types],
  )
  return rows
}
