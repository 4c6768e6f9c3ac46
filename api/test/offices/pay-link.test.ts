import { expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  openPage,
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../factories/local-stripe.ts'
import { aBusiness } from '../factories/staff.ts'
import { linkVisitor } from './link-visitor.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)
const { get, post, texts } = linkVisitor(server)

test('the page shows the order, its price, and how long the places are held', async () => {
  const { ref, token } = await aSaleByLink(server, staff)
  const { statusCode, headers, body } = await get(`/b/-/pay/${token}`)
  expect([statusCode, headers['referrer-policy']]).toEqual([200, 'no-referrer'])
  expect(headers.refresh).toBeUndefined()
  for (const text of ['<html lang="fr">', ref, '2 × ', 'réservées encore', 'noindex'])
    expect(body).toContain(text)
  expect(texts(body)).toMatch(/Payer [\d,]+\s\$/)
  // The office of the business is not online: its page leads to no page of it.
  expect(body).not.toContain(`href="/b/-"`)
  const english = await get(`/b/-/en/pay/${token}`)
  expect(texts(english.body)).toMatch(/Pay \$[\d.]+/)
})

test('only a form opens the page of the provider, and a second press opens the same', async () => {
  const { token, read } = await aSaleByLink(server, staff)
  const path = `/b/-/pay/${token}`
  await get(path)
  expect((await read()).payments[0]!.link).toBeTruthy()
  expect(server.provider.ledger().payments).toEqual([])
  const [first, second] = await Promise.all([post(`${path}/leaving`), post(`${path}/leaving`)])
  for (const { statusCode, headers } of [first, second])
    expect([statusCode, headers.location]).toEqual([303, `${path}/leaving`])
  const pages = await Promise.all([get(`${path}/leaving`), get(`${path}/leaving`)])
  const [shown, again] = pages.map(({ headers }) => String(headers.refresh))
  expect(shown).toMatch(/^0; url=http/)
  expect(again).toBe(shown)
  expect(pages[0]!.body).toContain(`href="${shown!.slice('0; url='.length)}"`)
})

test('a buyer who comes back waits for the payment, and then reads that it is paid', async () => {
  const { token } = await aSaleByLink(server, staff)
  const back = await get(`/b/-/pay/${token}?language=own&back=0`)
  expect([back.statusCode, back.headers.location]).toEqual([303, `/b/-/pay/${token}?back=0`])
  const waiting = await get(`/b/-/pay/${token}?back=0`)
  expect(waiting.headers.refresh).toBe(`5; url=/b/-/pay/${token}?back=1`)
  expect(waiting.body).toContain('Si vous venez de payer')
  server.provider.pay(await openPage(server, token))
  await settled(server)
  const paid = await get(`/b/-/pay/${token}?back=1`)
  expect(paid.headers.refresh).toBeUndefined()
  expect(paid.body).toContain('C’est payé. Merci!')
  const late = await post(`/b/-/pay/${token}/leaving`)
  const after = await get(String(late.headers.location))
  expect(after.body).toContain('C’est payé. Merci!')
  expect(after.headers.refresh).toBeUndefined()
})

test('a refused card is said, and an order whose time is over cannot be paid', async () => {
  const refused = await aSaleByLink(server, staff)
  server.provider.pay(await openPage(server, refused.token), 'declined')
  await settled(server)
  const page = await get(`/b/-/en/pay/${refused.token}`)
  expect(page.body).toContain('The card was refused')
  expect(texts(page.body)).toMatch(/Pay \$/)

  const over = await aSaleByLink(server, staff)
  await server.owner.query('update orders set held_until = now() where reference = $1', [over.ref])
  const expired = await get(`/b/-/pay/${over.token}`)
  expect(expired.body).toContain('Ce lien ne permet plus de payer')
  expect(expired.body).not.toContain('<form')
})

test('when the provider does not answer, the order is shown with the reason', async () => {
  const { token } = await aSaleByLink(server, staff)
  server.provider.faults.add({ on: 'POST /v1/checkout/sessions', fault: 'error-429', times: 20 })
  const { statusCode, body, headers } = await get(`/b/-/pay/${token}/leaving`)
  expect([statusCode, headers.refresh]).toEqual([200, undefined])
  expect(body).toContain('La page de paiement ne répond pas.')
  server.provider.faults.clear()
})

test('a wrong token and a form of another site get a page of their own', async () => {
  const { token } = await aSaleByLink(server, staff)
  const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
  for (const wrong of [changed, token.slice(1), 'x', 'a'.repeat(500)]) {
    const { statusCode, body } = await get(`/b/-/en/pay/${wrong}`)
    expect([400, 404]).toContain(statusCode)
    expect(body).toContain('This link is not valid')
  }
  const foreign = await post(`/b/-/pay/${token}/leaving`, {}, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
})

test('the link stays valid when the business changes its address or goes offline', async () => {
  const other = await aBusiness(server)
  await connect(server, other)
  const { token } = await aSaleByLink(server, other)
  await server.owner.query(`update tenant set online = false where id = $1`, [other.tenantId])
  expect((await get(`/b/-/pay/${token}`)).statusCode).toBe(200)
})

test.each(['pay', 'reschedule', 'quote'])(
  'the old address /%s leads on, and says in both languages how to get a new link',
  async (page) => {
    const { statusCode, body, headers } = await get(`/${page}`)
    expect([statusCode, headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect(body).toContain(`<lead-on data-path="/b/-/${page}/*?language=own"`)
    const [, without = ''] = /<noscript>(.*)<\/noscript>/s.exec(body) ?? []
    for (const text of ['nouveau lien', 'new link']) expect(without).toContain(text)
  },
)
