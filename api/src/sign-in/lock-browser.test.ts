import { randomBytes } from 'node:crypto'
import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import { lockSession, openLock, savePin } from '@guichet/contract/sign-in/lock-session.ts'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage, startSignIn, type Browser } from '../../test/browser.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { hashPassword } from './passwords.ts'

const password = 'une phrase longue'
const pin = '2580'

let server: TestServer
let base: string
let main: Staff
beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  main = await aBusiness(server)
  return () => server.close()
})

async function aClerk(): Promise<Staff & { email: string }> {
  const clerk = await aStaff(server, main, { accesses: ['Orders'] })
  const email = `clerk-${clerk.accountId}@example.test`
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(password),
    clerk.accountId,
  ])
  return { ...clerk, email }
}

async function post(browser: Browser, endpoint: Pick<Endpoint, 'service' | 'path'>, call: Call) {
  const answer = await browser.go(pathOf(endpoint), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(call.bearer && { authorization: `Bearer ${call.bearer}` }),
    },
    body: JSON.stringify(call.body),
  })
  const body = (await answer.json()) as { accessToken: string; refreshToken: string }
  return { status: answer.status, body }
}
type Call = { bearer?: string; body: object }
const jwt = { service: 'authorization', path: '/1.0/Jwt' } as const
const exchange = (browser: Browser, bearer: string, clientName = 'administration') =>
  post(browser, jwt, { bearer, body: { clientName } })
const profileOf = (who: Staff, accessToken: string) =>
  send(server, { accessToken }, getMyProfile, { params: { id: who.accountId } })
const choosePin = (accessToken: string) =>
  send(server, { accessToken }, savePin, { body: { pin, currentPassword: password } })

/** A clerk at a counter: signed in as the portal does, with access to the provider's tokens. */
async function aCounter() {
  const [clerk, browser] = [await aClerk(), aBrowser(base)]
  const { tokens } = await signInThroughPage(browser, base, { ...clerk, password })
  const { body } = await exchange(browser, tokens!.access_token)
  expect((await choosePin(body.accessToken)).status).toBe(200)
  return { clerk, browser, tokens: tokens!, accessToken: body.accessToken }
}
const lock = async (accessToken: string) =>
  expect((await send(server, { accessToken }, lockSession, {})).status).toBe(200)
/** Where the provider redirects a browser that requests a sign-in. */
const providerLeadsTo = async (browser: Browser) =>
  (await browser.go(startSignIn(base).path)).headers.get('location')

test('the provider requires the password while the screen is locked, regardless of cookies', async () => {
  const { browser, accessToken } = await aCounter()
  expect(await providerLeadsTo(browser)).toContain('/authentication/login-callback?code=')
  await lock(accessToken)
  expect(await providerLeadsTo(browser)).toMatch(/^\/sign-in\//)
  for (const name of ['__Host-guichet', '__Host-guichet-device']) {
    browser.jar.delete(name)
    expect(await providerLeadsTo(browser)).toMatch(/^\/sign-in\//)
  }
})

test('tokens of the provider from before the lock are rejected', async () => {
  const { browser, tokens, accessToken } = await aCounter()
  const refreshAtProvider = () =>
    browser.go('/oidc/token', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        client_id: 'administration',
      }),
    })
  await lock(accessToken)
  for (const clientName of ['administration', 'gate'])
    expect((await exchange(browser, tokens.access_token, clientName)).status).toBe(401)
  expect(await (await refreshAtProvider()).json()).toMatchObject({ error: 'invalid_grant' })
})

