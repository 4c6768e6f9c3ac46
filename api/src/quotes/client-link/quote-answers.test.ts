import { archiveQuestion, saveQuestion } from '@guichet/contract/forms/save-question.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import type { QuoteAnswer } from '@guichet/contract/quotes/quote-view.ts'
import { readQuoteLink, saveQuoteNames } from '@guichet/contract/quotes/read-quote-link.ts'
import { saveQuote } from '@guichet/contract/quotes/save-quote.ts'
import { reviseQuote, sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { saveTicketForm } from '@guichet/contract/tickets/save-ticket-form.ts'
import { afterAll, expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { aForm, aQuestion, questionBody } from '../../../test/factories/catalogue/forms.ts'
import { answerByLink, aSentQuote } from '../../../test/factories/sales/quotes.ts'
import { aPackage } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

const clothes = { fr: ['Tuque', 'Mitaines'], en: ['Hat', 'Mittens'] }
/** A camp that asks its group for a number, and each child for allergies and items to bring. */
async function aCamp() {
  const type = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const [number, allergies, brings] = [
    await aQuestion(server, staff, { fr: 'Urgence', en: 'Emergency' }),
    await aQuestion(server, staff, { recurrence: 'OnTicket' }),
    await aQuestion(server, staff, {
      fr: 'Apporte',
      en: 'Brings',
      options: clothes,
      recurrence: 'OnTicket',
      isMandatory: false,
    }),
  ]
  const form = await aForm(
    server,
    staff,
    [number, allergies, brings].map(({ publicId }) => publicId),
    {
      activityCategories: [{ activityPublicId: type.activityId, activityCategory: 'daily_ticket' }],
    },
  )
  const to = (
    { publicId: questionPublicId }: { publicId: string },
    ordinal: number | null,
    answer: string | number[],
  ): QuoteAnswer => ({
    seat: ordinal === null ? null : { line: 0, part: null, ordinal },
    formPublicId: form.publicId,
    questionPublicId,
    ...(typeof answer === 'string' ? { answer } : { options: answer }),
  })
  return { ...type, formId: form.publicId, number, allergies, brings, to }
}
type Camp = Awaited<ReturnType<typeof aCamp>>
async function aCampQuote(over: Parameters<typeof aSentQuote>[2] = {}) {
  const camp = await aCamp()
  const tickets = [{ productId: camp.productId, quantity: 2 }]
  const sent = await aSentQuote(server, staff, { tickets, language: 'en', ...over })
  const fillIn = (answers: QuoteAnswer[], names: { ordinal: number; firstName: string }[] = []) =>
    send(server, null, saveQuoteNames, {
      body: {
        token: sent.token,
        answers,
        names: names.map((name) => ({ line: 0, part: null, lastName: 'Roy', ...name })),
      },
    })
  return { ...sent, camp, fillIn, params: { id: sent.quote.publicId } }
}
type SentQuote = Awaited<ReturnType<typeof aCampQuote>>
const read = async ({ token }: SentQuote) =>
  (await send(server, null, readQuoteLink, { body: { token } })).body.quote!
const ofStaff = async ({ params }: SentQuote) =>
  (await send(server, staff, getQuote, { params })).body
async function ordered(sent: SentQuote) {
  const { version } = await ofStaff(sent)
  const accepted = await answerByLink(server, sent.token, { version, answer: 'Accepted' })
  expect(accepted.status).toBe(200)
  const { status, body } = await send(server, staff, convertQuote, {
    key: newKey(),
    params: sent.params,
    body: { method: 'cash' },
  })
  expect([status, body]).toMatchObject([200, { status: 'Converted', forms: [], answers: [] }])
  const ref = body.orderReferenceNumber!
  const { body: order } = await send(server, staff, getOrder, { params: { ref } })
  const { body: tickets } = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: ref },
  })
  return { order, tickets: tickets.items }
}
const formsOf = (tickets: Awaited<ReturnType<typeof ordered>>['tickets']) =>
  tickets.map(({ forms }) =>
    forms.flatMap(({ answers }) => answers.map(({ question, answer }) => `${question} ${answer}`)),
  )
const ofOrder = ({ order }: Awaited<ReturnType<typeof ordered>>) =>
  order.forms.find(({ ticketPublicId }) => ticketPublicId === null)?.forms
/** The child's allergies and the number of the group, if they were answered. */
const complete = ({ to, number, allergies, brings }: Camp) => [
  to(number, null, '418 555-0100'),
  to(allergies, 0, 'Arachides'),
  to(brings, 0, [1, 0]),
  to(allergies, 1, 'Aucune'),
]

