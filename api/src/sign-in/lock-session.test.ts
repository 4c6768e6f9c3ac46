import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import {
  getLock,
  lockSession,
  openLock,
  removePin,
  saveIdleLock,
  savePin,
} from '@guichet/contract/sign-in/lock-session.ts'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { findCustomRoles } from '@guichet/contract/staff/save-custom-role.ts'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, type Browser } from '../../test/browser.ts'
import { enterPortal } from '../../test/factories/portal-sessions.ts'
import { dismiss } from '../../test/factories/roles.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { transaction } from '../platform/db/db.ts'
import { hashPassword } from './passwords.ts'
import { issueLink, spendLink } from './provider/password-links.ts'

const password = 'une phrase longue'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

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

/** A clerk with a password, signed in with the browser, and with a `pin` if there is one. */
async function aClerkAt(browser: Browser, pin?: string): Promise<Staff> {
  const clerk = await aStaff(server, main, { accesses: ['Orders', 'Staffs'] })
  const email = `clerk-${clerk.accountId}@example.test`
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(password),
    clerk.accountId,
  ])
  const entered = await enterPortal(browser, base, { ...clerk, email, password, userAgent })
  if (pin) expect((await choose(entered, pin)).status).toBe(200)
  return entered
}
const choose = (who: Staff, pin: string, currentPassword = password) =>
  send(server, who, savePin, { body: { pin, currentPassword } })