test('a code of the provider from before the lock is rejected', async () => {
  const { clerk, browser, accessToken } = await aCounter()
  let answer: Response | undefined
  await signInThroughPage(browser, base, { ...clerk, password }, async (fields) => {
    await lock(accessToken)
    answer = await browser.go('/oidc/token', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
  })
  expect(await answer!.json()).toMatchObject({ error: 'invalid_grant' })
})

test('writes of the provider that were in progress at the lock have no effect', async () => {
  const { browser, tokens, accessToken } = await aCounter()
  const kept = await server.owner.query('select * from oidc_payload')
  await lock(accessToken)
  for (const row of kept.rows) {
    const columns = Object.keys(row)
    await server.owner.query(
      `insert into oidc_payload (${columns.join()})
        values (${columns.map((_, i) => `$${i + 1}`).join()})
        on conflict do nothing`,
      Object.values(row),
    )
  }
  expect(await providerLeadsTo(browser)).toMatch(/^\/sign-in\//)
  expect((await exchange(browser, tokens.access_token)).status).toBe(401)
})

test('a lock that is concurrent with new sessions leaves no session open', async () => {
  for (let round = 0; round < 6; round++) {
    const { clerk, browser, tokens, accessToken } = await aCounter()
    const four = () =>
      Array.from({ length: 4 }, () => exchange(browser, tokens.access_token, 'gate'))
    const before = four()
    const locked = lock(accessToken)
    const answers = await Promise.all([...before, ...four()])
    await locked
    const opened = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []))
    for (const { accessToken: token } of opened)
      expect((await profileOf(clerk, token)).body).toMatchObject({
        type: 'SessionLocked',
      })
  }
})

test('every session of the browser and of the sign-in is locked, and another browser is not', async () => {
  const { clerk, browser, tokens, accessToken } = await aCounter()
  const [tab, gate] = [
    await exchange(browser, tokens.access_token),
    await exchange(browser, tokens.access_token, 'gate'),
  ]
  const elsewhere = aBrowser(base)
  const away = await signInThroughPage(elsewhere, base, { ...clerk, password })
  const atHome = await exchange(elsewhere, away.tokens!.access_token)
  await lock(accessToken)
  for (const { body } of [tab, gate])
    expect((await profileOf(clerk, body.accessToken)).status).toBe(423)
  expect((await profileOf(clerk, atHome.body.accessToken)).status).toBe(200)
})

test('the password opens its own session, and the PIN opens the locked one', async () => {
  const { clerk, browser, accessToken } = await aCounter()
  await lock(accessToken)
  const jar = new Map(browser.jar)
  const { tokens } = await signInThroughPage(browser, base, { ...clerk, password })
  const anew = await exchange(browser, tokens!.access_token)
  expect((await profileOf(clerk, anew.body.accessToken)).status).toBe(200)
  expect((await profileOf(clerk, accessToken)).status).toBe(423)
  for (const [name, value] of jar) browser.jar.set(name, value)
  const opened = await post(browser, openLock, {
    bearer: accessToken,
    body: { clerkPublicId: clerk.accountId, pin },
  })
  expect(opened.status).toBe(200)
  expect((await profileOf(clerk, accessToken)).status).toBe(200)
})

test('one of eight concurrent PIN sign-ins in a browser gets a session', async () => {
  const { clerk: second, browser, accessToken: before } = await aCounter()
  const device = browser.jar.get('__Host-guichet-device')!
  const next = aBrowser(base)
  next.jar.set('__Host-guichet-device', device)
  const first = await aClerk()
  const { tokens } = await signInThroughPage(next, base, { ...first, password })
  const entered = await exchange(next, tokens!.access_token)
  expect((await choosePin(entered.body.accessToken)).status).toBe(200)
  await lock(entered.body.accessToken)
  const take = () =>
    post(next, openLock, {
      bearer: entered.body.accessToken,
      body: { clerkPublicId: second.accountId, pin },
    })
  const statuses = (await Promise.all(Array.from({ length: 8 }, take))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const { rows } = await server.owner.query(
    `select locked_at is not null as locked from session
      where account_id = $1 and revoked_at is null and client_name = 'administration'`,
    [second.accountId],
  )
  // The previous session, which the lock of the browser locked, and the new one.
  expect(rows.map(({ locked }) => locked).sort()).toEqual([false, true])
  expect((await profileOf(second, before)).status).toBe(423)
})

test('an unknown session is rejected', async () => {
  const browser = aBrowser(base)
  expect((await exchange(browser, randomBytes(32).toString('base64url'))).status).toBe(401)
})
