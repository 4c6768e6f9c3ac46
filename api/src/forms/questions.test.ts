import { createQuestion } from '@guichet/contract/forms/save-question.ts'
import { expect, test } from 'vitest'
import { aQuestion, questionBody } from '../../test/factories/catalogue/forms.ts'
import { formsOf } from '../../test/factories/catalogue/saved-forms.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { questions } = formsOf(server)

test('a question that is empty in one language gets the texts and options of the other', async () => {
  const staff = await aBusiness(server)
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
  expect(await questions(staff)).toHaveLength(2)
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
])('a question with %s is rejected at its field', async (_, options, field) => {
  const answer = await send(server, await aBusiness(server), createQuestion, {
    body: questionBody(options),
  })
  expect([
    answer.status,
    (answer.body as { fields?: { field: string }[] }).fields?.[0]?.field,
  ]).toEqual([400, field])
})

test('the flag of a mandatory answer has three accepted names; contradicting values are rejected', async () => {
  const staff = await aBusiness(server)
  const { isMandatory: _said, ...unsaid } = questionBody()
  const ask = async (names: object) =>
    (await send(server, staff, createQuestion, { body: { ...unsaid, ...names } })).body
  for (const name of ['isMandatory', 'mandatory', 'mandatoryAnswer'])
    for (const value of [true, false])
      expect(await ask({ [name]: value })).toMatchObject({ isMandatory: value })
  expect(await ask({ mandatory: true, mandatoryAnswer: true, isMandatory: true })).toMatchObject({
    isMandatory: true,
  })
  expect(await ask({ mandatory: true, isMandatory: false })).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'mandatory', rule: 'contradiction' }],
  })
  expect(await ask({})).toMatchObject({ fields: [{ field: 'isMandatory', rule: 'required' }] })
})