test('the client sees the questions of the forms and saves answers with the names, and the order has them', async () => {
  const sent = await aCampQuote()
  const { camp, fillIn } = sent
  expect((await read(sent)).forms).toMatchObject([
    {
      name: { en: 'Day camp' },
      questions: [
        { publicId: camp.number.publicId, isForOrder: true, lines: [], isMandatory: true },
        { publicId: camp.allergies.publicId, isForOrder: false, lines: [0] },
        { publicId: camp.brings.publicId, type: 'CheckBox', isMandatory: false, lines: [0] },
      ],
    },
  ])
  const { status, body } = await fillIn(complete(camp), [{ ordinal: 0, firstName: 'Léa' }])
  expect([status, body.quote!.names.length, body.quote!.answers.length]).toEqual([200, 1, 4])
  expect(body.quote!.answers).toContainEqual(camp.to(camp.brings, 0, [0, 1]))
  expect(await ofStaff(sent)).toMatchObject({
    names: [{ firstName: 'Léa' }],
    answers: body.quote!.answers,
    forms: body.quote!.forms,
  })
  const made = await ordered(sent)
  expect(formsOf(made.tickets).sort()).toEqual([
    ['Allergies? Arachides', 'Brings Hat, Mittens'],
    ['Allergies? Aucune'],
  ])
  expect(made.tickets.find(({ owner }) => owner.firstName === 'Léa')!.forms[0]!.answers[0]).toEqual(
    { question: 'Allergies?', answer: 'Arachides' },
  )
  expect(ofOrder(made)).toEqual([
    { title: 'Day camp', answers: [{ question: 'Emergency', answer: '418 555-0100' }] },
  ])
  const { rows } = await server.owner.query('select answers from quote where id = $1', [
    sent.quote.publicId,
  ])
  expect(rows).toEqual([{ answers: [] }])
  expect((await fillIn(complete(camp))).body.type).toBe('QuoteNotOpen')
})

test('an answer alone changes only that answer; an unknown ticket or option, or a wrong length, is rejected with a message', async () => {
  const sent = await aCampQuote()
  const { fillIn, camp } = sent
  const { to, allergies, brings, number } = camp
  await fillIn(complete(camp))
  expect(
    (await fillIn([to(allergies, 0, ''), to(number, null, ' 911 ')])).body.quote!.answers,
  ).toEqual([to(brings, 0, [0, 1]), to(allergies, 1, 'Aucune'), to(number, null, '911')])
  const refused = async (answer: QuoteAnswer) => {
    const { status, body } = await fillIn([answer])
    expect(status).toBe(400)
    const [{ field, detail }] = body.fields as unknown as [{ field: string; detail: string }]
    expect(detail).toMatch(/\w{4}/)
    return field
  }
  expect(await refused(to(allergies, 2, 'Lait'))).toBe('answers.0')
  expect(await refused(to(brings, 1, [2]))).toBe('answers.0')
  expect(await refused(to(allergies, 1, 'x'.repeat(161)))).toBe('answers.0.answer')
  expect((await fillIn([to(allergies, 1, 'a'), to(allergies, 1, 'b')])).status).toBe(400)
  expect((await read(sent)).answers).toHaveLength(3)
})

test('forms work without names; names are then rejected', async () => {
  const sent = await aCampQuote({ areNamesAsked: false })
  expect(await read(sent)).toMatchObject({ areNamesAsked: false, seats: [{}, {}] })
  const { fillIn, camp } = sent
  expect((await fillIn(complete(camp))).status).toBe(200)
  const named = await fillIn(complete(camp), [{ ordinal: 0, firstName: 'Léa' }])
  expect(named.body.type).toBe('QuoteNotOpen')
})

test('after a form changed, removed questions are dropped, new ones are asked, and selected options keep their text', async () => {
  const sent = await aCampQuote()
  const { fillIn, camp } = sent
  await fillIn(complete(camp))
  await send(server, staff, archiveQuestion, { params: { id: camp.allergies.publicId } })
  const { status } = await send(server, staff, saveQuestion, {
    params: { id: camp.brings.publicId },
    body: {
      version: camp.brings.version,
      ...questionBody({
        fr: 'Apporte',
        en: 'Brings',
        options: { fr: ['Patins', ...clothes.fr.toReversed()], en: ['Skates', 'Mittens', 'Hat'] },
        recurrence: 'OnTicket',
      }),
    },
  })
  expect(status).toBe(200)
  const now = await read(sent)
  expect(now.forms[0]!.questions.map(({ publicId }) => publicId)).toEqual([
    camp.number.publicId,
    camp.brings.publicId,
  ])
  expect(now.answers).toEqual([
    camp.to(camp.number, null, '418 555-0100'),
    camp.to(camp.brings, 0, [1, 2]),
  ])
  // A page that was opened before: one answer is outdated, and the rest is saved.
  const late = await fillIn([camp.to(camp.allergies, 1, 'Lait'), camp.to(camp.number, null, '911')])
  expect(late.body.quote!.answers).toContainEqual(camp.to(camp.number, null, '911'))
  expect(formsOf((await ordered(sent)).tickets).sort()).toEqual([
    ['Brings '],
    ['Brings Mittens, Hat'],
  ])
})

