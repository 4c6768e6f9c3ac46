import { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { reviseQuote } from '@guichet/contract/quotes/send-quote.ts'
import { expect, test } from 'vitest'
import { aSentQuote } from '../factories/sales/quotes.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { linkVisitor } from './link-visitor.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { get, post, texts } = linkVisitor(server)
const read = async (id: string) => (await send(server, staff, getQuote, { params: { id } })).body

test('the page shows the quote, its price and its guests in both languages', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  expect(quote.link).toBe(`http://localhost:3999/b/-/quote/${token}`)
  const { statusCode, headers, body } = await get(`/b/-/quote/${token}`)
  expect([statusCode, headers['referrer-policy']]).toEqual([200, 'no-referrer'])
  for (const text of ['Classe de neige', 'Bonjour Aurélie', 'Prix garantis', '0 sur 3 noms'])
    expect(texts(body)).toContain(text)
  expect(texts(body)).toMatch(/68,95\s\$/)
  const english = await get(`/b/-/en/quote/${token}`)
  for (const text of ['Hello Aurélie', '$68.95', 'Accept the quote', '0 of 3 names'])
    expect(texts(english.body)).toContain(text)
  const pdf = await get(`/b/-/quote/${token}/pdf`)
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('two presses accept the quote once; declining it afterwards is refused in words', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  const path = `/b/-/quote/${token}`
  const form = { version: String(quote.version), answer: 'Accepted' }
  const press = () => post(`${path}/answer`, form)
  for (const { statusCode, headers } of await Promise.all([press(), press()]))
    expect([statusCode, headers.location]).toEqual([303, path])
  const { body } = await get(path)
  expect(body).toContain('Vous avez accepté cette soumission.')
  expect(body).not.toContain('value="Accepted"')
  const late = await post(`${path}/answer`, { ...form, answer: 'Declined', reason: 'Trop tard' })
  expect(late.statusCode).toBe(400)
  expect(late.body).toContain('ne peut plus recevoir cette réponse')
  expect((await read(quote.publicId)).status).toBe('Accepted')
})

test('a client declines with a reason', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  const form = { version: String(quote.version), answer: 'Declined', reason: ' Trop cher ' }
  await post(`/b/-/en/quote/${token}/answer`, form)
  expect((await get(`/b/-/en/quote/${token}`)).body).toContain('you have declined this quote')
  expect(await read(quote.publicId)).toMatchObject({
    status: 'Declined',
    declineReason: 'Trop cher',
  })
})

test('a page from before a revision, and a wrong version, accept nothing', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  const path = `/b/-/en/quote/${token}`
  const stale = await post(`${path}/answer`, { version: '999', answer: 'Accepted' })
  expect([stale.statusCode, stale.body.includes('The quote has changed')]).toEqual([400, true])
  for (const form of [{}, { version: 'x', answer: 'Accepted' }, { version: '1', answer: 'Maybe' }])
    expect((await post(`${path}/answer`, form)).body).toContain('Nothing was changed.')
  await send(server, staff, reviseQuote, {
    key: newKey(),
    params: { id: quote.publicId },
    body: { version: quote.version },
  })
  const form = { version: String(quote.version), answer: 'Accepted' }
  const revised = await post(`${path}/answer`, form)
  expect(revised.body).toContain('Quote being revised')
  expect((await get(`${path}/pdf`)).statusCode).toBe(409)
  expect((await read(quote.publicId)).status).toBe('Draft')
})

test('when its places are taken by now, the quote is not accepted', async () => {
  const { quote, token } = await aSentQuote(server, staff, { capacity: 3 })
  await server.owner.query('update resource set quantity = 2 where tenant_id = $1', [
    staff.tenantId,
  ])
  const form = { version: String(quote.version), answer: 'Accepted' }
  const { body } = await post(`/b/-/en/quote/${token}/answer`, form)
  expect(body).toContain('no longer available')
  await server.owner.query('update resource set quantity = 100 where tenant_id = $1', [
    staff.tenantId,
  ])
})

test('names are saved, stay when another tab saves, and can be emptied', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  const path = `/b/-/quote/${token}`
  const saved = await post(`${path}/guests`, {
    'firstName 0/null/0': 'Léa',
    'lastName 0/null/0': 'Houle',
  })
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${path}?notice=saved#guests`])
  const { body } = await get(`${path}?notice=saved`)
  for (const text of ['Enregistré', '1 sur 3 noms']) expect(texts(body)).toContain(text)
  expect(body).toContain('value="Houle"')
  await post(`${path}/guests`, { 'firstName 0/null/1': 'Noé', 'lastName 0/null/1': '' })
  const { names } = await read(quote.publicId)
  expect(names.map(({ firstName }) => firstName)).toEqual(['Léa', 'Noé'])
  const empty = { 'firstName 0/null/0': '', 'lastName 0/null/0': '' }
  await post(`${path}/guests`, empty)
  expect((await read(quote.publicId)).names).toHaveLength(1)
})

test('a wrong token and a form of another site change nothing', async () => {
  const { quote, token } = await aSentQuote(server, staff)
  for (const wrong of [token.slice(1), `${token.slice(0, -1)}~`, 'nobody']) {
    const { statusCode, body } = await get(`/b/-/quote/${wrong}`)
    expect([400, 404]).toContain(statusCode)
    expect(body).toContain('Ce lien ne mène à aucune soumission')
  }
  const form = { version: String(quote.version), answer: 'Accepted' }
  const foreign = await post(`/b/-/quote/${token}/answer`, form, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  expect((await read(quote.publicId)).status).toBe('Sent')
})
