import * as contract from '@guichet/contract/products/create-product.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { insertProduct, listOf, loadProducts, viewProduct } from './products.db.ts'

export const createProduct = handle(contract.createProduct, async (ctx, { body }) => {
  const { db, tenantId, audit } = ctx
  const id = await insertProduct(
    ctx,
    await nextPosition(db, tenantId, listOf('catalog_product')),
    body,
  )
  await audit('product.created', 'product', id, {
    facts: { priceCents: body.price, stock: body.stock },
  })
  return viewProduct(tenantId, firstOf(await loadProducts(db, tenantId, [id])))
})
