import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { beforeAll, expect, test } from 'vitest'
import { aSlot, aTicketType } from '../factories/catalogue/catalogue.ts'
import { aProfile } from '../factories/catalogue/ticket-office.ts'
import { aBusiness } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer({ clock: () => '2030-02-02T17:30:00.000Z' })
const staff = useBusiness(server)
const visit = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers })

async function putOnline(server: TestServer, who: typeof staff, staticUrl: string) {
  const profile = await aProfile(server, who)
  const saved = await send(server, who, saveOfficeProfile, {
    params: { id: who.tenantId },
    body: { ...profile, staticUrl },
  })
  expect(saved.status).toBe(200)
}
let activityId = ''
beforeAll(async () => {
  await putOnline(server, staff, 'station-essai')
  ;({ activityId } = await aTicketType(server, staff))
  await aSlot(server, staff, { activityId, date: '2030-02-03', quantity: 20 })
})

test('the page of a business has its name, its offers and its contacts in both languages', async () => {
  const french = await visit('/b/station-essai')
  expect([french.statusCode, french.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  for (const text of ['<html lang="fr">', 'Station Essai', 'Prochaine date', '418 555-0199'])
    expect(french.body).toContain(text)
  const english = await visit('/b/station-essai/en')
  for (const text of ['<html lang="en">', 'Test Hill', 'Next date: Sunday, February 3'])
    expect(english.body).toContain(text)
  expect(english.body).toContain(`href="/b/station-essai/en/activities/${activityId}"`)
})

test('each language names the other one and its own address, and leads to the same day', async () => {
  const path = `/activities/${activityId}`
  for (const own of ['', '/en']) {
    const { body } = await visit(`/b/station-essai${own}${path}?day=2030-02-03&utm_source=x`)
    const addressIn = (language: string) =>
      `http://localhost:3999/b/station-essai${language}${path}`
    expect(body).toContain(`rel="canonical" href="${addressIn(own)}"`)
    expect(body).toContain(`hrefLang="fr" href="${addressIn('')}"`)
    expect(body).toContain(`hrefLang="en" href="${addressIn('/en')}"`)
    expect(body).not.toContain('utm_source')
    const other = own === '' ? '/en' : ''
    expect(body).toContain(`href="/b/station-essai${other}${path}?day=2030-02-03"`)
  }
})

test('search engines find the sitemap of each office that is online', async () => {
  const robots = await visit('/robots.txt')
  expect(robots.body).toContain('Sitemap: http://localhost:3999/b/sitemap.xml')
  const index = await visit('/b/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(index.body).toContain('http://localhost:3999/b/station-essai/sitemap.xml')
  const { body } = await visit('/b/station-essai/sitemap.xml')
  expect(body).toContain(`/b/station-essai/en/activities/${activityId}</loc>`)
  expect((await visit('/b/inconnue/sitemap.xml')).statusCode).toBe(404)
})

test('the page of an activity has a month, and the slots of the chosen day', async () => {
  const { body } = await visit(`/b/station-essai/activities/${activityId}`)
  for (const text of ['février 2030', 'Heures du dimanche 3 février', '09:00', '20 places'])
    expect(body).toContain(text)
  const closed = await visit(`/b/station-essai/activities/${activityId}?day=2030-02-04`)
  expect(closed.body).toContain('Rien n’est ouvert le lundi 4 février')
})

test.each([
  ['an unknown business', '/b/inconnue', 404],
  ['an unknown page', '/b/station-essai/nothing', 404],
  ['an unknown file', '/b/-/nothing.css', 404],
  ['no business', '/b', 404],
  ['an unknown activity', '/b/station-essai/activities/0199055c-ec80-7bdd-9b69-0752e8c1e6c0', 404],
  ['a wrong id', '/b/station-essai/activities/abc', 400],
  ['a wrong address', '/b/%00', 400],
])('%s is said on a page of its own: %s', async (_case, url, status) => {
  const found = await visit(url)
  expect([found.statusCode, found.headers['content-type']]).toEqual([
    status,
    'text/html; charset=utf-8',
  ])
  expect(found.body).toContain('<h1>')
  expect(found.body).toContain('noindex')
  // The portal answers any other address with its own page.
  expect(found.body).not.toContain('id="root"')
})

test.each(['month=2030-13', 'month=abc', 'day=2030-02-30', 'day=x'])(
  'a wrong date in the address is said: %s',
  async (query) => {
    const found = await visit(`/b/station-essai/en/activities/${activityId}?${query}`)
    expect([found.statusCode, found.body.includes('This request is not valid')]).toEqual([
      400,
      true,
    ])
  },
)

test('a slash at the end leads to the page', async () => {
  const { statusCode, headers } = await visit('/b/station-essai/en/?day=2030-02-03')
  expect([statusCode, headers.location]).toEqual([308, '/b/station-essai/en?day=2030-02-03'])
})

test('a business that goes offline is not found, and its activity is not found in another office', async () => {
  const other = await aBusiness(server)
  await putOnline(server, other, 'autre-station')
  expect((await visit(`/b/autre-station/activities/${activityId}`)).statusCode).toBe(404)
  expect((await visit('/b/autre-station/en')).statusCode).toBe(200)
  await server.owner.query('update tenant set online = false where id = $1', [other.tenantId])
  // French was not asked for before, so it is not kept.
  expect((await visit('/b/autre-station')).statusCode).toBe(404)
})

test('a page sets no cookie, allows scripts of its own only, and leaks no address', async () => {
  const { headers } = await visit('/b/station-essai')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['referrer-policy']).toBe('no-referrer')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/(^|; )script-src 'self'(;|$)/)
  expect(policy).not.toContain('unsafe')
})

test.each(['br', 'gzip'])(
  'a page is sent in the encoding that the browser reads: %s',
  async (name) => {
    const plain = await visit('/b/station-essai')
    const packed = await visit('/b/station-essai', { 'accept-encoding': name })
    expect(packed.headers['content-encoding']).toBe(name)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  },
)

test('a visitor downloads at most 45 kB without photos, of which the font is at most 26 kB and the script 14 kB', async () => {
  const page = await visit('/b/station-essai', { 'accept-encoding': 'br' })
  const { body } = await visit('/b/station-essai')
  const files = [...body.matchAll(/(?:href|src)="(\/b\/-\/[^"]+)"/g)].map(([, url]) => url!)
  expect(files.map((url) => url.replace(/-[0-9a-f]{10}/, ''))).toEqual([
    '/b/-/font.woff2',
    '/b/-/style.css',
    '/b/-/elements.js',
  ])
  const sizes = await Promise.all(
    files.map(async (url) => {
      const { rawPayload, headers } = await visit(url, { 'accept-encoding': 'br' })
      expect(headers['cache-control']).toContain('immutable')
      return rawPayload.length
    }),
  )
  expect(sizes[0]).toBeLessThanOrEqual(26 * 1024)
  expect(sizes[2]).toBeLessThanOrEqual(14 * 1024)
  const total = sizes.reduce((sum, size) => sum + size, page.rawPayload.length)
  expect(total).toBeLessThanOrEqual(45 * 1024)
})
