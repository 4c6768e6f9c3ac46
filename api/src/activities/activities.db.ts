import type { ActivityCategory } from '@guichet/contract/kinds.ts'
import type { schedulingTypes } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { apiError } from '../platform/api-error.ts'
import type { Db } from '../platform/db.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import type { OrderedList } from '../platform/renumber.ts'

type Identification = { id: string; label: Bilingual; optional: boolean; wantsPicture: boolean }
type Type = { id: string; title: Bilingual; cents: number; identifications: Identification[] }
export type Category = {
  id: string
  kind: ActivityCategory
  scheduling: (typeof schedulingTypes)[number]
  active: boolean
  saleBegins: string | null
  saleEnds: string | null
  validBegins: string | null
  validEnds: string | null
  types: Type[]
}
/** An activity with everything below it, in its order: what the screens edit as one. */
export type StoredActivity = {
  id: string
  position: number
  version: number
  name: Bilingual
  message: Bilingual | null
  tags: string[]
  categories: Category[]
}

export const activityList: OrderedList = { table: 'activity' }

/** All activities of the catalogue, or those named, in four queries however many there are. */
export async function loadActivities(
  db: Db,
  tenantId: string,
  ids?: string[],
): Promise<StoredActivity[]> {
  let query = db
    .selectFrom('activity')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
  if (ids) query = query.where('id', 'in', ids)
  const activities = await query.orderBy('position').orderBy('id').execute()
  if (activities.length === 0) return []
  const categories = await db
    .selectFrom('activity_category')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where(
      'activity_id',
      'in',
      activities.map(({ id }) => id),
    )
    .execute()
  const types =
    categories.length === 0
      ? []
      : await db
          .selectFrom('product')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('deleted_at', 'is', null)
          .where(
            'activity_category_id',
            'in',
            categories.map(({ id }) => id),
          )
          .orderBy('position')
          .orderBy('id')
          .execute()
  const passes = types.filter(({ kind }) => kind === 'season_pass').map(({ id }) => id)
  const identifications =
    passes.length === 0
      ? []
      : await db
          .selectFrom('identification')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('product_id', 'in', passes)
          .orderBy('position')
          .execute()

  const identificationsOf = Map.groupBy(identifications, (row) => row.product_id)
  const typesOf = Map.groupBy(types, (row) => row.activity_category_id)
  const categoriesOf = Map.groupBy(categories, (row) => row.activity_id)
  return activities.map(({ id, position, version, name, message, tags }) => ({
    id,
    position,
    version,
    name,
    message,
    tags,
    categories: (categoriesOf.get(id) ?? [])
      .toSorted((a, b) => places.indexOf(a.kind) - places.indexOf(b.kind))
      .map((row): Category => ({
        id: row.id,
        kind: row.kind as ActivityCategory,
        scheduling: row.scheduling as Category['scheduling'],
        active: row.active,
        saleBegins: row.sale_begins_at,
        saleEnds: row.sale_ends_at,
        validBegins: row.valid_begins_at,
        validEnds: row.valid_ends_at,
        types: (typesOf.get(row.id) ?? []).map((type) => ({
          id: type.id,
          title: type.title,
          cents: type.price_cents,
          identifications: (identificationsOf.get(type.id) ?? []).map((identification) => ({
            id: identification.id,
            label: identification.label,
            optional: identification.optional,
            wantsPicture: identification.wants_picture,
          })),
        })),
      })),
  }))
}
const places: string[] = [
  'daily_ticket',
  'season_pass',
  'equipment_rental',
  'donation',
] satisfies ActivityCategory[]

/**
 * Those very activities, locked against another save, in the order of their ids. Refuses when one
 * is missing.
 */
export async function lockActivities(
  db: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, StoredActivity>> {
  const locked = await db
    .selectFrom('activity')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$call(locking('version-lock', 'forNoKeyUpdate'))
    .execute()
  if (locked.length !== new Set(ids).size) throw apiError('NotFound')
  const loaded = await loadActivities(db, tenantId, ids)
  await yieldUnprotected('version-lock')
  return new Map(loaded.map((activity) => [activity.id, activity]))
}
