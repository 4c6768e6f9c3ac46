import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage } from '../../test/browser.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { linksTo } from '../../test/mailbox.ts'
import { openTestServer, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

let server: TestServer
let base: string
let staff: Staff
const email = 'maude@example.test'
const password = 'une phrase longue'

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

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  body: JSON.stringify(body),
})
const exchange = (browser: ReturnType<typeof aBrowser>, bearer: string, body: object = {}) =>
  browser.go(
    '/api/authorization/1.0/Jwt',
    json({ clientName: 'administration', ...body }, { authorization: `Bearer ${bearer}` }),
  )
const refresh = (browser: ReturnType<typeof aBrowser>, body: object = {}, headers = {}) =>
  browser.go(
    '/api/authorization/1.0/Jwt/refresh',
    json({ clientName: 'administration', ...body }, headers),
  )
const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as {
    sub: string
    sid: string
    tid: string
    exp: number
    iat: number
  }
const profile = (token: string) =>
  fetch(`${base}/api/user/1.0/profile/me/${staff.accountId}`, {
    headers: { authorization: `Bearer ${token}` },
  })

test('the sign-in page leads to a token, the cookie refreshes it, and signing out ends it', async () => {
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, {
    email: email.toUpperCase(),
    password,
  })
  const answer = await exchange(browser, tokens!.access_token)
  const { accessToken, refreshToken } = (await answer.json()) as {
    accessToken: string
    refreshToken: string
  }
  expect(refreshToken).toBe('in-cookie')
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-guichet=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(claimsOf(accessToken)).toMatchObject({ sub: staff.accountId, tid: staff.tenantId })
  expect(claimsOf(accessToken).exp - claimsOf(accessToken).iat).toBe(900)
  expect((await profile(accessToken)).status).toBe(200)

  const renewed = (await (await refresh(browser)).json()) as { accessToken: string }
  expect(
    (
      await fetch(`${base}/api/authorization/1.0/Jwt`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${renewed.accessToken}` },
      })
    ).status,
  ).toBe(200)
  expect((await profile(accessToken)).status).toBe(401)
  expect((await refresh(browser)).status).toBe(401)
})

test('signing out ends the session of the provider, and the next visit requires the password', async () => {
  const browser = aBrowser(base)
  await signInThroughPage(browser, base, { email, password })
  const page = await (
    await browser.go(`/oidc/session/end?client_id=administration&post_logout_redirect_uri=${base}/`)
  ).text()
  const fields = [...page.matchAll(/<input type="hidden"[^>]*name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]): [string, string] => [name!, value!],
  )
  expect(Object.fromEntries(fields)).toMatchObject({ logout: 'yes' })
  const done = await browser.go('/oidc/session/end/confirm', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(done.headers.get('location')).toBe(`${base}/`)
  const again = await browser.go(
    `/oidc/auth?client_id=administration&response_type=code&scope=openid&redirect_uri=${base}/authentication/login-callback&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`,
  )
  expect(again.headers.get('location')).toMatch(/^\/sign-in\//)
})

test('the provider’s token identifies one person: another id, a code used twice and an invalid token are rejected', async () => {
  const browser = aBrowser(base)
  const { tokens, code, verifier } = await signInThroughPage(browser, base, { email, password })
  const stranger = await aBusiness(server)
  expect(
    await (
      await exchange(browser, tokens!.access_token, { userPublicId: stranger.accountId })
    ).json(),
  ).toMatchObject({ status: 400, type: 'ForgedActor' })
  expect(
    (await exchange(browser, tokens!.access_token, { collaboratorPublicId: stranger.tenantId }))
      .status,
  ).toBe(404)
  const again = await browser.go('/oidc/token', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code!,
      code_verifier: verifier!,
      client_id: 'administration',
      redirect_uri: `${base}/authentication/login-callback`,
    }),
  })
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' })
  expect((await exchange(browser, tokens!.access_token)).status).toBe(401)
  expect((await exchange(browser, 'nonsense')).status).toBe(401)
})

test('twenty concurrent refreshes create one successor, and a late use of an old token ends the session', async () => {
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  const { refreshToken } = (await (
    await exchange(browser, tokens!.access_token, { clientName: 'gate' })
  ).json()) as { refreshToken: string }
  const use = (token: string) =>
    fetch(
      `${base}/api/authorization/1.0/Jwt/refresh`,
      json({ clientName: 'gate', refreshToken: token }),
    )
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(refreshToken)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  const successors = new Set(
    await Promise.all(
      answers.map(
        async (answer) => ((await answer.json()) as { refreshToken: string }).refreshToken,
      ),
    ),
  )
  expect(successors.size).toBe(1)
  await server.owner.query(`update session set rotated_at = rotated_at - interval '6 seconds'`)
  expect((await use(refreshToken)).status).toBe(401)
  expect((await use([...successors][0]!)).status).toBe(401)
})

test('the cookie is rejected from another site', async () => {
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  await exchange(browser, tokens!.access_token)
  expect((await refresh(browser, {}, { origin: 'https://evil.example' })).status).toBe(401)
  expect((await refresh(browser, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(401)
  expect((await refresh(browser)).status).toBe(200)
})

test('wrong passwords and unknown people get the same page; the eleventh attempt from one address is limited', async () => {
  const pages = await Promise.all(
    [
      [email, 'wrong words here'],
      ['nobody@example.test', 'wrong words here'],
    ].map(async ([who, messages]) => {
      const { page } = await signInThroughPage(aBrowser(base), base, {
        email: who!,
        password: messages!,
      })
      return [
        page.status,
        (await page.text()).replace(who!, '').replaceAll(/sign-in\/[\w-]+\?/g, ''),
      ]
    }),
  )
  expect(pages[0]).toEqual(pages[1])
  expect(pages[0]![0]).toBe(401)
  for (let i = 0; i < 9; i++)
    await signInThroughPage(aBrowser(base), base, {
      email: 'guess@example.test',
      password: 'wrong words here',
    })
  const statuses = await Promise.all(
    [1, 2].map(
      async () =>
        (
          await signInThroughPage(aBrowser(base), base, {
            email: 'guess@example.test',
            password: 'wrong words here',
          })
        ).page.status,
    ),
  )
  expect(statuses).toContain(429)
})

test('a hundred correct sign-ins from one address are not limited', async () => {
  for (let i = 0; i < 105; i++)
    expect(
      (await signInThroughPage(aBrowser(base), base, { email, password })).tokens,
      `time ${i}`,
    ).toBeTruthy()
})

test('a wrong password takes as long for an unknown email as for a known one', async () => {
  const medianOf = async (stored: string | null) => {
    const list: number[] = []
    for (let i = 0; i < 15; i++) {
      const started = performance.now()
      await verifyPassword('wrong words here', stored)
      list.push(performance.now() - started)
    }
    return list.toSorted((a, b) => a - b)[7]!
  }
  const [known, unknown] = [await medianOf(await hashPassword(password)), await medianOf(null)]
  // Without the hash for unknown emails the ratio would be a hundredth.
  expect(unknown / known).toBeGreaterThan(0.5)
})

test('a link for a forgotten password works once within an hour, looks the same for unknown addresses, and ends every session', async () => {
  const browser = aBrowser(base)
  const ask = async (who: string) =>
    await (
      await browser.go('/sign-in/forgotten?lang=en', {
        method: 'POST',
        body: new URLSearchParams({ email: who }),
      })
    ).text()
  expect(await ask(email)).toBe(await ask('nobody@example.test'))
  const [link] = await linksTo(server, email)
  const token = link!.searchParams.get('token')!
  const set = (fields: object) =>
    browser.go('/sign-in/set-password?lang=en', {
      method: 'POST',
      body: new URLSearchParams({
        token,
        password: 'another long phrase',
        repeat: 'another long phrase',
        ...fields,
      }),
    })
  expect((await set({ repeat: 'different' })).status).toBe(400)
  expect((await set({ password: 'guichet-demo-2026', repeat: 'guichet-demo-2026' })).status).toBe(
    400,
  )
  expect((await set({})).status).toBe(200)
  expect((await set({})).status).toBe(400)
  expect((await profile(staff.accessToken)).status).toBe(401)
  expect(
    (await signInThroughPage(aBrowser(base), base, { email, password: 'another long phrase' }))
      .tokens,
  ).toBeTruthy()
})
