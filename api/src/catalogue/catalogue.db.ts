import { sql } from 'kysely'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db.ts'

/** What `/sell` knows how to sell. */
const sold = ['daily_ticket', 'season_pass', 'donation', 'catalog_product'] as const
export type Identification = { id: string; label: Bilingual; optional: boolean; wantsPicture: boolean }

const sellables = (db: Db, tenantId: string) => db.selectFrom('product')
  .leftJoin('activity_category', (join) => join.onRef('activity_category.tenant_id', '=', 'product.tenant_id').onRef('activity_category.id', '=', 'product.activity_category_id').on('activity_category.deleted_at', 'is', null))
  .leftJoin('activity', (join) => join.onRef('activity.tenant_id', '=', 'product.tenant_id').onRef('activity.id', '=', 'activity_category.activity_id').on('activity.deleted_at', 'is', null))
  .leftJoin('resource as stock', (join) => join.onRef('stock.tenant_id', '=', 'product.tenant_id').onRef('stock.id', '=', 'product.stock_id'))
  .leftJoin('file', (join) => join.onRef('file.tenant_id', '=', 'product.tenant_id').onRef('file.id', '=', 'product.image_id'))
  .select([
    'product.id', 'product.kind', 'product.title', 'product.description', 'product.price_cents', 'product.active as product_active',
    'activity_category.id as category_id', 'activity_category.scheduling', 'activity_category.active as category_active', 'activity_category.sale_begins_at', 'activity_category.sale_ends_at',
    'activity_category.valid_begins_at', 'activity_category.valid_ends_at', 'activity_category.valid_for', 'activity.id as activity_id', 'activity.name as activity_name', 'activity.message',
    'stock.id as stock_id', 'stock.quantity as stock_quantity', 'stock.overbooked as stock_overbooked', 'stock.taken as stock_taken', 'file.container', 'file.path',
    sql<Identification[]>`coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'label', i.label, 'optional', i.optional, 'wantsPicture', i.wants_picture) order by i.position)
      from identification i where i.tenant_id = product.tenant_id and i.product_id = product.id), '[]')`.as('identifications'),
  ])
  .where('product.tenant_id', '=', tenantId).where('product.deleted_at', 'is', null).where('product.kind', 'in', sold)
  .where((eb) => eb.or([eb('product.kind', '=', 'catalog_product'), eb('activity.id', 'is not', null)]))

export type Sellable = Awaited<ReturnType<typeof sellablesByIds>>[number]
/** What a cart names, with the category, activity and stock that it belongs to. Ids of other businesses are simply not there. */
export const sellablesByIds = (db: Db, tenantId: string, ids: string[]) => sellables(db, tenantId).where('product.id', 'in', ids).execute()

export const allSellables = (db: Db, tenantId: string) =>
  sellables(db, tenantId).orderBy('activity.position').orderBy('activity.id').orderBy('activity_category.kind').orderBy('product.position').orderBy('product.id').execute()

export const activityExists = async (db: Db, tenantId: string, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('activity').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst())
