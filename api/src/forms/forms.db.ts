import type { Form, FormSaved } from '@guichet/contract/forms/form.ts'
import type { ActivityCategory } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sameTenant } from '../database/same-tenant.ts'
import { apiError } from '../platform/api-error.ts'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

type QuestionRow = {
  id: string
  text: Bilingual
  type: string
  recurrence: string
  mandatory: boolean
}
export type FormRow = Awaited<ReturnType<typeof loadForms>>[number]
/** Live forms with their live questions in order and what they are asked for, in one query. */
export const loadForms = (db: Db, tenantId: string, ids?: readonly string[]) =>
  db
    .selectFrom('form')
    .select((eb) => [
      'form.id',
      'form.name',
      'form.version',
      jsonArrayFrom(
        eb
          .selectFrom('form_question')
          .innerJoin('question', sameTenant('question.id', 'form_question.question_id'))
          .select([
            'question.id',
            'question.text',
            'question.type',
            'question.recurrence',
            'question.mandatory',
          ])
          .$castTo<QuestionRow>()
          .whereRef('form_question.tenant_id', '=', 'form.tenant_id')
          .whereRef('form_question.form_id', '=', 'form.id')
          .where('question.deleted_at', 'is', null)
          .orderBy('form_question.position'),
      ).as('questions'),
      jsonArrayFrom(
        eb
          .selectFrom('form_target')
          .innerJoin(
            'activity_category',
            sameTenant('activity_category.id', 'form_target.activity_category_id'),
          )
          .innerJoin('activity', sameTenant('activity.id', 'activity_category.activity_id'))
          .select(['activity.id', 'activity_category.kind'])
          .whereRef('form_target.tenant_id', '=', 'form.tenant_id')
          .whereRef('form_target.form_id', '=', 'form.id')
          .where('activity.deleted_at', 'is', null)
          .where('activity_category.deleted_at', 'is', null)
          .orderBy('activity.position')
          .orderBy('activity_category.id'),
      ).as('activities'),
      jsonArrayFrom(
        eb
          .selectFrom('form_target')
          .innerJoin('rental_type', sameTenant('rental_type.id', 'form_target.rental_type_id'))
          .select('rental_type.id')
          .whereRef('form_target.tenant_id', '=', 'form.tenant_id')
          .whereRef('form_target.form_id', '=', 'form.id')
          .where('rental_type.deleted_at', 'is', null)
          .orderBy('rental_type.id'),
      ).as('rentals'),
    ])
    .where('form.tenant_id', '=', tenantId)
    .where('form.deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('form.id', 'in', [...ids!]))
    .orderBy('form.id')
    .execute()

export const viewForm = (
  tenantId: string,
  { id, version, name, questions, activities, rentals }: FormRow,
): Form => ({
  publicId: id,
  collaboratorPublicId: tenantId,
  version,
  internationalizedFields: { fr: { description: name.fr }, en: { description: name.en } },
  activityCategories: activities.map((target) => ({
    activityPublicId: target.id,
    activityCategory: target.kind as ActivityCategory,
  })),
  associatedRentalModelPublicIds: rentals.map((target) => target.id),
  questionPublicIds: questions.map((question) => question.id),
  questions: questions.map((question) => ({
    publicId: question.id,
    text: question.text,
    questionType: question.type as 'ShortAnswer',
    questionRecurrence: question.recurrence as 'OnOrder',
    mandatoryAnswer: question.mandatory,
  })),
})

export async function formOf(db: Db, tenantId: string, id: string): Promise<Form> {
  const row = (await loadForms(db, tenantId, [id]))[0]
  if (!row) throw apiError('NotFound')
  return viewForm(tenantId, row)
}

/** A language left empty takes the other one's words. */
export const filled = (fr: string, en: string): Bilingual => ({ fr: fr || en, en: en || fr })
export const nameOf = ({ fr, en }: FormSaved['internationalizedFields']): Bilingual =>
  filled(fr.description, en.description)

/**
 * Writes the questions of a form and what it is asked for anew. @throws NotFound when one of them
 * is not there
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
  await db
    .deleteFrom('form_question')
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', formId)
    .execute()
  await db
    .deleteFrom('form_target')
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', formId)
    .execute()
  const questions = questionPublicIds.length
    ? await db
        .selectFrom('question')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', questionPublicIds)
        .where('deleted_at', 'is', null)
        .execute()
    : []
  const categories = activityCategories.length
    ? await db
        .selectFrom('activity_category')
        .innerJoin('activity', sameTenant('activity.id', 'activity_category.activity_id'))
        .select(['activity_category.id', 'activity_category.kind', 'activity.id as activity_id'])
        .where('activity.tenant_id', '=', tenantId)
        .where(
          'activity.id',
          'in',
          activityCategories.map((target) => target.activityPublicId),
        )
        .where('activity.deleted_at', 'is', null)
        .where('activity_category.deleted_at', 'is', null)
        .execute()
    : []
  const wanted = activityCategories.map(
    (target) =>
      categories.find(
        (row) =>
          row.activity_id === target.activityPublicId && row.kind === target.activityCategory,
      )?.id,
  )
  const types = models.length
    ? await db
        .selectFrom('rental_type')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', models)
        .where('deleted_at', 'is', null)
        .execute()
    : []
  if (
    questions.length !== questionPublicIds.length ||
    types.length !== models.length ||
    wanted.includes(undefined)
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
    ...wanted.map((id) => ({ activity_category_id: id!, rental_type_id: null })),
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
