import { copiedName } from '@guichet/contract/copied-name.ts'
import * as contract from '@guichet/contract/products/duplicate-product.ts'
import { imageUrlOf } from '../files/public.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { textsOf } from '../platform/values/record-texts.ts'
import { insertProduct, listOf, loadProducts, viewProduct } from './products.db.ts'

export const duplicateProduct = handle(contract.duplicateProduct, async (ctx, { params }) => {
  const { db, tenantId, audit } = ctx
  const source = (await loadProducts(db, tenantId, [params.id]))[0]
  if (!source) throw apiError('NotFound')
  const id = await insertProduct(ctx, await nextPosition(db, tenantId, listOf('catalog_product')), {
    internationalizedFields: textsOf(copiedName(source.title, 50), source.description),
    price: source.price_cents,
    imageUrl: imageUrlOf(source.image),
    isActive: false,
    stock: source.quantity,
  })
  await audit('product.duplicated', 'product', id, { facts: { from: source.id } })
  return viewProduct(tenantId, firstOf(await loadProducts(db, tenantId, [id])))
})
