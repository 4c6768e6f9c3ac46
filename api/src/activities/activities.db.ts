import type { ActivityCategory, schedulingTypes } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { imageOf, imageUrlOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import type { OrderedList } from '../platform/db/renumber.ts'
import { selectRows } from '../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'

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
  validFor: string | null
  types: Type[]
}
/** An activity with its categories and types, in order, as the screens edit it. */
export type StoredActivity = {
  id: string
  tenantId: string
  position: number
  version: number
  name: Bilingual
  message: Bilingual | null
  tags: string[]
  imageId: string | null
  imageUrl: string | null
  categories: Category[]
}

export const activityList: OrderedList = { table: 'activity' }

/** All activities of the catalogue, or the named ones, in a fixed number of four queries. */
export async function loadActivities(
  db: Db,
  tenantId: string,
  ids?: string[],
): Promise<StoredActivity[]> {
  let query = selectRows(db, tenantId, 'activity')
    .selectAll()
    .select(imageOf('activity'))
    .where('deleted_at', 'is', null)
  if (ids) query = query.where('id', 'in', ids)
  const activities = await query.orderBy('position').orderBy('id').execute()
  if (activities.length === 0) return []
  const categoriesOf = await loadCategories(
    db,
    tenantId,
    activities.map(({ id }) => id),
  )
  return activities.map(({ id, position, version, name, message, tags, image_id, image }) => ({
    id,
    tenantId,
    position,
    version,
    name,
    message,
    tags,
    imageId: image_id,
    imageUrl: imageUrlOf(image),
    categories: categoriesOf.get(id) ?? [],
  }))
}

/** Live categories of activities with their types, by activity; an activity has at least one. */
async function loadCategories(
  db: Db,
  tenantId: string,
  activityIds: readonly string[],
): Promise<Map<string, Category[]>> {
  const rows = await selectRows(db, tenantId, 'activity_category')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('activity_id', 'in', [...activityIds])
    .execute()
  const typesOf = await loadTypes(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  const inPlace = rows.toSorted((a, b) => places.indexOf(a.kind) - places.indexOf(b.kind))
  return new Map(
    [...Map.groupBy(inPlace, (row) => row.activity_id)].map(([id, ofActivity]) => [
      id,
      ofActivity.map((row) => ({
        id: row.id,
        kind: row.kind as ActivityCategory,
        scheduling: row.scheduling as Category['scheduling'],
        active: row.active,
        saleBegins: row.sale_begins_at,
        saleEnds: row.sale_ends_at,
        validBegins: row.valid_begins_at,
        validEnds: row.valid_ends_at,
        validFor: row.valid_for,
        types: typesOf.get(row.id) ?? [],
      })),
    ]),
  )
}

/** Live types of categories, in order, by category. */
async function loadTypes(
  db: Db,
  tenantId: string,
  categoryIds: readonly string[],
): Promise<Map<string, Type[]>> {
  if (categoryIds.length === 0) return new Map()
  const rows = await selectRows(db, tenantId, 'product')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('activity_category_id', 'in', [...categoryIds])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const identificationsOf = await loadIdentifications(
    db,
    tenantId,
    rows.filter(({ kind }) => kind === 'season_pass').map(({ id }) => id),
  )
  return new Map(
    [...Map.groupBy(rows, (row) => row.activity_category_id!)].map(([id, ofCategory]) => [
      id,
      ofCategory.map((row) => ({
        id: row.id,
        title: row.title,
        cents: row.price_cents,
        identifications: identificationsOf.get(row.id) ?? [],
      })),
    ]),
  )
}

/** Identifications of passes, in order, by pass. */
async function loadIdentifications(
  db: Db,
  tenantId: string,
  passIds: readonly string[],
): Promise<Map<string, Identification[]>> {
  if (passIds.length === 0) return new Map()
  const rows = await selectRows(db, tenantId, 'identification')
    .selectAll()
    .where('product_id', 'in', [...passIds])
    .orderBy('position')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([id, ofPass]) => [
      id,
      ofPass.map((row) => ({
        id: row.id,
        label: row.label,
        optional: row.optional,
        wantsPicture: row.wants_picture,
      })),
    ]),
  )
}
const places: string[] = [
  'daily_ticket',
  'season_pass',
  'equipment_rental',
  'donation',
] satisfies ActivityCategory[]

/**
 * Loads the named activities, locked against another save, in the order of their ids.
 *
 * @throws NotFound when one is missing
 */
export async function lockActivities(
  db: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, StoredActivity>> {
  const locked = await selectRows(db, tenantId, 'activity')
    .select('id')
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