test('missing answers block no order: mandatory ones are filled in later on the ticket', async () => {
  const sent = await aCampQuote()
  const { fillIn, camp } = sent
  await fillIn([camp.to(camp.allergies, 0, 'Arachides')])
  const made = await ordered(sent)
  expect(formsOf(made.tickets).sort()).toEqual([['Allergies? '], ['Allergies? Arachides']])
  expect(ofOrder(made)).toEqual([
    { title: 'Day camp', answers: [{ question: 'Emergency', answer: '' }] },
  ])
  const waiting = made.tickets.find(({ forms }) => forms[0]!.answers[0]!.answer === '')!
  const { status, body } = await send(server, staff, saveTicketForm, {
    params: { id: waiting.publicId },
    body: {
      forms: [{ title: 'Day camp', answers: [{ question: 'Allergies?', answer: 'Lait' }] }],
    },
  })
  expect([status, body.forms]).toMatchObject([200, [{ answers: [{ answer: 'Lait' }] }]])
})

test('tickets within a package have questions too, each part its own', async () => {
  const camp = await aCamp()
  const productId = await aPackage(
    server,
    staff,
    [{ productPublicId: camp.productId, quantity: 2 }],
    '50.00',
  )
  const sent = await aCampQuote({ tickets: [{ productId, quantity: 1 }] })
  const { forms, seats } = await read(sent)
  expect(seats).toMatchObject([
    { part: 0, ordinal: 0 },
    { part: 0, ordinal: 1 },
  ])
  expect(forms[0]!.questions[1]).toMatchObject({ lines: [], parts: [{ line: 0, part: 0 }] })
  const seat = { line: 0, part: 0, ordinal: 1 }
  await sent.fillIn([{ ...camp.to(camp.allergies, null, 'Lait'), seat }])
  expect(formsOf((await ordered(sent)).tickets).sort()).toEqual([
    ['Allergies? '],
    ['Allergies? Lait'],
  ])
})

test('names and answers survive a revision, if their tickets do', async () => {
  // Without an email, as a second one within a minute would be rejected.
  const sent = await aCampQuote({ email: undefined })
  const { fillIn, camp, params, form } = sent
  await fillIn(complete(camp), [{ ordinal: 1, firstName: 'Léa' }])
  const revised = await send(server, staff, reviseQuote, { params, body: {} })
  expect(revised.body).toMatchObject({ forms: [], answers: [] })
  const save = async (quantity: number) => {
    const tickets = [{ productId: camp.productId, quantity }]
    const { status } = await send(server, staff, saveQuote, { params, body: { ...form, tickets } })
    expect(status).toBe(200)
  }
  await save(3)
  await send(server, staff, sendQuote, { key: newKey(), params, body: {} })
  expect(await read(sent)).toMatchObject({ answers: [{}, {}, {}, {}], names: [{}] })
  await send(server, staff, reviseQuote, { params, body: {} })
  await save(1)
  await send(server, staff, sendQuote, { key: newKey(), params, body: {} })
  const { answers, names } = await read(sent)
  expect([names, answers.map(({ seat }) => seat?.ordinal)]).toEqual([[], [undefined, 0, 0]])
})

test('an answer is stored in the quote only: no log, no search, no email has it', async () => {
  const sent = await aCampQuote()
  await sent.fillIn([sent.camp.to(sent.camp.allergies, 0, 'Quinoalite')])
  await server.app.worker.drain()
  const { rows } = await server.owner.query<{ n: number }>(
    `select ((select count(*) from quote where answers::text like '%Quinoalite%')
        + 10 * (select count(*) from quote where found_by ilike '%quinoalite%')
        + 10 * (select count(*) from search_entry where text ilike '%quinoalite%')
        + 10 * (select count(*) from audit where facts::text ilike '%quinoalite%')
        + 10 * (select count(*) from audit_words where words::text ilike '%quinoalite%')
        + 10 * (select count(*) from mail where data::text ilike '%quinoalite%'))::int as n`,
  )
  expect(rows).toEqual([{ n: 1 }])
})
