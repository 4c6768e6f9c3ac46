import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage } from '../../test/browser.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { openTestServer, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
let port: number
let base: string
const [email, password] = ['maude@example.test', 'une phrase longue']
beforeAll(async () => {
  port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({
    env: { PUBLIC_URL: base, ALLOWED_HOSTS: 'probe.internal, 10.1.2.3:8080', TRUST_PROXY: '1' },
  })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  const { accountId } = await aBusiness(server)
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(password),
    accountId,
  ])
})
afterAll(() => server.close())

type Got = { status: number; type: string; body: string }
/** A request with a given Host header. */
const get = (path: string, headers: Record<string, string>): Promise<Got> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, headers }, (answer) => {
        let body = ''
        answer
          .setEncoding('utf8')
          .on('data', (chunk) => {
            body += chunk
          })
          .on('end', () =>
            resolve({
              status: answer.statusCode!,
              type: answer.headers['content-type'] ?? '',
              body,
            }),
          )
      })
      .on('error', reject)
  })

test('a foreign host name gets 421 everywhere, before anything else', async () => {
  for (const path of [
    '/',
    '/api/administration/1.0/Installation',
    '/config.json',
    '/oidc/.well-known/openid-configuration',
    '/sign-in/page.css',
    '/dev/mail',
    '/health/live',
    '/nothing',
  ]) {
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '10.1.2.3',
      'localhost@evil.example',
    ]) {
      expect((await get(path, { host })).status, `${host} ${path}`).toBe(421)
    }
  }
  const problem = await get('/api/administration/1.0/Installation', {
    host: 'evil.example',
    'accept-language': 'en',
  })
  expect([problem.type, JSON.parse(problem.body).type]).toEqual([
    'application/problem+json; charset=utf-8',
    'MisdirectedRequest',
  ])
  const page = await get('/', {
    host: 'evil.example',
    accept: 'text/html',
    'accept-language': 'fr',
  })
  expect([page.type, page.body]).toEqual([
    'text/plain; charset=utf-8',
    'Ce serveur ne répond pas à ce nom d’hôte.\n',
  ])
})

test('our own names are answered: the public one, loopback ones at any port, those of the setting', async () => {
  for (const host of [
    `localhost:${port}`,
    'LOCALHOST',
    '127.0.0.1:9',
    '[::1]:3000',
    'probe.internal',
    'probe.internal:81',
    '10.1.2.3:8080',
  ]) {
    expect((await get('/health/live', { host })).status, host).toBe(200)
  }
  expect((await get('/health/live', { host: 'evil.example' })).status).toBe(421)
})

test('a request with two different host names gets no answer', async () => {
  const socket = net.connect(port, '127.0.0.1')
  const answered = text(socket)
  socket.end('GET /health/live HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n')
  expect(await answered).toMatch(/^HTTP\/1\.1 4(00|21) /)
})

test('discovery and redirects use the public address, regardless of headers', async () => {
  for (const headers of [
    { host: 'probe.internal' },
    { host: '127.0.0.1:9' },
    {
      host: `localhost:${port}`,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '9',
      forwarded: 'host=evil.example;proto=https',
    },
  ]) {
    const found = await get('/oidc/.well-known/openid-configuration', headers)
    const urls = Object.values(JSON.parse(found.body) as object).filter(
      (value) => typeof value === 'string' && value.startsWith('http'),
    )
    expect(urls.length).toBeGreaterThan(4)
    for (const url of urls) expect(url).toMatch(new RegExp(`^${base}/oidc`))
  }
})

test('forty guesses with different leftmost X-Forwarded-For entries count as one guesser', async () => {
  const browser = aBrowser(base)
  const query = new URLSearchParams({
    client_id: 'administration',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    redirect_uri: `${base}/authentication/login-callback`,
  })
  const path = (await browser.go(`/oidc/auth?${query}`)).headers.get('location')!
  const statuses: number[] = []
  for (let i = 0; i < 40; i++) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.7` }
    const body = new URLSearchParams({
      email: 'victim@example.test',
      password: `guess number ${i}`,
    })
    statuses.push((await browser.go(path, { method: 'POST', body, headers })).status)
  }
  expect(statuses.map((status) => status === 401)).toEqual(statuses.map((_, i) => i < 10))
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
})

const end = () => `/oidc/session/end?client_id=administration&post_logout_redirect_uri=${base}/`
test('a link from another site signs nobody out: it only leads to a question, in both languages', async () => {
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  const stranger = aBrowser(base)
  const other = await aBusiness(server)
  await server.owner.query(
    `update account
      set password_hash = (select password_hash from account where email = $1)
      where id = $2`,
    [email, other.accountId],
  )
  const {
    rows: [{ email: otherEmail }],
  } = await server.owner.query('select email from account where id = $1', [other.accountId])
  const theirs = (await signInThroughPage(stranger, base, { email: otherEmail, password })).tokens!
    .id_token
  const page = async (path: string, headers: Record<string, string>) =>
    (await browser.go(path, { headers })).text()
  for (const [path, headers] of [
    [end(), { 'sec-fetch-site': 'cross-site' }],
    [end(), {}],
    [`${end()}&id_token_hint=${theirs}`, { 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    expect(await page(path, headers)).not.toContain('<script')
  }
  expect(await page(end(), { 'sec-fetch-site': 'none', 'accept-language': 'fr' })).toContain(
    'Se déconnecter?',
  )
  expect(await page(`${end()}&lang=en`, { 'sec-fetch-site': 'none' })).toContain('Sign out?')
  // Requests of our portal, and those with an ID token of the person, need no question.
  expect(await page(end(), { 'sec-fetch-site': 'same-origin' })).toContain(
    '<script src="/sign-in/submit.js">',
  )
  expect(
    await page(`${end()}&id_token_hint=${tokens!.id_token}`, { 'sec-fetch-site': 'cross-site' }),
  ).toContain('<script src="/sign-in/submit.js">')
})
