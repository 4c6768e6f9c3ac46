import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { sql } from 'kysely'
import { fileIdOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { richText } from '../platform/text/rich-text.ts'
import { newId } from '../platform/values/ids.ts'
import { mustGet } from '../platform/values/must.ts'
import type { StoredActivity } from './activities.db.ts'
import type { ActivityInput } from './activities.view.ts'
import { inOrder, writeTypes } from './write-activity-types.ts'

/** Columns of an activity's own row; formatted text is sanitized. @throws InvalidRequest */
export function activityColumns(
  {
    internationalizedFields: { fr, en },
    tags,
  }: Pick<ActivityInput, 'internationalizedFields' | 'tags'>,
  language: Language,
) {
  const messageIn = (side: 'fr' | 'en') =>
    richText({ fr, en }[side].pricingSelectionMessage, {
      max: 2000,
      field: `internationalizedFields.${side}.pricingSelectionMessage`,
      language,
    })
  const message: Bilingual = { fr: messageIn('fr'), en: messageIn('en') }
  return {
    name: { fr: fr.name, en: en.name },
    message: message.fr || message.en ? message : null,
    tags: sql<string[]>`${tags}::text[]`,
  }
}

/** File id of the image of a save; an absent or unchanged image needs no query. */
export const pictureOf = async (
  { db, now, language, tenantId }: Ctx,
  imageUrl: string | null | undefined,
  was: StoredActivity | null,
): Promise<string | null> =>
  was && (imageUrl === undefined || imageUrl === was.imageUrl)
    ? was.imageId
    : fileIdOf(db, tenantId, imageUrl, {
        field: 'imageUrl',
        language,
        now,
        container: 'rentals',
        shape: 'catalogue',
      })

type Where = { tenantId: string; activityId: string; now: string }
type Pricing = ActivityInput['activityPricings'][number]

/**
 * Writes the categories and types of an activity. Those no longer named are archived, as sold lines
 * point at them; a category that is named again uses its old row.
 *
 * @throws NotFound for an id of another activity
 */
export async function writePricings(
  db: Db,
  where: Where,
  pricings: Pricing[],
  before: StoredActivity | null,
): Promise<void> {
  const { tenantId, activityId, now } = where
  const kept =
    before?.categories.filter(({ kind }) => pricings.some(({ category }) => category === kind)) ??
    []
  const gone = before?.categories.filter((category) => !kept.includes(category)) ?? []
  if (gone.length)
    await updateRows(db, tenantId, 'activity_category')
      .set({ deleted_at: now, active: false })
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()

  const categoryIds = new Map<string, string>()
  for (const pricing of pricings) {
    const stored = kept.find(({ kind }) => kind === pricing.category)
    if (pricing.publicId && pricing.publicId !== stored?.id) throw apiError('NotFound')
    categoryIds.set(pricing.category, await writeCategory(db, where, pricing))
  }
  await writeTypes(
    db,
    where,
    pricings.flatMap((pricing) => {
      const own = new Set(
        kept.find(({ kind }) => kind === pricing.category)?.types.map(({ id }) => id),
      )
      return inOrder(pricing.activityPricingDetails).map((detail, position) => {
        if (detail.publicId && !own.has(detail.publicId)) throw apiError('NotFound')
        return {
          detail,
          position,
          id: detail.publicId ?? newId(),
          kind: pricing.category,
          categoryId: mustGet(categoryIds, pricing.category),
        }
      })
    }),
    before,
  )
  await updateRows(db, tenantId, 'activity')
    .set({ version: sql`version + ${before ? 1 : 0}` })
    .where('id', '=', activityId)
    .execute()
}

async function writeCategory(
  db: Db,
  { tenantId, activityId }: Where,
  pricing: Pricing,
): Promise<string> {
  const row = {
    scheduling: pricing.schedulingType,
    active: pricing.isActive,
    sale_begins_at: pricing.activePeriodStartDateTimeUtc,
    sale_ends_at: pricing.activePeriodEndDateTimeUtc,
    valid_begins_at: pricing.validPeriodStartDateTimeUtc,
    valid_ends_at: pricing.validPeriodEndDateTimeUtc,
    deleted_at: null,
  }
  const { id } = await db
    .insertInto('activity_category')
    .values({
      tenant_id: tenantId,
      id: newId(),
      activity_id: activityId,
      kind: pricing.category,
      ...row,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'activity_id', 'kind']).doUpdateSet(row),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
