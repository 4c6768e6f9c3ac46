import type { ProductSave } from '@guichet/contract/products/product.ts'
import * as contract from '@guichet/contract/products/save-product.ts'
import { catalogueImageId, dropReplacedImages } from '../files/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { firstOf } from '../platform/values/must.ts'
import { assertCodesFree, withUniqueCodes } from './product-codes.db.ts'
import {
  columnsOf,
  insertStock,
  loadProducts,
  lockCatalogued,
  viewProduct,
  writeStock,
  type ProductRow,
} from './products.db.ts'

export const saveProduct = handle(contract.saveProduct, async (ctx, { params: { id }, body }) => {
  const { db, tenantId, audit } = ctx
  if (body.publicId !== undefined && body.publicId !== id) throw apiError('NotFound')
  await lockCatalogued(db, tenantId, 'catalog_product', id)
  const was = firstOf(await loadProducts(db, tenantId, [id]))
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: id, version: was.version },
    body.version,
  )
  await assertCodesFree(ctx, body, id)
  const { stockId, overbooked } = await saveStock(ctx, was, body.stock)
  const imageId = await catalogueImageId(ctx, body.imageUrl, was)
  await withUniqueCodes(ctx, () =>
    updateRows(db, tenantId, 'product')
      .set((eb) => ({
        ...columnsOf(body),
        ...codesOf(body),
        image_id: imageId,
        stock_id: stockId,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute(),
  )
  await dropReplacedImages(ctx, [{ was, imageId }])
  const after = viewProduct(tenantId, firstOf(await loadProducts(db, tenantId, [id])))
  await audit(
    'product.saved',
    'product',
    id,
    savedNote(viewProduct(tenantId, was), after, {
      ...(overbooked > 0 && { overbooked, stock: body.stock }),
      ...unseen,
    }),
  )
  return after
})

/** Codes to write; absent members do not change. */
const codesOf = ({ code, barcode }: ProductSave) => ({
  ...(code !== undefined && { code }),
  ...(barcode !== undefined && { barcode }),
})

/**
 * Saves the stock of a product. A removed stock row stays, with its claims; a stock that is added
 * again is a new row.
 */
async function saveStock({ db, tenantId }: Ctx, was: ProductRow, stock: ProductSave['stock']) {
  if (stock === null) return { stockId: null, overbooked: 0 }
  if (was.stock_id === null)
    return { stockId: await insertStock(db, tenantId, stock), overbooked: 0 }
  return { stockId: was.stock_id, overbooked: await writeStock(db, tenantId, was.stock_id, stock) }
}
