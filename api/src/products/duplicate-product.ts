import { copiedName } from '@guichet/contract/copied-name.ts'
import type { duplicateProduct as wire } from '@guichet/contract/products/duplicate-product.ts'
import { imageUrlOf } from '../files/public.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { lastPlace } from '../platform/renumber.ts'
import { insertProduct, listOf, loadProducts, viewProduct, wordsOf } from './products.db.ts'

export const duplicateProduct: Deed<typeof wire> = async (ctx, { params }) => {
  const {
    db,
    actor: { tenantId },
    audit,
  } = ctx
  const source = (await loadProducts(db, tenantId, [params.id]))[0]
  if (!source) throw refuse('NotFound')
  const id = await insertProduct(ctx, await lastPlace(db, tenantId, listOf('catalog_product')), {
    internationalizedFields: wordsOf(copiedName(source.title, 50), source.description),
    price: source.price_cents,
    imageUrl: imageUrlOf(source.image),
    isActive: false,
    stock: source.quantity,
  })
  await audit('product.duplicated', 'product', id, { facts: { from: source.id } })
  return viewProduct(tenantId, (await loadProducts(db, tenantId, [id]))[0]!)
}
