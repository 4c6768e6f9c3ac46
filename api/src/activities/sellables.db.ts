import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/**
 * Kinds that the counter shows with activities and on the shelf; the modules of rentals, lodging
 * and packages show theirs.
 */
const shown = ['daily_ticket', 'season_pass', 'donation', 'catalog_product'] as const
export type Identification = {
  id: string
  label: Bilingual
  optional: boolean
  wantsPicture: boolean
}

/** Identifications of the product, in order. */
const identifications = sql<Identification[]>`coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'id', i.id, 'label', i.label, 'optional', i.optional, 'wantsPicture', i.wants_picture
        )
        order by i.position
      )
      from identification i
      where i.tenant_id = product.tenant_id and i.product_id = product.id
    ),
    '[]'
  )`.as('identifications')

/** Products with their live owner: an activity, a type, or an accessory. */
const productsInPlace = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'product')
    .leftJoin('activity_category', (join) =>
      sameTenant(
        'activity_category.id',
        'product.activity_category_id',
      )(join).on('activity_category.deleted_at', 'is', null),
    )
    .leftJoin('activity', (join) =>
      join
        .onRef('activity.tenant_id', '=', 'product.tenant_id')
        .onRef('activity.id', '=', 'activity_category.activity_id')
        .on('activity.deleted_at', 'is', null),
    )
    .leftJoin('rental_type', (join) =>
      sameTenant(
        'rental_type.id',
        'product.rental_type_id',
      )(join).on('rental_type.deleted_at', 'is', null),
    )
    .leftJoin('rental_category', (join) =>
      join
        .onRef('rental_category.tenant_id', '=', 'product.tenant_id')
        .onRef('rental_category.id', '=', 'rental_type.category_id')
        .on('rental_category.deleted_at', 'is', null),
    )
    .leftJoin('accessory', (join) =>
      sameTenant(
        'accessory.id',
        'product.accessory_id',
      )(join).on('accessory.deleted_at', 'is', null),
    )
    .leftJoin('lodging_type', (join) =>
      sameTenant(
        'lodging_type.id',
        'product.lodging_type_id',
      )(join).on('lodging_type.deleted_at', 'is', null),
    )
    .leftJoin('lodging_category', (join) =>
      join
        .onRef('lodging_category.tenant_id', '=', 'product.tenant_id')
        .onRef('lodging_category.id', '=', 'lodging_type.category_id')
        .on('lodging_category.deleted_at', 'is', null),
    )
    .leftJoin('resource as stock', sameTenant('stock.id', 'product.stock_id'))
    .leftJoin('file', sameTenant('file.id', 'product.image_id'))
    .leftJoin('file as activity_file', (join) =>
      join
        .onRef('activity_file.tenant_id', '=', 'activity.tenant_id')
        .onRef('activity_file.id', '=', 'activity.image_id'),
    )

const sellables = (db: Db, tenantId: string) =>
  productsInPlace(db, tenantId)
    .select((eb) => [
      'product.id',
      'product.kind',
      'product.title',
      'product.description',
      'product.price_cents',
      'product.code',
      'product.barcode',
      'product.active as product_active',
      'activity_category.id as category_id',
      'activity_category.scheduling',
      'activity_category.active as category_active',
      'activity_category.sale_begins_at',
      // A category has a buying period, the price of a rental its own last instant.
      eb.fn.coalesce('activity_category.sale_ends_at', 'product.sale_ends_at').as('sale_ends_at'),
      'activity_category.valid_begins_at',
      'activity_category.valid_ends_at',
      'activity_category.valid_for',
      'activity.id as activity_id',
      'activity.message',
      'product.duration',
      'rental_category.id as rental_category_id',
      'rental_type.id as rental_type_id',
      'rental_type.turnaround',
      'accessory.resource_id as accessory_resource_id',
      'lodging_type.id as lodging_type_id',
      'lodging_category.id as lodging_category_id',
      'lodging_type.resource_id as room_id',
      'lodging_type.max_persons',
      'lodging_type.min_nights',
      'lodging_type.max_nights',
      'lodging_type.check_in',
      'lodging_type.check_out',
      sql<Bilingual | null>`coalesce(activity.name, rental_category.name, lodging_category.name)`.as(
        'category_title',
      ),
      'stock.id as stock_id',
      'stock.quantity as stock_quantity',
      'stock.overbooked as stock_overbooked',
      'stock.taken as stock_taken',
      'file.container',
      'file.path',
      'activity_file.container as activity_container',
      'activity_file.path as activity_path',
      identifications,
    ])
    .where('product.deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('product.kind', 'in', ['catalog_product', 'package']),
        eb('activity.id', 'is not', null),
        eb('rental_category.id', 'is not', null),
        eb('accessory.id', 'is not', null),
        eb('lodging_category.id', 'is not', null),
      ]),
    )

export type Sellable = Awaited<ReturnType<typeof sellablesByIds>>[number]
/**
 * Products of any kind that a cart names, with their category, activity, equipment type or unit
 * type and stock. Ids of other businesses are absent.
 */
export const sellablesByIds = (db: Db, tenantId: string, ids: string[]) =>
  sellables(db, tenantId).where('product.id', 'in', ids).execute()

export const sellablesInOrder = (db: Db, tenantId: string) =>
  sellables(db, tenantId)
    .orderBy('activity.position')
    .orderBy('activity.id')
    .orderBy('activity_category.kind')
    .orderBy('product.position')
    .orderBy('product.id')

export const allSellables = (db: Db, tenantId: string) =>
  sellablesInOrder(db, tenantId).where('product.kind', 'in', shown).execute()

/** All products of every kind that a counter can name; accessories belong to their rental. */
export const nameableSellables = (db: Db, tenantId: string) =>
  sellablesInOrder(db, tenantId)
    .where('product.active', '=', true)
    .where('product.kind', '<>', 'accessory_rental')
    .execute()

/** Season passes of activities, on sale or not. */
export const sellablePasses = (db: Db, tenantId: string) =>
  sellablesInOrder(db, tenantId).where('product.kind', '=', 'season_pass').execute()

const timed = { equipment_rental: 'rentals', lodging: 'stays', package: 'packages' } as const
/** Separately requested kinds that this business sells. */
export const soldKinds = async (db: Db, tenantId: string) =>
  (
    await sellables(db, tenantId)
      .clearSelect()
      .select('product.kind')
      .distinct()
      .where('product.active', '=', true)
      .where('product.kind', 'in', Object.keys(timed) as (keyof typeof timed)[])
      .orderBy('product.kind')
      .execute()
  ).map(({ kind }) => timed[kind as keyof typeof timed])

export const activityExists = async (db: Db, tenantId: string, id: string): Promise<boolean> =>
  Boolean(
    await selectRows(db, tenantId, 'activity')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  )
