import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { extractQuote } from '@guichet/contract/quotes/extract-quote.ts'
import { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { holdQuote } from '@guichet/contract/quotes/hold-quote.ts'
import {
  extractQuoteLink,
  readQuoteLink,
  saveQuoteNames,
} from '@guichet/contract/quotes/read-quote-link.ts'
import { reviseQuote } from '@guichet/contract/quotes/send-quote.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, expect, test } from 'vitest'
import { inDays } from '../../../test/factories/sales/balances.ts'
import { answerByLink, aSentQuote, overtake } from '../../../test/factories/sales/quotes.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

const readLink = (token: string) => send(server, null, readQuoteLink, { body: { token } })
const answersOf = async (quoteId: string) =>
  (
    await server.owner.query<{ code: string; facts: { byClient?: boolean } }>(
      `select code, facts
        from audit
        where subject_id = $1 and code in ('quote.accepted', 'quote.declined')`,
      [quoteId],
    )
  ).rows
const lettersAbout = async (quoteId: string) =>
  (
    await server.owner.query<{ kind: string; to_email: string }>(
      `select kind, to_email from mail where data ->> 'quoteId' = $1 order by created_at`,
      [quoteId],
    )
  ).rows

test("the link shows the client's data, and nothing that is for staff only", async () => {
  const { quote, token } = await aSentQuote(server, staff, {
    internalNote: 'Rappeler lundi',
    note: 'Au plaisir!',
  })
  const { status, body } = await readLink(token)
  expect(status).toBe(200)
  expect(body.quote).toMatchObject({
    number: quote.number,
    status: 'Sent',
    note: 'Au plaisir!',
    invoice: { finalCost: 68.95 },
  })
  expect(JSON.stringify(body)).not.toContain('Rappeler')
  expect(await lettersAbout(quote.publicId)).toEqual([
    { kind: 'quote', to_email: 'ecole@example.test' },
  ])
})

test('a token that is guessed, truncated, or of another business is not found', async () => {
  const { token } = await aSentQuote(server, staff)
  const other = await aBusiness(server)
  const theirs = other.tenantId.replaceAll('-', '') + token.slice(32)
  for (const wrong of [token.slice(0, -1), `${token.slice(0, -4)}AAAA`, theirs, 'x', ''])
    expect((await readLink(wrong)).status).toBe(404)
})

test('a quote is accepted once, regardless of repeated clicks, and the business is notified once', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  const accept = () => answerByLink(server, token, { version: quote.version, answer: 'Accepted' })
  const answers = await Promise.all([accept(), accept(), accept()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await accept()).body.quote).toMatchObject({ status: 'Accepted' })
  expect(await answersOf(quote.publicId)).toEqual([
    { code: 'quote.accepted', facts: { byClient: true } },
  ])
  const notifications = (await lettersAbout(quote.publicId)).filter(
    ({ kind }) => kind === 'quote-answer',
  )
  expect(notifications).toEqual([
    { kind: 'quote-answer', to_email: `main-${staff.tenantId}@example.test` },
  ])
  const decline = await answerByLink(server, token, { version: quote.version, answer: 'Declined' })
  expect(decline.body.type).toBe('QuoteNotOpen')
})

test('a quote is declined with a reason, which releases its places', async () => {
  const { quote, token, slotId } = await aSentQuote(server, staff)
  const held = await send(server, staff, holdQuote, {
    params: { id: quote.publicId },
    body: { version: quote.version, until: inDays(5) },
  })
  const declined = await answerByLink(server, token, {
    version: held.body.version,
    answer: 'Declined',
    reason: 'Nous avons trouvé moins cher.',
  })
  expect(declined.body.quote).toMatchObject({
    status: 'Declined',
    declineReason: 'Nous avons trouvé moins cher.',
    heldUntilDateTimeUtc: null,
  })
  const { rows } = await server.owner.query('select taken from resource where id = $1', [slotId])
  expect(rows).toEqual([{ taken: 0 }])
})

test('an expired quote can be read, and no longer answered', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  await overtake(server, quote.publicId)
  expect((await readLink(token)).body.quote).toMatchObject({ status: 'Expired' })
  const late = await answerByLink(server, token, { version: quote.version, answer: 'Accepted' })
  expect(late).toMatchObject({ status: 409, body: { type: 'QuoteNotOpen' } })
})

