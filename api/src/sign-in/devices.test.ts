import {
  endOtherSessions,
  endSession,
  findSessions,
} from '@guichet/contract/sign-in/find-sessions.ts'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage, type Browser } from '../../test/browser.ts'
import { enterPortal } from '../../test/factories/portal-sessions.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { aBusiness, signedIn, type Staff } from '../../test/factories/staff.ts'
import { emailsOf } from '../../test/mailbox.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { readDevice } from './devices.ts'
import { hashPassword } from './passwords.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const [email, password] = ['devices@example.test', 'une phrase longue']

let server: TestServer
let base: string
let staff: Staff
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
  return () => server.close()
})

const enter = (browser: Browser, userAgent: string) =>
  enterPortal(browser, base, { ...staff, email, password, userAgent })
const sessions = async (who: Staff) => (await send(server, who, findSessions, {})).body.items
const newDeviceEmails = async () => {
  await workOff(server)
  return emailsOf(server, 'new-device', email)
}

test('a browser is recognized; a new one is reported by email, and each is listed', async () => {
  const desk = aBrowser(base)
  await enter(desk, firefox)
  // The session of the fixture has no device, so the person is notified.
  expect(await newDeviceEmails()).toHaveLength(1)
  const again = await enter(desk, firefox)
  expect(await newDeviceEmails()).toHaveLength(1)
  const pocket = await enter(aBrowser(base), phone)
  const letters = await newDeviceEmails()
  expect(letters).toHaveLength(2)
  expect(letters[1]).toContain('Safari (iOS)')
  expect(letters[1]).toContain(`${base}/sign-in/forgotten`)

  const [first, ...others] = await sessions(pocket)
  expect(first).toMatchObject({ browser: 'Safari', system: 'iOS', isCurrent: true })
  expect(others.filter(({ browser }) => browser === 'Firefox')).toHaveLength(2)
  expect(others.every(({ isCurrent }) => !isCurrent)).toBe(true)

  const gone = others.find(({ browser }) => browser === 'Firefox')!
  const end = () => send(server, pocket, endSession, { params: { id: gone.publicId } })
  expect((await end()).status).toBe(200)
  expect((await end()).status).toBe(404)
  expect((await send(server, pocket, endOtherSessions, {})).status).toBe(200)
  expect(await sessions(pocket)).toHaveLength(1)
  expect((await send(server, again, findSessions, {})).status).toBe(401)
})

test('nobody sees or ends the sessions of another person', async () => {
  const stranger = await aBusiness(server)
  const own = await signedIn(server, staff.tenantId, staff.accountId)
  expect((await sessions(stranger)).map(({ publicId }) => publicId)).toEqual([stranger.sessionId])
  const params = { id: own.sessionId }
  expect((await send(server, stranger, endSession, { params })).status).toBe(404)
  expect((await send(server, own, findSessions, {})).status).toBe(200)
})

test('the first browser of a person is not reported', async () => {
  const newcomer = await aBusiness(server)
  await server.owner.query('delete from session where account_id = $1', [newcomer.accountId])
  await server.owner.query(
    'update account set email = $1, password_hash = (select password_hash from account where id = $2) where id = $3',
    ['first@example.test', staff.accountId, newcomer.accountId],
  )
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, {
    email: 'first@example.test',
    password,
  })
  await browser.go('/api/authorization/1.0/Jwt', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens!.access_token}`,
    },
    body: JSON.stringify({ clientName: 'administration' }),
  })
  await workOff(server)
  expect(await emailsOf(server, 'new-device', 'first@example.test')).toEqual([])
})

test.each([
  [undefined, null, null],
  ['curl/8.5.0', null, null],
  ['', null, null],
  ['x'.repeat(5000), null, null],
  [firefox, 'Firefox', 'Windows'],
  [phone, 'Safari', 'iOS'],
])('names from a user agent: %.40s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system })
})
