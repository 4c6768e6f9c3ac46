import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { answerQuote } from '@guichet/contract/quotes/answer-quote.ts'
import { findQuotes, getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { holdQuote, releaseQuoteHold } from '@guichet/contract/quotes/hold-quote.ts'
import { previewQuote } from '@guichet/contract/quotes/preview-quote.ts'
import {
  createQuote,
  deleteQuote,
  duplicateQuote,
  saveQuote,
} from '@guichet/contract/quotes/save-quote.ts'
import { reviseQuote, sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { afterAll, expect, test } from 'vitest'
import { inDays } from '../../test/factories/sales/balances.ts'
import {
  aQuote,
  aQuoteForm,
  aSentQuote,
  idOf,
  overtake,
  quoteDesk,
} from '../../test/factories/sales/quotes.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

const { read, takenIn, convert } = quoteDesk(server, staff)
const priceOf = (productId: string, cents: number) =>
  server.owner.query('update product set price_cents = $2 where id = $1', [productId, cents])

test('a draft is priced by the server, is numbered, and holds no place', async () => {
  const { quote, slotId } = await aQuote(server, staff)
  expect(quote).toMatchObject({
    number: expect.stringMatching(/^S-\d{6}$/),
    status: 'Draft',
    invoice: { entriesTotal: 59.97, finalCost: 68.95 },
    eventOn: '2030-02-02',
    link: null,
    heldUntilDateTimeUtc: null,
    lines: [{ kind: 'daily_ticket', total: 59.97 }],
  })
  expect(quote.seats).toHaveLength(3)
  expect(quote.expiresOn >= inDays(29)).toBe(true)
  expect(await takenIn(slotId)).toBe(0)
  const { quote: next } = await aQuote(server, staff)
  expect(Number(next.number.slice(2))).toBe(Number(quote.number.slice(2)) + 1)
})

test('a preview reports shortages without an error', async () => {
  const { form } = await aQuoteForm(server, staff, { capacity: 2 })
  const { status, body } = await send(server, staff, previewQuote, {
    body: { tickets: form.tickets, discount: { settings: '10%', reason: 'École' } },
  })
  expect(status).toBe(200)
  expect(body.rebates.items).toEqual([{ description: 'École', total: 6 }])
  expect(body.shortages).toEqual([{ line: 0, remaining: 2, missing: 1 }])
})

test('a draft is saved at the current price; a stale page is rejected and changes nothing', async () => {
  const { quote, form, productId } = await aQuote(server, staff)
  await priceOf(productId, 3000)
  const save = (version: number, title: string) =>
    send(server, staff, saveQuote, { ...idOf(quote), body: { ...form, title, version } })
  const saved = await save(quote.version, 'Autre titre')
  expect(saved.body).toMatchObject({ title: 'Autre titre', invoice: { entriesTotal: 90 } })
  const stale = await save(quote.version, 'Perdu')
  expect(stale).toMatchObject({ status: 409, body: { type: 'StaleVersion' } })
  expect((await read(quote)).title).toBe('Autre titre')
})

test('a sent quote keeps its price, to the cent, regardless of the catalogue', async () => {
  const { quote, productId, line } = await aSentQuote(server, staff, {
    discount: { settings: '15%', reason: 'Groupe scolaire' },
  })
  expect(quote).toMatchObject({ status: 'Sent', invoice: { finalCost: 58.6 } })
  await priceOf(productId, 9900)
  const accepted = await send(server, staff, answerQuote, {
    ...idOf(quote),
    body: { version: quote.version, answer: 'Accepted' },
  })
  const { status, body } = await convert(accepted.body)
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'Converted', orderReferenceNumber: expect.any(String) })
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: body.orderReferenceNumber! },
  })
  expect(order).toMatchObject({
    status: 'CreatedByAdmin',
    quote: { publicId: quote.publicId, number: quote.number },
    invoice: {
      finalCost: 58.6,
      rebates: { items: [{ description: 'Groupe scolaire', total: 9 }] },
      entries: [{ productId: line.productId, price: 19.99, count: 3 }],
    },
  })
})

test('a draft whose price has changed is not sent before the new price was shown', async () => {
  const { quote, productId } = await aQuote(server, staff)
  await priceOf(productId, 2500)
  const answer = await send(server, staff, sendQuote, {
    key: newKey(),
    ...idOf(quote),
    body: { version: quote.version },
  })
  expect(answer).toMatchObject({ status: 409, body: { type: 'PriceChanged' } })
  expect((await read(quote)).status).toBe('Draft')
})