test('during a revision the link shows no price, and an older page is not accepted', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  await send(server, staff, reviseQuote, {
    params: { id: quote.publicId },
    body: { version: quote.version },
  })
  expect((await readLink(token)).body).toMatchObject({ isRevised: true, quote: null })
  const stale = await answerByLink(server, token, { version: quote.version, answer: 'Accepted' })
  expect(stale.body.type).toBe('QuoteNotOpen')
  const paper = await send(server, null, extractQuoteLink, { body: { token } })
  expect((paper.body as { type: string }).type).toBe('QuoteNotOpen')
})

test('an acceptance without enough places is rejected with the shortage, and the quote stays sent', async () => {
  const { quote, token, line } = await aSentQuote(server, staff, { capacity: 3 })
  await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [{ ...line, quantity: 2 }], payment: { method: 'cash' } },
  })
  const answer = await answerByLink(server, token, { version: quote.version, answer: 'Accepted' })
  expect(answer.body).toMatchObject({ type: 'NotEnoughInventory', remaining: 1, missing: 2 })
  expect((await readLink(token)).body.quote).toMatchObject({ status: 'Sent' })
})

test('the names that the client fills in are on the tickets of the order', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  const named = (names: { ordinal: number; firstName: string; lastName: string }[]) =>
    send(server, null, saveQuoteNames, {
      body: { token, names: names.map((name) => ({ line: 0, part: null, ...name })) },
    })
  const [lea, max] = [
    { ordinal: 0, firstName: 'Léa', lastName: 'Roy' },
    { ordinal: 2, firstName: 'Max', lastName: 'Houle' },
  ]
  expect((await named([lea])).body.quote!.names).toHaveLength(1)
  expect((await named([lea, max, { ordinal: 1, firstName: '', lastName: '' }])).status).toBe(200)
  const stranger = await named([{ ordinal: 9, firstName: 'X', lastName: 'Y' }])
  expect(stranger).toMatchObject({ status: 400, body: { fields: [{ field: 'names.0' }] } })
  await answerByLink(server, token, { version: quote.version, answer: 'Accepted' })
  const { body: accepted } = await send(server, staff, getQuote, {
    params: { id: quote.publicId },
  })
  const { body: converted } = await send(server, staff, convertQuote, {
    key: newKey(),
    params: { id: quote.publicId },
    body: { version: accepted.version, method: 'cash' },
  })
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: converted.orderReferenceNumber! },
  })
  const { body: tickets } = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: order.orderReferenceNumber },
  })
  expect(JSON.stringify(tickets)).toContain('Houle')
  const { rows } = await server.owner.query<{ owner: { firstName: string }[] }>(
    `select owner from ticket where order_id = $1`,
    [order.publicId],
  )
  expect(rows.map(({ owner }) => owner.map(({ firstName }) => firstName).join()).sort()).toEqual([
    '',
    'Léa',
    'Max',
  ])
  expect((await named([lea])).body.type).toBe('QuoteNotOpen')
})

test('the PDF is in both languages, that of the client first, with the content of the invoice', async () => {
  const location = {
    streetNumber: '120',
    street: 'rue du Sommet',
    city: 'Mont-Cendré',
    state: 'Québec',
    country: 'Canada',
    zipCode: 'G0A 1A0',
  }
  await server.owner.query(
    `insert into document (tenant_id, name, value) values ($1, 'profile', $2)
      on conflict (tenant_id, name) do update set value = document.value || excluded.value`,
    [staff.tenantId, { location }],
  )
  const { quote, token } = await aSentQuote(server, staff, {
    note: 'Repas en sus',
    balance: { deposit: 20, dueDate: inDays(30) },
  })
  const { status, body } = await send(server, staff, extractQuote, {
    params: { id: quote.publicId },
  })
  expect(status).toBe(200)
  const { pages } = await readPdf(body as Buffer)
  const [french, english, ...more] = pages.map((page) => page.replaceAll(/\s+/g, ' '))
  expect(more).toEqual([])
  expect(french).toContain(`Soumission ${quote.number}`)
  expect(english).toContain(`Quote ${quote.number}`)
  expect(french).toContain('120 rue du Sommet, Mont-Cendré (Québec) G0A 1A0')
  expect(english).toContain('120 rue du Sommet, Mont-Cendré, Québec G0A 1A0')
  expect(french).toMatch(/TPS 5 % .*TVQ [\d,]+ %/)
  expect(english).toMatch(/GST 5% .*QST [\d.]+%/)
  for (const page of [french, english]) {
    expect(page).toContain('Classe de neige')
    expect(page).toContain('Repas en sus')
    expect(page).toMatch(/68[,.]95/)
    expect(page).toMatch(/20[,.]00/)
  }
  const byLink = await send(server, null, extractQuoteLink, { body: { token } })
  expect((await readPdf(byLink.body as Buffer)).text).toContain(quote.number)
})
