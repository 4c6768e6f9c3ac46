import { installBusiness } from '@guichet/contract/businesses/install-business.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { afterEach, expect, test } from 'vitest'
import { aBrowser, startSignIn, type Browser } from '../../test/browser.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'

const cookie = '__Host-guichet-first'
const email = 'edith@example.test'
const body = {
  name: { fr: 'Club de voile', en: 'Sailing Club' },
  province: 'NB' as const,
  timeZone: 'America/Halifax',
  email,
  firstName: 'Édith',
  lastName: 'Essai',
  language: 'fr' as const,
  password: 'un vent de nordet',
}

let server: TestServer
let base: string
afterEach(() => server.close())
async function open(env: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base, ...env } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
}
async function installIn(browser: Browser) {
  const answer = await browser.go(pathOf(installBusiness), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { publicId: string; signIn: string }
}
/** Follows a sign-in without typing anything. @returns The page it stops at, or `callback` */
async function follow(browser: Browser, start = startSignIn(base).path) {
  let answer = await browser.go(start)
  for (;;) {
    const to = answer.headers.get('location')
    if (!to) return { status: answer.status, html: await answer.text() }
    if (to.includes('/authentication/login-callback')) return 'callback'
    answer = await browser.go(to)
  }
}
/** Another browser that has a copy of the cookie. */
function copyOf(browser: Browser) {
  const copy = aBrowser(base)
  copy.jar.set(cookie, browser.jar.get(cookie)!)
  return copy
}

test('the browser that created the business signs in once without the password', async () => {
  await open()
  const browser = aBrowser(base)
  const { signIn, publicId } = await installIn(browser)
  expect(signIn).toBe('immediate')
  const copy = copyOf(browser)
  expect(await follow(browser)).toBe('callback')
  expect(browser.jar.has(cookie)).toBe(false)
  expect(await follow(copy)).toMatchObject({ status: 200 })
  expect(copy.jar.has(cookie)).toBe(false)
  const { rows } = await server.owner.query(
    `select l.code, a.email
      from audit l
      join account a on a.id = l.account_id
      where l.tenant_id = $1`,
    [publicId],
  )
  expect(rows).toEqual([{ code: 'business.added', email }])
})

test('of two browsers with the same proof, one signs in', async () => {
  await open()
  const browser = aBrowser(base)
  await installIn(browser)
  const copies = Array.from({ length: 5 }, () => copyOf(browser))
  const ends = await Promise.all(copies.map((copy) => follow(copy)))
  expect(ends.filter((end) => end === 'callback')).toHaveLength(1)
})

test('another browser, and the same one after ten minutes, need the password', async () => {
  await open()
  const browser = aBrowser(base)
  await installIn(browser)
  const hinted = `${startSignIn(base).path}&login_hint=${encodeURIComponent(email)}`
  const other = await follow(aBrowser(base), hinted)
  expect(other).toMatchObject({ status: 200, html: expect.stringContaining(`value="${email}"`) })
  await server.owner.query(
    `update sign_in_step set expires_at = clock_timestamp() - interval '1 second'`,
  )
  expect(await follow(browser)).toMatchObject({ status: 200 })
})

test('an account that existed keeps its password, and the browser gets no proof', async () => {
  await open()
  await server.owner.query(
    `insert into account (id, email, first_name, last_name, password_hash)
      values (gen_random_uuid(), $1, 'É', 'E', 'another hash')`,
    [email],
  )
  const browser = aBrowser(base)
  expect((await installIn(browser)).signIn).toBe('existingAccount')
  expect(browser.jar.has(cookie)).toBe(false)
  expect(await follow(browser)).toMatchObject({ status: 200 })
})

test('with an external identity provider, people sign in there', async () => {
  await open({ OIDC_ISSUER: 'http://127.0.0.1:9' })
  const { body: installed, headers } = await send(server, null, installBusiness, { body })
  expect(installed.signIn).toBe('identityProvider')
  expect(headers['set-cookie']).toBeUndefined()
})

test('a guessed proof is rejected, and its address is limited as for passwords', async () => {
  await open()
  await installIn(aBrowser(base))
  const guess = async () => {
    const browser = aBrowser(base)
    browser.jar.set(cookie, 'guess')
    return (await follow(browser)) as { status: number }
  }
  const statuses: number[] = []
  for (let i = 0; i < 101; i++) statuses.push((await guess()).status)
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
})
