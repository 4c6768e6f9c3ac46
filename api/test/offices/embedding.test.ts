import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { beforeAll, expect, test } from 'vitest'
import { officeOf } from '../factories/catalogue/office-profiles.ts'
import { aProfile } from '../factories/catalogue/ticket-office.ts'
import { anOfficeCart } from '../factories/sales/office-carts.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aBusiness } from '../factories/staff.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { get, save } = officeOf(server, staff)
const visit = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers })
const framing = async (url: string) => {
  const { headers } = await visit(url)
  expect(headers['x-frame-options']).toBeUndefined()
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))![1]
}
const office = 'musee-essai'
let cart = ''
beforeAll(async () => {
  const profile = await aProfile(server, staff)
  expect((await save(staff, { ...profile, staticUrl: office })).status).toBe(200)
  const { line } = await aCartLine(server, staff)
  cart = await anOfficeCart(server, office, [line])
})
const list = async (embeddingSites: string[]) =>
  save(staff, { ...(await get()), embeddingSites } as ProfileForm)

test('any site may show offers and faults in a frame, and no site may show a cart', async () => {
  for (const path of ['', '/en', '/activities/x', '/nothing'])
    expect(await framing(`/b/${office}${path}`)).toBe('*')
  for (const path of ['', '/offers', '/details', '/payment'])
    expect(await framing(`/b/${office}/cart/${cart}${path}`)).toBe("'none'")
})

test('no site may show the page of a link from an email, nor the page that leads to it', async () => {
  const token = 'a'.repeat(64)
  for (const path of ['/b/-/pay/', '/b/-/en/reschedule/', '/b/-/quote/'])
    expect(await framing(`${path}${token}`)).toBe("'none'")
  for (const path of ['/pay', '/reschedule', '/quote']) expect(await framing(path)).toBe("'none'")
})

test('the sites that the business lists may show its carts, as long as it lists them', async () => {
  const saved = await list([' HTTPS://WWW.Musee.example/ ', 'https://musée.example:8443'])
  expect(saved.body.embeddingSites).toEqual([
    'https://www.musee.example',
    'https://xn--muse-dpa.example:8443',
  ])
  const sites = 'https://www.musee.example https://xn--muse-dpa.example:8443'
  expect(await framing(`/b/${office}/cart/${cart}`)).toBe(sites)
  const { body } = await visit(`/b/${office}/cart/${cart}/details`)
  expect(body).toContain(`data-embedding-sites="${sites}"`)
  const { embeddingSites: _kept, ...unnamed } = await get()
  expect((await save(staff, unnamed as ProfileForm)).body.embeddingSites).toHaveLength(2)
  await list([])
  expect(await framing(`/b/${office}/cart/${cart}/details`)).toBe("'none'")
})

test.each([
  'http://musee.example',
  'https://*.musee.example',
  'https://*',
  '*',
  "'self'",
  'https:',
  'musee.example',
  'https://musee.example/billets',
  'https://musee.example?x',
  'https://good@musee.example',
  "https://musee.example; script-src 'unsafe-inline'",
  'https://musee.example https://mal.example',
  'https://musee.example\r\nset-cookie: a=b',
  'https://[::1]',
  'https://musee.example:99999999',
  'http://localhost.mal.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('a site that is no origin is refused: %j', async (site) => {
  const { status, body } = await list(['https://bon.example', site])
  expect([status, body]).toMatchObject([400, { fields: [{ field: 'embeddingSites.1' }] }])
})

test('at most 20 different sites are listed', async () => {
  const many = Array.from({ length: 21 }, (_, n) => `https://site-${n}.example`)
  expect((await list(many)).status).toBe(400)
  expect((await list(many.slice(1))).status).toBe(200)
  expect((await list(['https://a.example', 'https://A.example/'])).status).toBe(400)
  expect((await list([])).status).toBe(200)
})

test('the sites of one business do not show the carts of another', async () => {
  await list(['https://www.musee.example'])
  const other = await aBusiness(server)
  const profile = await aProfile(server, other)
  await save(other, { ...profile, staticUrl: 'autre-musee' })
  const { line } = await aCartLine(server, other)
  const theirs = await anOfficeCart(server, 'autre-musee', [line])
  expect(await framing(`/b/autre-musee/cart/${theirs}`)).toBe("'none'")
})

test('a page in a frame does not lead to the last cart, which the site may not show', async () => {
  const cookie = `guichet_cart=${cart}.1`
  expect((await visit(`/b/${office}`, { cookie })).statusCode).toBe(302)
  const framed = await visit(`/b/${office}`, { cookie, 'sec-fetch-dest': 'iframe' })
  expect(framed.statusCode).toBe(200)
})

test('forms that begin a cart leave a frame by themselves, and those of a cart stay', async () => {
  const path = /action="[^"]*\/lines"[^>]*>/
  const { body } = await visit(`/b/${office}`)
  const [, activity] = /href="(\/b\/musee-essai\/activities\/[^"]+)"/.exec(body)!
  expect(path.exec((await visit(activity!)).body)![0]).toContain('target="_top"')
  const within = activity!.replace(office, `${office}/cart/${cart}`)
  expect(path.exec((await visit(within)).body)![0]).not.toContain('target')
})

test('other sites load a script of at most 4 kB, which stays at its address', async () => {
  const { rawPayload, headers } = await visit('/b/-/embed.js')
  expect(rawPayload.length).toBeLessThanOrEqual(4096)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  })
  const again = await visit('/b/-/embed.js', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const packed = await visit('/b/-/embed.js', { 'accept-encoding': 'br' })
  expect(packed.rawPayload.length).toBeLessThan(2048)
})
