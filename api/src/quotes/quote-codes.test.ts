import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { extractQuote } from '@guichet/contract/quotes/extract-quote.ts'
import { previewQuote } from '@guichet/contract/quotes/preview-quote.ts'
import type { Quote } from '@guichet/contract/quotes/quote-view.ts'
import { readQuoteLink } from '@guichet/contract/quotes/read-quote-link.ts'
import { createQuote, duplicateQuote, saveQuote } from '@guichet/contract/quotes/save-quote.ts'
import { sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { archiveRebate } from '@guichet/contract/rebates/save-rebate.ts'
import { afterAll, expect, test } from 'vitest'
import {
  anAcceptedQuote,
  answerByLink,
  aQuote,
  aQuoteForm,
  aSentQuote,
} from '../../test/factories/sales/quotes.ts'
import { makeRebate } from '../../test/factories/sales/rebates.ts'
import { violations } from '../../test/invariants/violations.ts'
import { emailsOf } from '../../test/mailbox.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

const idOf = ({ publicId }: { publicId: string }) => ({ params: { id: publicId } })
const convert = (quote: Quote) =>
  send(server, staff, convertQuote, {
    key: newKey(),
    ...idOf(quote),
    body: { version: quote.version, method: 'cash' },
  })
const sellWith = (line: Awaited<ReturnType<typeof aQuoteForm>>['line'], code: string) =>
  send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [line], rebateCodes: [code], payment: { method: 'cash' } },
  })
const automne = { total: 9, items: [{ description: 'Automne', total: 9 }] }

test('a code has the same effect as in a sale, and the draft keeps it as typed', async () => {
  const { code } = await makeRebate(server, staff)
  const typed = code!.toLowerCase()
  const { form, line } = await aQuoteForm(server, staff, { rebateCodes: [typed] })
  const { body: preview } = await send(server, staff, previewQuote, {
    body: { tickets: form.tickets, rebateCodes: [typed] },
  })
  expect(preview).toMatchObject({
    finalCost: 58.6,
    rebates: automne,
    rebateResults: [{ code, description: 'Automne', total: 9, obstacle: null }],
  })
  const { body: quote } = await send(server, staff, createQuote, { key: newKey(), body: form })
  expect(quote).toMatchObject({
    rebateCodes: [typed],
    invoice: { finalCost: 58.6, rebates: automne },
  })
  expect((await sellWith(line, code!)).body.invoice.finalCost).toBe(quote.invoice.finalCost)
})

test('a code that does not apply is rejected by name, and a draft is saved without it', async () => {
  const { quote, form } = await aQuote(server, staff)
  const save = (rebateCodes: string[]) =>
    send(server, staff, saveQuote, { ...idOf(quote), body: { ...form, rebateCodes } })
  expect(await save(['PERSONNE'])).toMatchObject({
    status: 409,
    body: {
      type: 'RebateNotApplied',
      code: 'PERSONNE',
      obstacle: 'Unknown',
      detail: 'Le code promo PERSONNE ne s’applique pas à cette soumission.',
    },
  })
  expect((await save([])).status).toBe(200)
})

test('the price promised by a code of a sent quote applies to the order, even when the code is gone', async () => {
  const rebate = await makeRebate(server, staff)
  const { quote } = await anAcceptedQuote(server, staff, { rebateCodes: [rebate.code!] })
  await send(server, staff, archiveRebate, idOf(rebate))
  const { status, body } = await convert(quote)
  expect(status).toBe(200)
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: body.orderReferenceNumber! },
  })
  expect(order.invoice).toMatchObject({
    finalCost: 58.6,
    rebates: automne,
    entries: [{ rebates: [{ description: 'Automne', total: 9 }] }],
  })
})

test('a draft whose code is gone is not sent at another price than the one shown', async () => {
  const rebate = await makeRebate(server, staff)
  const { quote } = await aQuote(server, staff, { rebateCodes: [rebate.code!] })
  await send(server, staff, archiveRebate, idOf(rebate))
  const answer = await send(server, staff, sendQuote, {
    key: newKey(),
    ...idOf(quote),
    body: { version: quote.version },
  })
  expect(answer.body).toMatchObject({ type: 'PriceChanged', finalCost: 68.95 })
})

test('a single-use code is not reserved by a quote, and is used by the first order', async () => {
  const { code } = await makeRebate(server, staff, { isAppliedOnce: true })
  const promised = () => anAcceptedQuote(server, staff, { rebateCodes: [code!] })
  const [{ quote: first, line }, { quote: second }] = [await promised(), await promised()]
  const { quote: sent, token } = await aSentQuote(server, staff, { rebateCodes: [code!] })
  expect((await convert(first)).status).toBe(200)
  const used = { type: 'RebateNotApplied', code, obstacle: 'Used' }
  expect((await convert(second)).body).toMatchObject(used)
  expect((await sellWith(line, code!)).body).toMatchObject(used)
  const answer = await answerByLink(server, token, { version: sent.version, answer: 'Accepted' })
  expect(answer.body).toMatchObject({ status: 409, type: 'QuoteOutdated' })
  const copy = await send(server, staff, duplicateQuote, { key: newKey(), ...idOf(sent) })
  expect(copy.body).toMatchObject({ rebateCodes: [], invoice: { finalCost: 68.95 } })
})

test('the PDF, the email and the page of the link show the rebate of a code, without the code', async () => {
  const { code } = await makeRebate(server, staff)
  const to = 'codes@example.test'
  const { quote, token } = await aSentQuote(server, staff, { rebateCodes: [code!], email: to })
  const { body: page } = await send(server, null, readQuoteLink, { body: { token } })
  expect(page.quote!.invoice.rebates).toEqual(automne)
  const { body: paper } = await send(server, staff, extractQuote, idOf(quote))
  const { pages } = await readPdf(paper as Buffer)
  const [french, english] = pages.map((each) => each.replaceAll(/\s+/g, ' '))
  expect(french).toMatch(/Rabais : Automne/)
  expect(english).toMatch(/Discount: Automne|Rebate: Automne/)
  expect([french, english].every((each) => /58[,.]60/.test(each!))).toBe(true)
  await server.app.worker.drain()
  const email = (await emailsOf(server, 'quote', to)).at(-1)!
  expect(email).toContain('Automne')
  expect(email).toContain('58,60')
  for (const words of [JSON.stringify(page), french, english, email])
    expect(words).not.toContain(code)
})
