import { toDollars } from '@guichet/contract/money.ts'
import type { Package, PackageSave } from '@guichet/contract/products/package.ts'
import { catalogueImageId, dropReplacedImages, imageOf, imageUrlOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows, updateRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { mustGet } from '../platform/values/must.ts'
import { textsOf } from '../platform/values/record-texts.ts'
import { partsByIds, type PartRow } from './parts.db.ts'
import { viewParts } from './parts.view.ts'
import { columnsOf } from './products.db.ts'

export type PackageRow = Awaited<ReturnType<typeof loadPackages>>[number]
/**
 * Loads packages with their parts and the separate prices of these: three queries, regardless of
 * their number.
 */
export async function loadPackages(db: Db, tenantId: string, ids?: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'product')
    .select([
      'id',
      'position',
      'title',
      'description',
      'price_cents',
      'active',
      'version',
      'image_id',
    ])
    .select(imageOf('product'))
    .where('kind', '=', 'package')
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...ids!]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const parts = await partsOf(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, parts: parts.get(row.id) ?? [] }))
}

/** Parts of packages in order, by package; packages without parts are absent. */
async function partsOf(
  db: Db,
  tenantId: string,
  packageIds: readonly string[],
): Promise<Map<string, (PartRow & { quantity: number })[]>> {
  if (packageIds.length === 0) return new Map()
  const parts = await selectRows(db, tenantId, 'package_part')
    .select(['package_id', 'product_id', 'quantity'])
    .where('package_id', 'in', [...packageIds])
    .orderBy('package_id')
    .orderBy('position')
    .execute()
  if (parts.length === 0) return new Map()
  const ids = parts.map(({ product_id }) => product_id)
  const products = new Map(
    (await partsByIds(db, tenantId, ids)).map((product) => [product.id, product]),
  )
  const byPackage = Map.groupBy(parts, (part) => part.package_id)
  return new Map(
    [...byPackage].map(([id, ofPackage]) => [
      id,
      ofPackage.map(({ product_id, quantity }) => ({ ...mustGet(products, product_id), quantity })),
    ]),
  )
}

export function viewPackage(
  tenantId: string,
  { id, version, position, title, description, price_cents, active, image, parts }: PackageRow,
): Package {
  return {
    publicId: id,
    collaboratorPublicId: tenantId,
    version,
    order: position,
    internationalizedFields: textsOf(title, description),
    price: toDollars(price_cents),
    imageUrl: imageUrlOf(image),
    isActive: active,
    ...viewParts(price_cents, parts),
  }
}

export async function insertPackage(
  ctx: Ctx,
  position: number,
  saved: PackageSave,
): Promise<string> {
  const { db, tenantId } = ctx
  const id = newId()
  await db
    .insertInto('product')
    .values({
      tenant_id: tenantId,
      id,
      kind: 'package',
      position,
      ...columnsOf(saved),
      image_id: await catalogueImageId(ctx, saved.imageUrl),
    })
    .execute()
  await insertParts(db, tenantId, id, saved.parts)
  return id
}

/** Updates a locked package. */
export async function updatePackage(ctx: Ctx, was: PackageRow, saved: PackageSave): Promise<void> {
  const { db, tenantId } = ctx
  const { id } = was
  const imageId = await catalogueImageId(ctx, saved.imageUrl, was)
  await updateRows(db, tenantId, 'product')
    .set((eb) => ({ ...columnsOf(saved), image_id: imageId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await deleteRows(db, tenantId, 'package_part').where('package_id', '=', id).execute()
  await insertParts(db, tenantId, id, saved.parts)
  await dropReplacedImages(ctx, [{ was, imageId }])
}

const insertParts = (db: Db, tenantId: string, packageId: string, parts: PackageSave['parts']) =>
  db
    .insertInto('package_part')
    .values(
      parts.map(({ productPublicId, quantity }, position) => ({
        tenant_id: tenantId,
        package_id: packageId,
        position,
        product_id: productPublicId,
        quantity,
      })),
    )
    .execute()
