import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'

type ExchangedProduct = {
  unitIds: readonly string[]
  productId: string
  productTitle: { fr: string; en: string }
  categoryTitle: { fr: string; en: string } | null
}
/**
 * Changes the current product of units and their tickets; the lines keep the sold product. A unit
 * that is the sold product again has no exchange recorded.
 */
export async function writeExchangedProduct(
  db: Db,
  tenantId: string,
  became: ExchangedProduct,
): Promise<void> {
  const unitIds = [...became.unitIds]
  await updateRows(db, tenantId, 'ticket')
    .set({ product_id: became.productId })
    .where('unit_id', 'in', unitIds)
    .execute()
  await updateRows(db, tenantId, 'unit')
    .set({
      became_product_id: became.productId,
      became_product_title: became.productTitle,
      became_category_title: became.categoryTitle,
    })
    .where('id', 'in', unitIds)
    .execute()
  await sql`update unit u
    set became_product_id = null, became_product_title = null, became_category_title = null
    from order_line l
    where u.tenant_id = ${tenantId} and u.id = any(${unitIds}::uuid[])
      and (l.tenant_id, l.id, l.product_id, l.product_title) = (
        u.tenant_id, u.line_id, u.became_product_id, u.became_product_title
      )`.execute(db)
}
