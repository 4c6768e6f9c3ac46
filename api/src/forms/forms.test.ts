import { findFormTargets } from '@guichet/contract/forms/find-form-targets.ts'
import { duplicateForm, saveForm } from '@guichet/contract/forms/save-form.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { aForm, aQuestion, formBody } from '../../test/factories/catalogue/forms.ts'
import { formsOf } from '../../test/factories/catalogue/saved-forms.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { newId } from '../platform/values/ids.ts'

const server = useTestServer()
const { forms } = formsOf(server)

test('a form is saved as a whole with its questions in order and its targets, and read as saved', async () => {
  const staff = await aBusiness(server)
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

test('ids of another business are not found, and nothing is saved', async () => {
  const theirs = await aBusiness(server)
  const theirQuestion = await aQuestion(server, theirs)
  const { activityId } = await aTicketType(server, theirs)
  const staff = await aBusiness(server)
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
  expect(await forms(staff)).toEqual([made])
})

test('a copy of a form has its questions and no targets; its name is shortened to fit', async () => {
  const staff = await aBusiness(server)
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