const profileOf = (who: Staff) => send(server, who, getMyProfile, { params: { id: who.accountId } })
/** Sends a request with the cookies of the browser, as the page does. */
async function ask(browser: Browser, who: Staff, endpoint: Endpoint, body?: object) {
  const answer = await browser.go(pathOf(endpoint), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${who.accessToken}`,
      'user-agent': userAgent,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const open = (browser: Browser, who: Staff, clerk: Staff, pin: string) =>
  ask(browser, who, openLock, { clerkPublicId: clerk.accountId, pin })

test('a locked session gets no answer until its PIN unlocks it', async () => {
  const browser = aBrowser(base)
  const clerk = await aClerkAt(browser, '2580')
  // A page that opens without an answer to its lock sends it again.
  for (let sent = 0; sent < 2; sent++)
    expect((await send(server, clerk, lockSession, {})).status).toBe(200)
  const { rows: lines } = await server.owner.query(
    "select from audit where account_id = $1 and code = 'session.locked'",
    [clerk.accountId],
  )
  expect(lines).toHaveLength(1)
  for (const [endpoint, call] of [
    [getMyProfile, { params: { id: clerk.accountId } }],
    [findCustomRoles, { query: {} }],
    [savePin, { body: { pin: '9174', currentPassword: password } }],
    [removePin, {}],
  ] as const)
    expect(await send(server, clerk, endpoint as typeof removePin, call as never)).toMatchObject({
      status: 423,
      body: { type: 'SessionLocked' },
    })
  expect((await ask(browser, clerk, getLock)).body).toMatchObject({ isLocked: true, hasPin: true })
  expect(await open(browser, clerk, clerk, '2581')).toMatchObject({
    status: 400,
    body: { type: 'WrongPin' },
  })
  expect((await open(browser, clerk, clerk, '2580')).status).toBe(200)
  expect((await profileOf(clerk)).status).toBe(200)
})

test('another clerk of the browser continues under their own account, and the first session ends', async () => {
  const browser = aBrowser(base)
  const first = await aClerkAt(browser, '1379')
  const second = await aClerkAt(browser, '8426')
  // The second clerk signed in last; the first one takes the browser back.
  expect((await ask(browser, second, getLock)).body.clerks).toEqual([
    { userPublicId: second.accountId, name: 'Théo Essai' },
    { userPublicId: first.accountId, name: 'Théo Essai' },
  ])
  await send(server, second, lockSession, {})
  const { status, body } = await open(browser, second, first, '1379')
  expect([status, body.refreshToken]).toEqual([200, 'in-cookie'])
  const entered = { ...first, accessToken: String(body.accessToken) }
  expect((await profileOf(entered)).body.publicId).toBe(first.accountId)
  expect((await profileOf(second)).status).toBe(401)
  // The cookie belongs to the new session and refreshes it.
  const renewed = await ask(
    browser,
    entered,
    {
      ...openLock,
      path: '/1.0/Jwt/refresh',
    },
    { clientName: 'administration' },
  )
  expect(renewed.status).toBe(200)
  const { rows } = await server.owner.query(
    `select account_id, facts from audit where code = 'session.taken_over' and tenant_id = $1`,
    [main.tenantId],
  )
  expect(rows).toEqual([{ account_id: first.accountId, facts: { from: second.accountId } }])
  const [session] = (
    await server.owner.query(
      `select extract(epoch from expires_at - created_at)::int / 3600 as hours
        from session
        where account_id = $1
        order by created_at desc
        limit 1`,
      [first.accountId],
    )
  ).rows
  expect(session).toEqual({ hours: 12 })
  expect(await violations(server.owner)).toEqual([])
})

test('a PIN is rejected in a browser that its clerk never signed in with', async () => {
  const [here, elsewhere] = [aBrowser(base), aBrowser(base)]
  const clerk = await aClerkAt(here, '2580')
  const stranger = await aClerkAt(elsewhere, '8426')
  await send(server, stranger, lockSession, {})
  expect(await open(elsewhere, stranger, clerk, '2580')).toMatchObject({
    body: { type: 'WrongPin' },
  })
})

test('after five guesses even the right PIN is delayed; another clerk is not affected', async () => {
  const browser = aBrowser(base)
  const other = await aClerkAt(browser, '8426')
  const clerk = await aClerkAt(browser, '2580')
  await send(server, clerk, lockSession, {})
  for (const guess of ['1111', '2222', '3333', '4444', '5555'])
    expect((await open(browser, clerk, clerk, guess)).status).toBe(400)
  expect(await open(browser, clerk, clerk, '2580')).toMatchObject({
    status: 429,
    body: { type: 'TooManyTries' },
  })
  expect((await open(browser, clerk, other, '8426')).status).toBe(200)
})

test.each([
  ['123', 'pin'],
  ['123456789', 'pin'],
  ['12a4', 'pin'],
  ['1234', 'pinTooEasy'],
  ['8765', 'pinTooEasy'],
  ['0000', 'pinTooEasy'],
])('the PIN %s is rejected', async (pin, rule) => {
  const clerk = await aStaff(server, main)
  expect(await choose(clerk, pin)).toMatchObject({ status: 400, body: { fields: [{ rule }] } })
})

test('a PIN is chosen with the password, and a session without one cannot be locked', async () => {
  const clerk = await aClerkAt(aBrowser(base))
  expect(await choose(clerk, '2580', 'another phrase')).toMatchObject({
    body: { type: 'WrongPassword' },
  })
  expect(await send(server, clerk, lockSession, {})).toMatchObject({
    status: 409,
    body: { type: 'PinMissing' },
  })
})

/** Chooses another password, by the link of an email. */
async function withNewPassword({ accountId }: Staff) {
  const link = { accountId, language: 'fr', hours: 1 }
  const scope = { tenantId: null, accountId: null }
  const url = await transaction(server.pool, scope, 'write', (tx) => issueLink(tx, base, link))
  const token = new URL(url).searchParams.get('token')!
  expect(await spendLink(server.pool, token, 'une autre phrase longue')).toBe(true)
}

test('the PIN is invalid after a removal, after its deletion and after a new password by link', async () => {
  const browser = aBrowser(base)
  const [removed, without] = [await aClerkAt(browser, '2580'), await aClerkAt(browser, '8426')]
  const renewed = await aClerkAt(browser, '7391')
  const last = await aClerkAt(browser, '1379')
  await withNewPassword(renewed)
  await dismiss(server, main, removed)
  expect((await send(server, without, removePin, {})).status).toBe(200)
  await send(server, last, lockSession, {})
  for (const [clerk, pin] of [
    [removed, '2580'],
    [without, '8426'],
    [renewed, '7391'],
  ] as const)
    expect((await open(browser, last, clerk, pin)).status).toBe(400)
})

test('the minutes until screens lock are stored per business', async () => {
  expect((await send(server, main, saveIdleLock, { body: { idleMinutes: 10 } })).status).toBe(200)
  expect((await send(server, main, getLock, {})).body.idleMinutes).toBe(10)
  await send(server, main, saveIdleLock, { body: { idleMinutes: null } })
  expect((await send(server, main, getLock, {})).body.idleMinutes).toBeNull()
  expect((await send(server, main, saveIdleLock, { body: { idleMinutes: 61 } })).status).toBe(400)
})
