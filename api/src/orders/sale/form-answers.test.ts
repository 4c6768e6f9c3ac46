import { archiveQuestion } from '@guichet/contract/forms/save-question.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { expect, test } from 'vitest'
import { aDailyTicket, anActivity } from '../../../test/factories/catalogue/activities.ts'
import { aForm, aQuestion } from '../../../test/factories/catalogue/forms.ts'
import { aDonationOnSale } from '../../../test/factories/catalogue/shelf.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

/** A day camp: an emergency number for the order, allergies and equipment for each child. */
async function aCamp(staff: Staff) {
  const activity = await anActivity(server, staff, [
    aDailyTicket({ isActive: true, schedulingType: 'Anytime' }),
  ])
  await server.owner.query(
    `update activity_category set sale_begins_at = '2020-01-01' where tenant_id = $1`,
    [staff.tenantId],
  )
  const [number, allergies, bag] = [
    await aQuestion(server, staff, { fr: 'Numéro d’urgence', en: 'Emergency number' }),
    await aQuestion(server, staff, { recurrence: 'OnTicket' }),
    await aQuestion(server, staff, {
      fr: 'Apporte',
      en: 'Brings',
      options: { fr: ['Lunch', 'Maillot'], en: ['Lunch', 'Swimsuit'] },
      recurrence: 'OnTicket',
      isMandatory: false,
    }),
  ]
  const form = await aForm(server, staff, [number.publicId, allergies.publicId, bag.publicId], {
    activityCategories: [{ activityPublicId: activity.publicId, activityCategory: 'daily_ticket' }],
  })
  return {
    productId: activity.activityPricings[0]!.activityPricingDetails[0]!.publicId,
    formPublicId: form.publicId,
    number: number.publicId,
    allergies: allergies.publicId,
    bag: bag.publicId,
    activity,
  }
}

test('the preview lists the questions, for the order or for each ticket of a line', async () => {
  const staff = await aBusiness(server)
  const camp = await aCamp(staff)
  const donation = await aDonationOnSale(server, staff)
  const { body } = await send(server, staff, previewSale, {
    body: {
      tickets: [
        { ...donation, quantity: 1 },
        { productId: camp.productId, quantity: 2 },
      ],
    },
  })
  expect(body.forms).toMatchObject([
    {
      publicId: camp.formPublicId,
      questions: [
        { publicId: camp.number, isForOrder: true, lines: [] },
        { publicId: camp.allergies, isForOrder: false, lines: [1], isMandatory: true },
        {
          options: [
            { fr: 'Lunch', en: 'Lunch' },
            { fr: 'Maillot', en: 'Swimsuit' },
          ],
          isMandatory: false,
        },
      ],
    },
  ])
  expect(
    (await send(server, staff, previewSale, { body: { tickets: [{ ...donation, quantity: 1 }] } }))
      .body.forms,
  ).toEqual([])
})

test('answers are stored with the wording of their questions, which later changes do not affect', async () => {
  const staff = await aBusiness(server)
  const { productId, formPublicId, number, allergies, bag } = await aCamp(staff)
  const child = (answer: string, options: number[] = []) => [
    { formPublicId, questionPublicId: allergies, answer },
    { formPublicId, questionPublicId: bag, options },
  ]
  const { status, body: order } = await send(server, staff, sell, {
    body: {
      tickets: [
        { productId, quantity: 2, answers: [child('Arachides', [1, 0, 1]), child('Aucune')] },
      ],
      answers: [{ formPublicId, questionPublicId: number, answer: '418 555-0100' }],
      language: 'en',
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  expect(status).toBe(200)
  await send(server, staff, archiveQuestion, { params: { id: allergies } })
  const tickets = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body.items
  expect(tickets.map(({ forms }) => forms)).toEqual([
    [
      {
        title: 'Day camp',
        answers: [
          { question: 'Allergies?', answer: 'Arachides' },
          { question: 'Brings', answer: 'Lunch, Swimsuit' },
        ],
      },
    ],
    [{ title: 'Day camp', answers: [{ question: 'Allergies?', answer: 'Aucune' }] }],
  ])
  expect(tickets.map(({ owner }) => owner.formAnswers)).toEqual([
    [
      { question: 'Allergies?', answer: 'Arachides' },
      { question: 'Brings', answer: 'Lunch, Swimsuit' },
    ],
    [{ question: 'Allergies?', answer: 'Aucune' }],
  ])
  const [first] = tickets
  expect(
    (await send(server, staff, getTicket, { params: { id: first!.publicId } })).body.owner,
  ).toEqual(first!.owner)
  const { forms } = (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body
  expect(forms).toHaveLength(3)
  expect(forms.find(({ ticketPublicId }) => ticketPublicId === null)!.forms).toEqual([
    { title: 'Day camp', answers: [{ question: 'Emergency number', answer: '418 555-0100' }] },
  ])
})

test('a missing mandatory answer, an unknown option and an answer without a question are each rejected at their field, and nothing is sold', async () => {
  const staff = await aBusiness(server)
  const { productId, formPublicId, number, allergies, bag } = await aCamp(staff)
  const good = {
    number: [{ formPublicId, questionPublicId: number, answer: '911' }],
    child: [{ formPublicId, questionPublicId: allergies, answer: 'Aucune' }],
  }
  const refused = async (answers: object[] | undefined, ofTickets: object[][] | undefined) => {
    const { status, body } = await send(server, staff, sell, {
      body: {
        tickets: [{ productId, quantity: 1, ...(ofTickets && { answers: ofTickets }) }],
        ...(answers && { answers }),
      } as never,
      key: newKey(),
    })
    expect(status).toBe(400)
    return body.fields!.map(({ field, rule }) => `${field} ${rule}`)
  }
  expect(await refused(undefined, undefined)).toEqual([
    `answers.${number} required`,
    `tickets.0.answers.0.${allergies} required`,
  ])
  expect(await refused([{ ...good.number[0], answer: '   ' }], [good.child])).toEqual([
    `answers.${number} required`,
  ])
  expect(
    await refused(good.number, [
      [...good.child, { formPublicId, questionPublicId: bag, options: [2] }],
    ]),
  ).toEqual(['tickets.0.answers.0.1 invalid'])
  expect(await refused([...good.number, ...good.child], [good.child])).toEqual([
    'answers.1 invalid',
  ])
  expect(await refused([{ ...good.number[0], answer: 'x'.repeat(161) }], [good.child])).toEqual([
    'answers.0.answer maxLength',
  ])
  expect(await refused(good.number, [good.child, good.child])).toContain('tickets invalid')
  expect(
    (
      await server.owner.query('select count(*)::int as n from orders where tenant_id = $1', [
        staff.tenantId,
      ])
    ).rows[0].n,
  ).toBe(0)
})
