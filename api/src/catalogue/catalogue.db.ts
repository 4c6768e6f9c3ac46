import type { Db } from '../platform/db.ts'

const ticketTypes = (db: Db, tenantId: string) => db.selectFrom('product')
  .innerJoin('activity_category', (join) => join.onRef('activity_category.tenant_id', '=', 'product.tenant_id').onRef('activity_category.id', '=', 'product.activity_category_id'))
  .innerJoin('activity', (join) => join.onRef('activity.tenant_id', '=', 'product.tenant_id').onRef('activity.id', '=', 'activity_category.activity_id'))
  .select([
    'product.id', 'product.kind', 'product.title', 'product.price_cents', 'product.active as product_active', 'product.sale_begins_at as product_sale_begins_at', 'product.sale_ends_at as product_sale_ends_at',
    'activity_category.id as category_id', 'activity_category.kind as category', 'activity_category.scheduling', 'activity_category.active', 'activity_category.sale_begins_at', 'activity_category.sale_ends_at', 'activity_category.valid_for',
    'activity.id as activity_id', 'activity.name as activity_name',
  ])
  .where('product.tenant_id', '=', tenantId).where('product.deleted_at', 'is', null).where('activity_category.deleted_at', 'is', null).where('activity.deleted_at', 'is', null)

export type TicketType = Awaited<ReturnType<typeof ticketTypesByIds>>[number]
/** Ticket types with the category and activity that they belong to. Ids of other businesses are simply not there. */
export const ticketTypesByIds = (db: Db, tenantId: string, ids: string[]) => ticketTypes(db, tenantId).where('product.id', 'in', ids).execute()

export const allTicketTypes = (db: Db, tenantId: string) =>
  ticketTypes(db, tenantId).orderBy('activity.position').orderBy('activity.id').orderBy('activity_category.kind').orderBy('product.position').orderBy('product.id').execute()

export const activityExists = async (db: Db, tenantId: string, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('activity').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst())
