import { findFormTargets } from '@guichet/contract/forms/find-form-targets.ts'
import {
  archiveForm,
  duplicateForm,
  findForms,
  saveForm,
} from '@guichet/contract/forms/save-form.ts'
import {
  archiveQuestion,
  createQuestion,
  findQuestions,
  saveQuestion,
} from '@guichet/contract/forms/save-question.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue.ts'
import { aForm, aQuestion, formBody, questionBody } from '../../test/factories/forms.ts'
import { anOrder } from '../../test/factories/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { formsFor } from './public.ts'

let staff: Staff
const server = useTestServer()
const business = async () => {
  staff = await aBusiness(server)
  return staff
}
const forms = async () =>
  (await send(server, staff, findForms, { query: { collaboratorPublicId: staff.tenantId } })).body
    .forms
const questions = async () =>
  (await send(server, staff, findQuestions, { query: { collaboratorId: staff.tenantId } })).body
    .questions

test('a question left empty in one language takes the words and options of the other', async () => {
  await business()
  const asked = await aQuestion(server, staff, {
    fr: 'Taille ?',
    en: ' ',
    options: { fr: ['Petite', 'Grande'], en: [] },
  })
  expect(asked.internationalizedQuestionFields).toEqual({
    fr: { text: 'Taille ?', questionOptions: ['Petite', 'Grande'] },
    en: { text: 'Taille ?', questionOptions: ['Petite', 'Grande'] },
  })
  expect(
    (await aQuestion(server, staff, { fr: '', en: 'Size?' })).internationalizedQuestionFields.fr
      .text,
  ).toBe('Size?')
  expect(await questions()).toHaveLength(2)
})

test.each<[string, object, string]>([
  ['no words at all', { fr: ' ', en: '' }, 'internationalizedQuestionFields.fr.text'],
  [
    'words that are too long',
    { fr: 'x'.repeat(10_001) },
    'internationalizedQuestionFields.fr.text',
  ],
  [
    'boxes without options',
    { options: { fr: [], en: [] } },
    'internationalizedQuestionFields.fr.questionOptions',
  ],
  [
    'a blank option',
    { options: { fr: [' '], en: ['x'] } },
    'internationalizedQuestionFields.fr.questionOptions.0',
  ],
  [
    'an option of 51 characters',
    { options: { fr: ['x'.repeat(51)], en: ['x'] } },
    'internationalizedQuestionFields.fr.questionOptions.0',
  ],
  [
    '21 options',
    { options: { fr: Array.from({ length: 21 }, (_, i) => `${i}`), en: [] } },
    'internationalizedQuestionFields.fr.questionOptions',
  ],
  [
    'as many options in one language as not in the other',
    { options: { fr: ['a', 'b'], en: ['a'] } },
    'internationalizedQuestionFields.en.questionOptions',
  ],
])('a question with %s is refused at its field', async (_, options, field) => {
  const answer = await send(server, await business(), createQuestion, {
    body: questionBody(options),
  })
  expect([
    answer.status,
    (answer.body as { fields?: { field: string }[] }).fields?.[0]?.field,
  ]).toEqual([400, field])
})

test('a form is saved whole with its questions in order and what it is asked for, and read as it was saved', async () => {
  await business()
  const [a, b] = [await aQuestion(server, staff), await aQuestion(server, staff)]
  const { activityId } = await aTicketType(server, staff)
  const body = formBody([b.publicId, a.publicId], {
    activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
    fr: '',
    en: 'Day camp',
  })
  const made = await aForm(server, staff, body.questionPublicIds, {
    activityCategories: body.activityCategories,
    fr: '',
    en: 'Day camp',
  })
  expect(made).toMatchObject({
    ...body,
    internationalizedFields: { fr: { description: 'Day camp' }, en: { description: 'Day camp' } },
    version: 1,
  })
  expect(made.questions.map(({ publicId }) => publicId)).toEqual(body.questionPublicIds)
  const again = await send(server, staff, saveForm, { params: { id: made.publicId }, body: made })
  expect(again.body).toEqual({ ...made, version: 2 })
  expect(
    (await send(server, staff, saveForm, { params: { id: made.publicId }, body: made })).body,
  ).toMatchObject({ type: 'StaleVersion', changedBy: 'Maude Essai' })
  expect(
    (
      await send(server, staff, findFormTargets, {
        query: { collaboratorPublicId: staff.tenantId },
      })
    ).body.activities,
  ).toEqual([
    {
      publicId: activityId,
      name: { fr: 'Ski alpin', en: 'Downhill skiing' },
      categories: ['daily_ticket'],
    },
  ])
})

