import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Every live size with its type, category and quantity, in catalogue order: one query. */
export const sizesInStock = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'rental_size as s')
    .innerJoin('rental_type as t', (join) =>
      sameTenant('t.id', 's.type_id')(join).on('t.deleted_at', 'is', null),
    )
    .innerJoin('rental_category as c', (join) =>
      sameTenant('c.id', 't.category_id')(join).on('c.deleted_at', 'is', null),
    )
    .innerJoin('resource as r', sameTenant('r.id', 's.resource_id'))
    .select([
      's.id',
      's.name',
      's.resource_id',
      't.id as type_id',
      't.name as type_name',
      't.turnaround',
      'c.id as category_id',
      'c.name as category_name',
      'r.quantity',
    ])
    .where('s.deleted_at', 'is', null)
    .orderBy('c.position')
    .orderBy('c.id')
    .orderBy('t.position')
    .orderBy('t.id')
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()

/** Every live accessory with its product, its quantity and its categories. */
export const accessoriesInStock = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'accessory as a')
    .innerJoin('resource as r', sameTenant('r.id', 'a.resource_id'))
    .innerJoin('product as p', (join) =>
      sameTenant('p.accessory_id', 'a.id')(join).on('p.deleted_at', 'is', null),
    )
    .select([
      'a.id',
      'a.name',
      'a.resource_id',
      'p.id as product_id',
      'p.price_cents',
      'r.quantity',
      sql<string[]>`array(
          select x.category_id::text
          from accessory_category x
          where x.tenant_id = a.tenant_id and x.accessory_id = a.id
          order by 1
        )`.as('category_ids'),
    ])
    .where('a.deleted_at', 'is', null)
    .orderBy('a.position')
    .orderBy('a.id')
    .execute()
