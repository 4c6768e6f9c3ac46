import type { FormSaved } from '@guichet/contract/forms/form.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { newId } from '../platform/values/ids.ts'

/**
 * Replaces the questions and the targets of a form.
 *
 * @throws NotFound when one of them does not exist
 */
export async function writeParts(
  db: Db,
  tenantId: string,
  formId: string,
  saved: Pick<
    FormSaved,
    'questionPublicIds' | 'activityCategories' | 'associatedRentalModelPublicIds'
  >,
): Promise<void> {
  const { questionPublicIds, activityCategories, associatedRentalModelPublicIds: models } = saved
  await deleteParts(db, tenantId, formId)
  const questions = await liveQuestions(db, tenantId, questionPublicIds)
  const categoryIds = await categoryIdsOf(db, tenantId, activityCategories)
  const types = await liveTypes(db, tenantId, models)
  if (
    questions.length !== questionPublicIds.length ||
    types.length !== models.length ||
    categoryIds.includes(undefined)
  )
    throw apiError('NotFound')
  if (questionPublicIds.length)
    await db
      .insertInto('form_question')
      .values(
        questionPublicIds.map((id, position) => ({
          tenant_id: tenantId,
          form_id: formId,
          position,
          question_id: id,
        })),
      )
      .execute()
  const targets = [
    ...categoryIds.map((id) => ({ activity_category_id: id!, rental_type_id: null })),
    ...models.map((id) => ({ activity_category_id: null, rental_type_id: id })),
  ]
  if (targets.length)
    await db
      .insertInto('form_target')
      .values(
        targets.map((target) => ({ tenant_id: tenantId, id: newId(), form_id: formId, ...target })),
      )
      .execute()
}

async function deleteParts(db: Db, tenantId: string, formId: string): Promise<void> {
  await deleteRows(db, tenantId, 'form_question').where('form_id', '=', formId).execute()
  await deleteRows(db, tenantId, 'form_target').where('form_id', '=', formId).execute()
}

const liveQuestions = async (db: Db, tenantId: string, ids: readonly string[]) =>
  ids.length
    ? selectRows(db, tenantId, 'question')
        .select('id')
        .where('id', 'in', [...ids])
        .where('deleted_at', 'is', null)
        .execute()
    : []

const liveTypes = async (db: Db, tenantId: string, ids: readonly string[]) =>
  ids.length
    ? selectRows(db, tenantId, 'rental_type')
        .select('id')
        .where('id', 'in', [...ids])
        .where('deleted_at', 'is', null)
        .execute()
    : []

/** Category of each target, in order; undefined for an unknown one. */
async function categoryIdsOf(
  db: Db,
  tenantId: string,
  targets: FormSaved['activityCategories'],
): Promise<(string | undefined)[]> {
  if (targets.length === 0) return []
  const categories = await selectRows(db, tenantId, 'activity_category')
    .innerJoin('activity', sameTenant('activity.id', 'activity_category.activity_id'))
    .select(['activity_category.id', 'activity_category.kind', 'activity.id as activity_id'])
    .where(
      'activity.id',
      'in',
      targets.map((target) => target.activityPublicId),
    )
    .where('activity.deleted_at', 'is', null)
    .where('activity_category.deleted_at', 'is', null)
    .execute()
  return targets.map(
    ({ activityPublicId, activityCategory }) =>
      categories.find(
        (row) => row.activity_id === activityPublicId && row.kind === activityCategory,
      )?.id,
  )
}
