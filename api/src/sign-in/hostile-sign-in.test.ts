import http from 'node:http'
import { isAnonymous } from '@guichet/contract/access.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage } from '../../test/browser.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { openTestServer, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
let port: number
let base: string
let staff: Staff
const [email, password] = ['maude@example.test', 'une phrase longue']
beforeAll(async () => {
  port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  staff = await aBusiness(server)
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(password),
    staff.accountId,
  ])
})
afterAll(() => server.close())

type HostileRequest = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}
const statusOf = ({ method, path, headers = {}, body }: HostileRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode!))
      },
    )
    // A body that is too large may be cut off once the answer is being sent.
    request.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(413) : reject(error),
    )
    request.end(body)
  })

const bodies: (string | Buffer | undefined)[] = [
  undefined,
  '',
  'null',
  '0',
  '"text"',
  '[]',
  '[null]',
  '{',
  '{}',
  '{"email":null,"password":null,"token":null,"clientName":null}',
  '{"email":["a"],"password":{"a":1},"token":1,"refreshToken":[],"clientName":{}}',
  '{"email":"\\u0000","password":"\\u0000","token":"\\u0000","clientName":"a\\u0000"}',
  `{"clientName":"gate","refreshToken":"${staffless(1)}","expiredAccessToken":"${'a'.repeat(7000)}"}`,
  'email=%00&password=%00&token=%00&repeat=%00',
  'email=a&email=b&password[]=1',
  'grant_type=authorization_code&code=%00&client_id=administration&redirect_uri=%00&code_verifier=%00',
  'grant_type=refresh_token&refresh_token=%00&client_id=administration',
  'grant_type=%00',
  'token=%00&client_id=administration',
  'xsrf=%00&logout=yes',
  'email=%ff%fe',
  `email=${'a'.repeat(20_000)}`,
  'a'.repeat(1_200_000),
  Buffer.from([0xff, 0xfe, 0x00, 0x01]),
]
/** A refresh token of the right form with a wrong signature. */
function staffless(n: number) {
  return `00000000-0000-7000-8000-00000000000${n}.0.${'a'.repeat(43)}`
}
const types: (string | undefined)[] = [
  undefined,
  '',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'nonsense',
]
const queries = [
  '',
  '?lang=%00&token=%00&link=%00&code=%00&state=%00',
  '?lang=a&lang=b&token=a&token=b&link=a&link=b&client_id=a&client_id=b',
  '?client_id=administration%00&response_type=%00&redirect_uri=%00',
  '?a[]=1&__proto__=x&constructor=y',
  `?token=${'a'.repeat(3000)}`,
  '?%ff=%ff&lang=%ED%A0%80',
]
const segments = ['x', '%00', 'a%00b', '%ff', 'a'.repeat(1900), '__proto__', '..%2f..%2fetc', "'--"]

const pages = [
  '/',
  '/config.json',
  '/health/live',
  '/health/ready',
  '/dev/mail',
  '/dev/mail/:a/:b',
  '/sign-in/:uid',
  '/sign-in/forgotten',
  '/sign-in/set-password',
  '/sign-in/page.css',
  '/sign-in/submit.js',
  '/oidc/auth',
  '/oidc/auth/:uid',
  '/oidc/token',
  '/oidc/token/revocation',
  '/oidc/me',
  '/oidc/jwks',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/session/end/success',
  '/oidc/.well-known/openid-configuration',
  '/oidc/:nothing',
  '/api/openapi.json',
  '/api/docs',
]
const calls = Object.values(endpoints)
  .filter((call) => isAnonymous(call.access))
  .map((call) => ({ method: call.method as string, path: pathOf(call) }))
const routes = [
  ...calls,
  ...pages.flatMap((path) => ['GET', 'POST'].map((method) => ({ method, path }))),
]
const filled = (path: string, segment: string) => path.replace(/:\w+/g, segment)
const contentType = (type: string | undefined) =>
  type === undefined ? {} : { 'content-type': type }

test.each(routes)('$method $path: no anonymous request causes a 5xx', async ({ method, path }) => {
  const browser = aBrowser(base)
  const { page } = await signInThroughPage(browser, base, { email, password: 'a wrong phrase' })
  // A live sign-in is in progress where one is needed, so that its own page is attacked too.
  const live = new URL(page.url).pathname.split('/').at(-1)!
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ')
  const sent: HostileRequest[] = [
    ...segments.flatMap((segment) =>
      queries.map((query) => ({
        method,
        path: filled(path, segment) + query,
        headers: { cookie },
      })),
    ),
    ...(method === 'GET'
      ? []
      : types.flatMap((type) =>
          bodies.map((body) => ({
            method,
            path: filled(path, live),
            headers: { cookie, ...contentType(type) },
            ...(body !== undefined && { body }),
          })),
        )),
  ]
  const faults: (HostileRequest & { status: number })[] = []
  for (const [place, request] of sent.entries()) {
    if (place % 40 === 0) await server.owner.query('delete from throttle')
    const status = await statusOf(request)
    if (status >= 500)
      faults.push({ ...request, body: String(request.body).slice(0, 100), headers: {}, status })
  }
  expect(faults.slice(0, 3)).toEqual([])
})

test('one of twenty concurrent uses of a code gets tokens, and the others get invalid_grant', async () => {
  const browser = aBrowser(base)
  const answers: { status: number; error?: string }[] = []
  await signInThroughPage(browser, base, { email, password }, async (fields) => {
    const use = async () => {
      const answer = await fetch(`${base}/oidc/token`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(fields),
      })
      return { status: answer.status, error: ((await answer.json()) as { error?: string }).error }
    }
    // Reads continue and writes wait: several requests have found the code unused before the first
    // one can mark it.
    await server.owner.query('begin; lock table oidc_payload in share mode')
    const asked = Promise.all(Array.from({ length: 20 }, use))
    const waiting = async () =>
      (
        await server.owner.query(
          `select count(*)::int as n
            from pg_locks
            where not granted and relation = 'oidc_payload'::regclass`,
        )
      ).rows[0].n
    await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(1)
    await server.owner.query('commit')
    answers.push(...((await asked) as typeof answers))
  })
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    answers.filter(({ status, error }) => status === 400 && error === 'invalid_grant'),
  ).toHaveLength(19)
})