test('places are held until a day, follow the lines, and are released', async () => {
  const { quote, form, slotId, line } = await aQuote(server, staff, { capacity: 5 })
  const hold = await send(server, staff, holdQuote, {
    ...idOf(quote),
    body: { version: quote.version, until: inDays(7) },
  })
  expect(hold.status).toBe(200)
  expect(hold.body.heldUntilDateTimeUtc).not.toBeNull()
  expect(await takenIn(slotId)).toBe(3)
  const refused = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [line], payment: { method: 'cash' } },
  })
  expect(refused.body.type).toBe('NotEnoughInventory')
  const tickets = [{ ...line, quantity: 5 }]
  const saved = await send(server, staff, saveQuote, {
    ...idOf(quote),
    body: { ...form, tickets, version: hold.body.version },
  })
  expect(saved.status).toBe(200)
  expect(await takenIn(slotId)).toBe(5)
  const beyond = await send(server, staff, saveQuote, {
    ...idOf(quote),
    body: { ...form, tickets: [{ ...line, quantity: 6 }], version: saved.body.version },
  })
  expect(beyond.body.type).toBe('NotEnoughInventory')
  expect(await takenIn(slotId)).toBe(5)
  const released = await send(server, staff, releaseQuoteHold, idOf(quote))
  expect(released.body.heldUntilDateTimeUtc).toBeNull()
  expect(await takenIn(slotId)).toBe(0)
  expect((await send(server, staff, releaseQuoteHold, idOf(quote))).body.type).toBe('HoldOver')
})

test('an expired quote can no longer be answered or converted, and releases its places', async () => {
  const { quote, slotId } = await aSentQuote(server, staff)
  const held = await send(server, staff, holdQuote, {
    ...idOf(quote),
    body: { version: quote.version, until: inDays(3) },
  })
  await overtake(server, quote.publicId)
  // Before any job records it.
  expect((await read(quote)).status).toBe('Expired')
  const late = await send(server, staff, answerQuote, {
    ...idOf(quote),
    body: { version: held.body.version, answer: 'Accepted' },
  })
  expect(late.body).toMatchObject({ type: 'QuoteNotOpen', status: 409 })
  await server.app.worker.drain()
  expect(await takenIn(slotId)).toBe(0)
  const { rows } = await server.owner.query(`select status, hold_id from quote where id = $1`, [
    quote.publicId,
  ])
  expect(rows).toEqual([{ status: 'Expired', hold_id: null }])
})

test('a sent quote is revised, keeps its number and its link, and is sent again', async () => {
  const { quote, form } = await aSentQuote(server, staff)
  const revised = await send(server, staff, reviseQuote, {
    ...idOf(quote),
    body: { version: quote.version },
  })
  expect(revised.body).toMatchObject({ status: 'Draft', number: quote.number, link: quote.link })
  const saved = await send(server, staff, saveQuote, {
    ...idOf(quote),
    body: { ...form, title: 'Deuxième version', version: revised.body.version },
  })
  await server.owner.query(`update mail set created_at = created_at - interval '5 minutes'`)
  const sent = await send(server, staff, sendQuote, {
    key: newKey(),
    ...idOf(quote),
    body: { version: saved.body.version },
  })
  expect(sent.body).toMatchObject({ status: 'Sent', title: 'Deuxième version', link: quote.link })
})

test('a copy is a new draft; only a draft is deleted', async () => {
  const { quote } = await aSentQuote(server, staff)
  const copy = await send(server, staff, duplicateQuote, { key: newKey(), ...idOf(quote) })
  expect(copy.body).toMatchObject({ status: 'Draft', title: quote.title, names: [], link: null })
  expect(copy.body.number).not.toBe(quote.number)
  expect((await send(server, staff, deleteQuote, idOf(quote))).body.type).toBe('QuoteNotOpen')
  expect((await send(server, staff, deleteQuote, idOf(copy.body))).status).toBe(200)
  expect((await send(server, staff, getQuote, idOf(copy.body))).status).toBe(404)
})

test('quotes are found by number, client, status and day of the event', async () => {
  const { quote } = await aSentQuote(server, staff, { title: 'Mariage Ouellet' })
  const numbers = async (query: object) =>
    (await send(server, staff, findQuotes, { query: query as never })).body.items.map(
      ({ number }) => number,
    )
  expect(await numbers({ query: 'ouellet' })).toEqual([quote.number])
  expect(await numbers({ query: quote.number })).toEqual([quote.number])
  expect(await numbers({ query: 'ouellet', status: 'Draft' })).toEqual([])
  expect(await numbers({ query: 'ouellet', status: 'Draft,Sent' })).toEqual([quote.number])
  expect(await numbers({ query: 'ouellet', eventFrom: '2030-02-03' })).toEqual([])
  expect(await numbers({ query: 'ouellet', eventTo: '2030-02-02' })).toEqual([quote.number])
})

test('quotes are not readable without access to quotes, and a repeated key creates no second quote', async () => {
  const { quote, form } = await aQuote(server, staff)
  const clerk = await aStaff(server, staff, { accesses: ['Orders', 'TicketCreation'] })
  expect((await send(server, clerk, getQuote, idOf(quote))).status).toBe(403)
  const key = newKey()
  const [first, second] = [
    await send(server, staff, createQuote, { key, body: form }),
    await send(server, staff, createQuote, { key, body: form }),
  ]
  expect(second.body.publicId).toBe(first.body.publicId)
})

test('a day that is over, or too far away, is rejected at its field', async () => {
  const { form } = await aQuoteForm(server, staff)
  for (const expiresOn of ['2020-01-01', '2090-01-01']) {
    const { status, body } = await send(server, staff, createQuote, {
      key: newKey(),
      body: { ...form, expiresOn },
    })
    expect([status, body.fields![0]!.field]).toEqual([400, 'expiresOn'])
  }
})
