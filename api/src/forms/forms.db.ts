import type { Form, FormSaved } from '@guichet/contract/forms/form.ts'
import type { ActivityCategory } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'

type QuestionRow = {
  id: string
  text: Bilingual
  type: string
  recurrence: string
  mandatory: boolean
}
export type FormRow = Awaited<ReturnType<typeof loadForms>>[number]
/** Live forms with their live questions, in order, and their targets, in one query. */
export const loadForms = (db: Db, tenantId: string, ids?: readonly string[]) =>
  selectRows(db, tenantId, 'form')
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

/** An empty language gets the text of the other one. */
export const withBothLanguages = (fr: string, en: string): Bilingual => ({
  fr: fr || en,
  en: en || fr,
})
export const nameOf = ({ fr, en }: FormSaved['internationalizedFields']): Bilingual =>
  withBothLanguages(fr.description, en.description)
