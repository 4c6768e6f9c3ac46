import { revokeToken } from '@guichet/contract/sign-in/revoke-token.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage } from '../../test/browser.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { emailsOf, linksTo } from '../../test/mailbox.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
let base: string
let staff: Staff
const [email, password] = ['maude@example.test', 'une phrase longue']

beforeAll(async () => {
  const port = await freePort()
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

type Browser = ReturnType<typeof aBrowser>
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})
const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  body: JSON.stringify(body),
})
type Pair = { accessToken: string; refreshToken: string }
const exchange = async (browser: Browser, bearer: string): Promise<Pair> =>
  (await (
    await browser.go(
      '/api/authorization/1.0/Jwt',
      json({ clientName: 'gate' }, { authorization: `Bearer ${bearer}` }),
    )
  ).json()) as Pair
const refresh = (refreshToken: string) =>
  fetch(`${base}/api/authorization/1.0/Jwt/refresh`, json({ clientName: 'gate', refreshToken }))
const askForLink = () => aBrowser(base).go('/sign-in/forgotten', form({ email }))

test('a copy of the database has nothing that signs in', async () => {
  const browser = aBrowser(base)
  const { tokens, code } = await signInThroughPage(browser, base, { email, password })
  const pair = await exchange(browser, tokens!.access_token)
  await askForLink()
  const [link] = await linksTo(server, email)
  const pending = aBrowser(base)
  await signInThroughPage(pending, base, { email, password: 'a wrong phrase' })
  const secrets = [
    tokens!.access_token,
    tokens!.refresh_token,
    tokens!.id_token,
    code!,
    pair.accessToken,
    pair.refreshToken,
    link!.searchParams.get('token')!,
    ...browser.jar.values(),
    ...pending.jar.values(),
  ]
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select table_name as name
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const dump: { line: string }[] = []
  for (const { name } of tables) {
    dump.push(
      ...(
        await server.owner.query<{ line: string }>(
          `select to_jsonb(t)::text as line from "${name}" t`,
        )
      ).rows,
    )
  }
  expect(dump.length).toBeGreaterThan(20)
  const written = dump.map(({ line }) => line).join('\n')
  for (const secret of secrets)
    for (const form of ['utf8', 'hex', 'base64', 'base64url'] as const) {
      expect(written.includes(Buffer.from(secret).toString(form)), `${secret} as ${form}`).toBe(
        false,
      )
    }
})

test('using a link invalidates all other links of the account', async () => {
  await askForLink()
  const links = await linksTo(server, email, 2)
  const use = (link: URL) =>
    aBrowser(base).go(
      '/sign-in/set-password',
      form({ token: link.searchParams.get('token')!, password, repeat: password }),
    )
  expect((await use(links[1]!)).status).toBe(200)
  expect((await use(links[0]!)).status).toBe(400)
})

test('signing out of the API ends the provider’s session and its tokens: the next authorization requires the password', async () => {
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  const { accessToken } = await exchange(browser, tokens!.access_token)
  const elsewhere = aBrowser(base)
  const other = await exchange(
    elsewhere,
    (await signInThroughPage(elsewhere, base, { email, password })).tokens!.access_token,
  )
  expect((await send(server, { accessToken }, revokeToken, {})).status).toBe(200)
  const query = new URLSearchParams({
    client_id: 'administration',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    redirect_uri: `${base}/authentication/login-callback`,
  })
  expect((await browser.go(`/oidc/auth?${query}`)).headers.get('location')).toMatch(/^\/sign-in\//)
  const again = await browser.go(
    '/api/authorization/1.0/Jwt',
    json({ clientName: 'gate' }, { authorization: `Bearer ${tokens!.access_token}` }),
  )
  expect(again.status).toBe(401)
  const renewed = await browser.go(
    '/oidc/token',
    form({
      grant_type: 'refresh_token',
      refresh_token: tokens!.refresh_token,
      client_id: 'administration',
    }),
  )
  expect(renewed.status).toBe(400)
  // The person's other sessions continue.
  expect((await refresh(other.refreshToken)).status).toBe(200)
})

test('signing out at the provider ends the API sessions that came from it', async () => {
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  const { refreshToken } = await exchange(browser, tokens!.access_token)
  // Another sign-in of the same browser uses the same session of the provider, under a new id.
  await signInThroughPage(browser, base, { email, password })
  expect((await refresh(refreshToken)).status).toBe(200)
  const page = await (await browser.go('/oidc/session/end?client_id=administration')).text()
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)![1]!
  await browser.go('/oidc/session/end/confirm', form({ xsrf, logout: 'yes' }))
  expect((await refresh(refreshToken)).status).toBe(401)
})

test('a disabled account cannot refresh', async () => {
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  const { refreshToken } = await exchange(browser, tokens!.access_token)
  await server.owner.query('update account set disabled_at = now() where id = $1', [
    staff.accountId,
  ])
  const renewed = await browser.go(
    '/oidc/token',
    form({
      grant_type: 'refresh_token',
      refresh_token: tokens!.refresh_token,
      client_id: 'administration',
    }),
  )
  expect([(await refresh(refreshToken)).status, renewed.status]).toEqual([401, 400])
  await server.owner.query('update account set disabled_at = null where id = $1', [staff.accountId])
})

test.each([
  ['fr', 'Une de vos sessions a été fermée'],
  ['en', 'One of your sessions was ended'],
])(
  'a reused refresh token is reported once: to the person (%s) and in the audit of each business',
  async (language, subject) => {
    const second = await aBusiness(server)
    await server.owner.query('update account set language = $1 where id = $2', [
      language,
      staff.accountId,
    ])
    await server.owner.query(
      `insert into staff (tenant_id, id, account_id, is_main, role_types)
        values ($1, gen_random_uuid(), $2, false, '{UserCollaboratorAdmin}')`,
      [second.tenantId, staff.accountId],
    )
    const browser = aBrowser(base)
    const { refreshToken } = await exchange(
      browser,
      (await signInThroughPage(browser, base, { email, password })).tokens!.access_token,
    )
    await refresh(refreshToken)
    await server.owner.query(`update session set rotated_at = rotated_at - interval '6 seconds'`)
    const before = (await emailsOf(server, 'session-ended', email)).length
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await refresh(refreshToken)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([401]))
    const sessionId = refreshToken.split('.')[0]
    const { rows } = await server.owner.query(
      `select tenant_id, count(*)::int as lines
        from audit
        where code = 'session.refresh_token_reused' and subject_id = $1
        group by 1`,
      [sessionId],
    )
    expect(rows).toHaveLength(language === 'fr' ? 2 : 3)
    expect(rows.every((row) => row.lines === 1)).toBe(true)
    const emails = await emailsOf(server, 'session-ended', email)
    expect(emails).toHaveLength(before + 1)
    expect(emails.at(-1)).toContain(subject)
  },
)
