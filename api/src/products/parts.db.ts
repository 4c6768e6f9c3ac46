import type { Bilingual } from '@guichet/contract/primitives.ts'
import { partKinds, type PartKind } from '@guichet/contract/products/package.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** A product as a part of a package: its title, and its owner. */
const partsOf = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'product')
    .leftJoin('activity_category as ac', sameTenant('ac.id', 'product.activity_category_id'))
    .leftJoin('activity as a', sameTenant('a.id', 'ac.activity_id'))
    .leftJoin('rental_type as rt', sameTenant('rt.id', 'product.rental_type_id'))
    .leftJoin('rental_category as rc', sameTenant('rc.id', 'rt.category_id'))
    .leftJoin('lodging_type as lt', sameTenant('lt.id', 'product.lodging_type_id'))
    .leftJoin('lodging_category as lc', sameTenant('lc.id', 'lt.category_id'))
    .select([
      'product.id',
      'product.kind',
      'product.title',
      'product.duration',
      'product.price_cents',
      sql<Bilingual | null>`coalesce(a.name, rc.name, lc.name)`.as('category_title'),
      sql<boolean>`num_nonnulls(product.deleted_at, ac.deleted_at, a.deleted_at) > 0`.as(
        'archived',
      ),
    ])

export type PartRow = Awaited<ReturnType<typeof partsByIds>>[number]
/** Products of any kind by their ids; those of other businesses are absent. */
export const partsByIds = (db: Db, tenantId: string, ids: readonly string[]) =>
  partsOf(db, tenantId)
    .where('product.id', 'in', [...ids])
    .execute()

export const isPart = (row: PartRow): row is PartRow & { kind: PartKind } =>
  (partKinds as readonly string[]).includes(row.kind)

/** All products that packages may contain, in the order of the catalogue. */
export async function partOptions(db: Db, tenantId: string): Promise<PartRow[]> {
  const rows = await partsOf(db, tenantId)
    .where('product.kind', 'in', [...partKinds])
    .where('product.deleted_at', 'is', null)
    .orderBy('a.position')
    .orderBy('rc.position')
    .orderBy('lc.position')
    .orderBy('rt.position')
    .orderBy('lt.position')
    .orderBy('product.position')
    .orderBy('product.id')
    .execute()
  return rows.filter(({ archived }) => !archived)
}