test('ids of another business are as missing ones, and nothing of the save stays', async () => {
  const [theirs, theirQuestion] = [await business(), await aQuestion(server, staff)]
  const { activityId } = await aTicketType(server, theirs)
  await business()
  const own = await aQuestion(server, staff)
  const made = await aForm(server, staff, [own.publicId])
  for (const body of [
    formBody([theirQuestion.publicId]),
    formBody([own.publicId], {
      activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
    }),
    formBody([own.publicId], { models: [newId()] }),
  ])
    expect(
      (
        await send(server, staff, saveForm, {
          params: { id: made.publicId },
          body: { ...body, version: 1 },
        })
      ).status,
    ).toBe(404)
  expect(await forms()).toEqual([made])
})

test('a copy of a form has its questions and is asked for nothing; its name fits', async () => {
  await business()
  const question = await aQuestion(server, staff)
  const { activityId } = await aTicketType(server, staff)
  const made = await aForm(server, staff, [question.publicId], {
    fr: 'x'.repeat(75),
    activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
  })
  const copy = (await send(server, staff, duplicateForm, { params: { id: made.publicId } })).body
  expect(copy).toMatchObject({
    questionPublicIds: [question.publicId],
    activityCategories: [],
    internationalizedFields: {
      fr: { description: `${'x'.repeat(67)} (copie)` },
      en: { description: 'Day camp (copy)' },
    },
  })
})

test('a deleted question leaves every form, and the answers that were given keep its words', async () => {
  await business()
  const [kept, gone] = [
    await aQuestion(server, staff),
    await aQuestion(server, staff, { fr: 'Pointure ?' }),
  ]
  const form = await aForm(server, staff, [gone.publicId, kept.publicId])
  const { order } = await anOrder(server, staff)
  await server.owner.query(
    `insert into answer (tenant_id, id, order_id, form_title, question_text, answer, position) values ($1, $2, $3, 'Camp', 'Pointure ?', '42', 0)`,
    [staff.tenantId, newId(), order.publicId],
  )
  expect(
    (await send(server, staff, archiveQuestion, { params: { id: gone.publicId } })).status,
  ).toBe(200)
  expect((await forms())[0]).toMatchObject({
    publicId: form.publicId,
    questionPublicIds: [kept.publicId],
  })
  expect((await questions()).map(({ publicId }) => publicId)).toEqual([kept.publicId])
  expect(await violations(server.owner)).toEqual([])
  expect(
    (
      await server.owner.query('select question_text from answer where tenant_id = $1', [
        staff.tenantId,
      ])
    ).rows,
  ).toEqual([{ question_text: 'Pointure ?' }])
  expect(
    (
      await send(server, staff, saveQuestion, {
        params: { id: gone.publicId },
        body: { version: 1, ...questionBody() },
      })
    ).status,
  ).toBe(404)
})

test('a sale is told each form once, with its live questions, and what of the cart asks for it', async () => {
  await business()
  const [order, ticket] = [
    await aQuestion(server, staff),
    await aQuestion(server, staff, {
      recurrence: 'OnTicket',
      options: { fr: ['Oui'], en: ['Yes'] },
    }),
  ]
  const [one, two] = [await aTicketType(server, staff), await aTicketType(server, staff)]
  const target = (activityPublicId: string) => ({
    activityPublicId,
    activityCategory: 'daily_ticket' as const,
  })
  const form = await aForm(server, staff, [ticket.publicId, order.publicId], {
    activityCategories: [target(one.activityId), target(two.activityId)],
  })
  const other = await aForm(server, staff, [order.publicId])
  const ids = (
    await server.owner.query<{ id: string }>(
      'select id from activity_category where tenant_id = $1 order by id',
      [staff.tenantId],
    )
  ).rows.map(({ id }) => id)
  const ask = (activityCategoryIds: string[]) =>
    transaction(server.pool, { tenantId: staff.tenantId, accountId: null }, 'read', ({ db }) =>
      formsFor(db, staff.tenantId, { activityCategoryIds, rentalTypeIds: [] }),
    )
  expect(await ask(ids)).toEqual([
    {
      id: form.publicId,
      name: { fr: 'Camp de jour', en: 'Day camp' },
      activityCategoryIds: expect.arrayContaining(ids),
      rentalTypeIds: [],
      questions: [
        expect.objectContaining({
          id: ticket.publicId,
          recurrence: 'OnTicket',
          options: [{ fr: 'Oui', en: 'Yes' }],
        }),
        expect.objectContaining({
          id: order.publicId,
          type: 'ShortAnswer',
          options: [],
          mandatory: true,
        }),
      ],
    },
  ])
  expect(await ask([])).toEqual([])
  await send(server, staff, archiveForm, { params: { id: form.publicId } })
  expect(await ask(ids)).toEqual([])
  expect((await forms()).map(({ publicId }) => publicId)).toEqual([other.publicId])
})
