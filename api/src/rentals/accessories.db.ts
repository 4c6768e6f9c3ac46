import { toDollars } from '@guichet/contract/money.ts'
import type { AccessorySave, Accessory } from '@guichet/contract/rentals/accessory.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sameTenant } from '../database/same-tenant.ts'
import { catalogueImageId, dropReplacedImages, imageOf, imageUrlOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { textColumnsOf, textsOf } from '../platform/values/record-texts.ts'
import { overbookedPieces, writePieces } from '../resources/public.ts'

export const accessoryList = { table: 'accessory' } as const

export type AccessoryRow = Awaited<ReturnType<typeof loadAccessories>>[number]
/** Accessories with stock, price and their live categories, in one query. */
export const loadAccessories = (db: Db, tenantId: string, ids?: readonly string[]) =>
  selectRows(db, tenantId, 'accessory')
    .innerJoin('resource', sameTenant('resource.id', 'accessory.resource_id'))
    .innerJoin('product', (join) =>
      sameTenant('product.accessory_id', 'accessory.id')(join).on('product.deleted_at', 'is', null),
    )
    .select(({ selectFrom }) => [
      'accessory.id',
      'accessory.position',
      'accessory.name',
      'accessory.description',
      'accessory.version',
      'accessory.resource_id',
      'accessory.image_id',
      'resource.quantity',
      'product.id as product_id',
      'product.price_cents',
      overbookedPieces.as('overbooked'),
      imageOf('accessory'),
      jsonArrayFrom(
        selectFrom('accessory_category')
          .innerJoin(
            'rental_category',
            sameTenant('rental_category.id', 'accessory_category.category_id'),
          )
          .select('rental_category.id')
          .whereRef('accessory_category.tenant_id', '=', 'accessory.tenant_id')
          .whereRef('accessory_category.accessory_id', '=', 'accessory.id')
          .where('rental_category.deleted_at', 'is', null)
          .orderBy('rental_category.position')
          .orderBy('rental_category.id'),
      ).as('categories'),
    ])
    .where('accessory.deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('accessory.id', 'in', [...ids!]))
    .orderBy('accessory.position')
    .orderBy('accessory.id')
    .execute()

export const viewAccessory = (
  tenantId: string,
  {
    id,
    version,
    position,
    name,
    description,
    quantity,
    overbooked,
    price_cents,
    categories,
    image,
  }: AccessoryRow,
): Accessory => ({
  publicId: id,
  collaboratorPublicId: tenantId,
  version,
  order: position,
  internationalizedFields: textsOf(name, description),
  quantity,
  overbooked,
  imageUrl: imageUrlOf(image),
  price: toDollars(price_cents),
  associatedRentalPublicIds: categories.map((category) => category.id),
})

/** An accessory with its categories, for lists that only offer it. */
export const viewAccessoryOption = ({ id, name, categories }: AccessoryRow) => ({
  publicId: id,
  name,
  associatedRentalPublicIds: categories.map((category) => category.id),
})

/**
 * Locks the rows until the commit, in the order of their ids.
 *
 * @throws NotFound when one does not exist
 */
export async function lockAccessories(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = await selectRows(db, tenantId, 'accessory')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length !== new Set(ids).size) throw apiError('NotFound')
}

/** Writes a new accessory with its stock, its price and its categories. */
export async function insertAccessory(
  ctx: Ctx,
  position: number,
  saved: AccessorySave,
): Promise<string> {
  const { db, now, tenantId } = ctx
  const [id, resourceId] = [newId(), newId()]
  const texts = textColumnsOf(saved.internationalizedFields)
  await writePieces({ db, tenantId, now }, 'accessory', [{ resourceId, quantity: saved.quantity }])
  await db
    .insertInto('accessory')
    .values({
      tenant_id: tenantId,
      id,
      position,
      ...texts,
      image_id: await catalogueImageId(ctx, saved.imageUrl),
      resource_id: resourceId,
    })
    .execute()
  await db
    .insertInto('product')
    .values({
      tenant_id: tenantId,
      id: newId(),
      kind: 'accessory_rental',
      title: texts.name,
      price_cents: saved.price ?? 0,
      accessory_id: id,
    })
    .execute()
  await linkCategories(db, tenantId, id, saved.associatedRentalPublicIds)
  return id
}

/** Updates a locked accessory, except its stock. */
export async function updateAccessory(
  ctx: Ctx,
  was: AccessoryRow,
  saved: AccessorySave,
): Promise<void> {
  const { db, tenantId } = ctx
  const imageId = await catalogueImageId(ctx, saved.imageUrl, was)
  const texts = textColumnsOf(saved.internationalizedFields)
  await updateRows(db, tenantId, 'accessory')
    .set((eb) => ({ ...texts, image_id: imageId, version: eb('version', '+', 1) }))
    .where('id', '=', was.id)
    .execute()
  await updateRows(db, tenantId, 'product')
    .set({ title: texts.name, price_cents: saved.price ?? was.price_cents })
    .where('id', '=', was.product_id)
    .execute()
  await deleteRows(db, tenantId, 'accessory_category').where('accessory_id', '=', was.id).execute()
  await linkCategories(db, tenantId, was.id, saved.associatedRentalPublicIds)
  await dropReplacedImages(ctx, [{ was, imageId }])
}

async function linkCategories(
  db: Db,
  tenantId: string,
  accessoryId: string,
  categoryIds: readonly string[],
) {
  if (!categoryIds.length) return
  const live = await selectRows(db, tenantId, 'rental_category')
    .select('id')
    .where('id', 'in', [...categoryIds])
    .where('deleted_at', 'is', null)
    .execute()
  if (live.length !== categoryIds.length) throw apiError('NotFound')
  await db
    .insertInto('accessory_category')
    .values(
      categoryIds.map((id) => ({
        tenant_id: tenantId,
        accessory_id: accessoryId,
        category_id: id,
      })),
    )
    .execute()
}
