import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { newId } from '../platform/values/ids.ts'
import type { StoredActivity } from './activities.db.ts'
import type { ActivityInput } from './activities.view.ts'

type Pricing = ActivityInput['activityPricings'][number]
type Detail = Pricing['activityPricingDetails'][number]
type WrittenType = {
  id: string
  kind: Pricing['category']
  categoryId: string
  position: number
  detail: Detail
}

export const inOrder = <T extends { order: number }>(list: T[]): T[] =>
  list.toSorted((a, b) => a.order - b.order)

/**
 * Writes the types of an activity with the identifications of passes; earlier types that are not
 * named are archived.
 *
 * @throws NotFound for an identification of another pass
 */
export async function writeTypes(
  db: Db,
  { tenantId, now }: { tenantId: string; now: string },
  types: readonly WrittenType[],
  before: StoredActivity | null,
): Promise<void> {
  const stored = before?.categories.flatMap((category) => category.types) ?? []
  const gone = stored.filter(({ id }) => !types.some((type) => type.id === id)).map(({ id }) => id)
  if (gone.length)
    await updateRows(db, tenantId, 'product')
      .set({ deleted_at: now, active: false })
      .where('id', 'in', gone)
      .execute()
  if (types.length > 0) await upsertTypes(db, tenantId, types)
  const passes = types.filter(({ kind }) => kind === 'season_pass')
  if (passes.length > 0) await replaceIdentifications(db, tenantId, passes, stored)
}

const upsertTypes = (db: Db, tenantId: string, types: readonly WrittenType[]) =>
  db
    .insertInto('product')
    .values(
      types.map(({ id, kind, categoryId, position, detail }) => {
        const { fr, en } = detail.internationalizedActivityPricingDetailsFields
        return {
          tenant_id: tenantId,
          id,
          kind,
          title: { fr: fr.title, en: en.title },
          position,
          price_cents: detail.price,
          activity_category_id: categoryId,
        }
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        position: row.ref('excluded.position'),
        price_cents: row.ref('excluded.price_cents'),
        version: sql`product.version + 1`,
      })),
    )
    .execute()

/** Tickets store the answers with their labels, so the identifications can be replaced. */
async function replaceIdentifications(
  db: Db,
  tenantId: string,
  passes: readonly WrittenType[],
  stored: StoredActivity['categories'][number]['types'],
): Promise<void> {
  const known = new Map(
    stored.map(({ id, identifications }) => [
      id,
      new Set(identifications.map((identification) => identification.id)),
    ]),
  )
  await deleteRows(db, tenantId, 'identification')
    .where(
      'product_id',
      'in',
      passes.map(({ id }) => id),
    )
    .execute()
  const rows = passes.flatMap(({ id, detail }) =>
    inOrder(detail.activityPricingDetailIdentifications).map((item, position) => {
      if (item.publicId && !known.get(id)?.has(item.publicId)) throw apiError('NotFound')
      const { fr, en } = item.internationalizedFields
      return {
        tenant_id: tenantId,
        id: item.publicId ?? newId(),
        product_id: id,
        position,
        label: { fr: fr.labelName, en: en.labelName },
        optional: item.isOptional,
        wants_picture: item.isPictureRequired,
      }
    }),
  )
  if (rows.length) await db.insertInto('identification').values(rows).execute()
}
