import { toDollars } from '@guichet/contract/money.ts'
import type { Product, ProductSave } from '@guichet/contract/products/product.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import { catalogueImageId, imageOf, imageUrlOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { closeGap, lockList } from '../platform/db/renumber.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { textColumnsOf, textsOf } from '../platform/values/record-texts.ts'
import { assertCodesFree, withUniqueCodes } from './product-codes.db.ts'

type CatalogueKind = 'catalog_product' | 'package'
/** Products and packages are in one table, each kind with its own order. */
export const listOf = (kind: CatalogueKind) =>
  ({ table: 'product', only: sql<boolean>`kind = ${kind}` }) as const

/** Columns that products and packages share. */
export const columnsOf = ({
  internationalizedFields,
  price,
  isActive,
}: Pick<ProductSave, 'internationalizedFields' | 'price' | 'isActive'>) => {
  const { name, description } = textColumnsOf(internationalizedFields)
  return { title: name, description, price_cents: price, active: isActive }
}

export type ProductRow = Awaited<ReturnType<typeof loadProducts>>[number]
export const loadProducts = (db: Db, tenantId: string, ids?: readonly string[]) =>
  selectRows(db, tenantId, 'product')
    .leftJoin('resource', sameTenant('resource.id', 'product.stock_id'))
    .select([
      'product.id',
      'product.position',
      'product.title',
      'product.description',
      'product.price_cents',
      'product.active',
      'product.version',
      'product.stock_id',
      'product.image_id',
      'product.code',
      'product.barcode',
      'resource.quantity',
      'resource.taken',
    ])
    .select(imageOf('product'))
    .where('product.kind', '=', 'catalog_product')
    .where('product.deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('product.id', 'in', [...ids!]))
    .orderBy('product.position')
    .orderBy('product.id')
    .execute()

export const viewProduct = (
  tenantId: string,
  {
    id,
    version,
    position,
    title,
    description,
    price_cents,
    active,
    image,
    quantity,
    taken,
    code,
    barcode,
  }: ProductRow,
): Product => ({
  publicId: id,
  collaboratorPublicId: tenantId,
  version,
  order: position,
  internationalizedFields: textsOf(title, description),
  price: toDollars(price_cents),
  imageUrl: imageUrlOf(image),
  isActive: active,
  stock: quantity,
  sold: taken ?? 0,
  code,
  barcode,
})

/**
 * Locks the row until the commit; sales of it are not blocked.
 *
 * @throws NotFound when it does not exist
 */
export async function lockCatalogued(
  db: Db,
  tenantId: string,
  kind: CatalogueKind,
  id: string,
): Promise<void> {
  const row = await selectRows(db, tenantId, 'product')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
}

export async function insertProduct(
  ctx: Ctx,
  position: number,
  saved: ProductSave,
): Promise<string> {
  const { db, tenantId } = ctx
  const { code = null, barcode = null } = saved
  await assertCodesFree(ctx, { code, barcode })
  const id = newId()
  const stockId = saved.stock === null ? null : await insertStock(db, tenantId, saved.stock)
  const values = {
    tenant_id: tenantId,
    id,
    kind: 'catalog_product' as const,
    position,
    ...columnsOf(saved),
    image_id: await catalogueImageId(ctx, saved.imageUrl),
    stock_id: stockId,
    code,
    barcode,
  }
  await withUniqueCodes(ctx, () => db.insertInto('product').values(values).execute())
  return id
}

export async function insertStock(db: Db, tenantId: string, quantity: number): Promise<string> {
  const id = newId()
  await db
    .insertInto('resource')
    .values({ tenant_id: tenantId, id, kind: 'stock', quantity })
    .execute()
  return id
}

/**
 * Writes the quantity of a stock. Below the sold quantity the difference is overbooked, so that
 * nothing more is sold.
 *
 * @returns The difference
 */
export async function writeStock(
  db: Db,
  tenantId: string,
  stockId: string,
  quantity: number,
): Promise<number> {
  const row = await updateRows(db, tenantId, 'resource')
    .set({ quantity, overbooked: sql<number>`greatest(0, taken - ${quantity}::int)` })
    .where('id', '=', stockId)
    .returning('overbooked')
    .executeTakeFirstOrThrow()
  return row.overbooked
}

/** Archives a product or package; sold lines keep pointing at it. */
export async function archiveCatalogued(
  { db, now, tenantId }: Ctx,
  kind: CatalogueKind,
  id: string,
): Promise<void> {
  await lockList(db, tenantId, listOf(kind))
  await lockCatalogued(db, tenantId, kind, id)
  await updateRows(db, tenantId, 'product')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await closeGap(db, tenantId, listOf(kind))
}
