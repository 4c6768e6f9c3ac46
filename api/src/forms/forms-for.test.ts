import { archiveForm } from '@guichet/contract/forms/save-form.ts'
import { archiveQuestion, saveQuestion } from '@guichet/contract/forms/save-question.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { aForm, aQuestion, questionBody } from '../../test/factories/catalogue/forms.ts'
import { formsOf } from '../../test/factories/catalogue/saved-forms.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db/db.ts'
import { newId } from '../platform/values/ids.ts'
import { formsFor } from './public.ts'

const server = useTestServer()
const { forms, questions } = formsOf(server)

test('a deleted question leaves every form, and stored answers keep its wording', async () => {
  const staff = await aBusiness(server)
  const [kept, gone] = [
    await aQuestion(server, staff),
    await aQuestion(server, staff, { fr: 'Pointure ?' }),
  ]
  const form = await aForm(server, staff, [gone.publicId, kept.publicId])
  const { order } = await anOrder(server, staff)
  await server.owner.query(
    `insert into answer (
        tenant_id, id, order_id, form_title, question_text, answer, folded, position
      )
      values ($1, $2, $3, 'Camp', 'Pointure ?', '42', '42', 0)`,
    [staff.tenantId, newId(), order.publicId],
  )
  expect(
    (await send(server, staff, archiveQuestion, { params: { id: gone.publicId } })).status,
  ).toBe(200)
  expect((await forms(staff))[0]).toMatchObject({
    publicId: form.publicId,
    questionPublicIds: [kept.publicId],
  })
  expect((await questions(staff)).map(({ publicId }) => publicId)).toEqual([kept.publicId])
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

test('a sale gets each form once, with its live questions, and the items of the cart that have it', async () => {
  const staff = await aBusiness(server)
  const [order, ticket] = [
    await aQuestion(server, staff),
    await aQuestion(server, staff, {
      recurrence: 'OnTicket',
      options: { fr: ['Oui'], en: ['Yes'] },
    }),
  ]
  const [first, second] = [await aTicketType(server, staff), await aTicketType(server, staff)]
  const target = (activityPublicId: string) => ({
    activityPublicId,
    activityCategory: 'daily_ticket' as const,
  })
  const form = await aForm(server, staff, [ticket.publicId, order.publicId], {
    activityCategories: [target(first.activityId), target(second.activityId)],
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
  expect((await forms(staff)).map(({ publicId }) => publicId)).toEqual([other.publicId])
})
