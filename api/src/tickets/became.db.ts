import type { Db } from '../platform/db.ts'

type Became = {
  unitIds: readonly string[]
  productId: string
  productTitle: { fr: string; en: string }
  categoryTitle: { fr: string; en: string } | null
}
/** What the pieces and their tickets are from now on; their lines keep what was sold. */
export async function writeBecame(db: Db, tenantId: string, became: Became): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ product_id: became.productId })
    .where('tenant_id', '=', tenantId)
    .where('unit_id', 'in', [...became.unitIds])
    .execute()
  await db
    .updateTable('unit')
    .set({
      became_product_id: became.productId,
      became_product_title: became.productTitle,
      became_category_title: became.categoryTitle,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...became.unitIds])
    .execute()
}
