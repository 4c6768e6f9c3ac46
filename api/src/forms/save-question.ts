import {
  isAnswerMandatory,
  type Question,
  type QuestionSaved,
} from '@guichet/contract/forms/question.ts'
import * as contract from '@guichet/contract/forms/save-question.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db/db.ts'
import { assertBelowLimit } from '../platform/db/renumber.ts'
import { deleteRows, selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { withBothLanguages } from './forms.db.ts'

const live = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'question').selectAll().where('deleted_at', 'is', null)
type QuestionRow = Awaited<ReturnType<ReturnType<typeof live>['execute']>>[number]

function view(row: QuestionRow): Question {
  const options = (row.options ?? []) as Bilingual[]
  const textsIn = (language: 'fr' | 'en') => ({
    text: row.text[language],
    questionOptions: options.map((option) => option[language]),
  })
  return {
    publicId: row.id,
    collaboratorPublicId: row.tenant_id,
    version: row.version,
    type: row.type as 'ShortAnswer',
    recurrence: row.recurrence as 'OnOrder',
    isMandatory: row.mandatory,
    internationalizedQuestionFields: { fr: textsIn('fr'), en: textsIn('en') },
  }
}

function columnsOf({
  type,
  recurrence,
  internationalizedQuestionFields: { fr, en },
  ...given
}: QuestionSaved) {
  const options = (fr.questionOptions.length ? fr : en).questionOptions.map((_, i) =>
    withBothLanguages(fr.questionOptions[i] ?? '', en.questionOptions[i] ?? ''),
  )
  return {
    text: withBothLanguages(fr.text, en.text),
    type,
    recurrence,
    mandatory: isAnswerMandatory(given),
    options: type === 'CheckBox' ? JSON.stringify(options) : null,
  }
}

export const findQuestions = handle(contract.findQuestions, async ({ db, tenantId }) => ({
  questions: (await live(db, tenantId).orderBy('id').execute()).map(view),
}))

export const createQuestion = handle(
  contract.createQuestion,
  async ({ db, tenantId, audit }, { body }) => {
    await assertBelowLimit(db, tenantId, 'question')
    const row = await db
      .insertInto('question')
      .values({ tenant_id: tenantId, id: newId(), ...columnsOf(body) })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit('question.created', 'question', row.id)
    return view(row)
  },
)

async function lockQuestion(db: Db, tenantId: string, id: string): Promise<QuestionRow> {
  const row = await live(db, tenantId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return row
}

export const saveQuestion = handle(
  contract.saveQuestion,
  async ({ db, tenantId, audit }, { params: { id }, body }) => {
    if (body.publicId !== undefined && body.publicId !== id) throw apiError('NotFound')
    const before = await lockQuestion(db, tenantId, id)
    const unseen = await assertCurrent(
      db,
      tenantId,
      { subjectId: id, version: before.version },
      body.version,
    )
    const after = await updateRows(db, tenantId, 'question')
      .set((eb) => ({ ...columnsOf(body), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit('question.saved', 'question', id, savedNote(view(before), view(after), unseen))
    return view(after)
  },
)

/** Archives a question; stored answers keep its wording. */
export const archiveQuestion = handle(
  contract.archiveQuestion,
  async ({ db, now, tenantId, audit }, { params: { id } }) => {
    const forms = await lockFormsWith(db, tenantId, id)
    await lockQuestion(db, tenantId, id)
    await updateRows(db, tenantId, 'question')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .execute()
    await leaveForms(db, tenantId, id, forms)
    await audit('question.archived', 'question', id)
    return {}
  },
)

/** Locks the forms of a question in the order of a save: a form before its questions. */
async function lockFormsWith(db: Db, tenantId: string, questionId: string): Promise<string[]> {
  const asking = selectRows(db, tenantId, 'form_question')
    .select('form_id')
    .where('question_id', '=', questionId)
  return (
    await selectRows(db, tenantId, 'form')
      .select('id')
      .where('id', 'in', asking)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  ).map(({ id }) => id)
}

/** Removes a question from forms and renumbers the others. */
async function leaveForms(
  db: Db,
  tenantId: string,
  questionId: string,
  formIds: string[],
): Promise<void> {
  if (!formIds.length) return
  const asked = await deleteRows(db, tenantId, 'form_question')
    .where('form_id', 'in', formIds)
    .returning(['form_id', 'position', 'question_id'])
    .execute()
  const left = [
    ...Map.groupBy(
      asked
        .filter(({ question_id }) => question_id !== questionId)
        .sort((a, b) => a.position - b.position),
      ({ form_id }) => form_id,
    ),
  ]
  const rows = left.flatMap(([form_id, questions]) =>
    questions.map(({ question_id }, position) => ({
      tenant_id: tenantId,
      form_id,
      position,
      question_id,
    })),
  )
  if (rows.length) await db.insertInto('form_question').values(rows).execute()
}
