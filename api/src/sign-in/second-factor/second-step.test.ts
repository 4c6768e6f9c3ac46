import { findSessions } from '@guichet/contract/sign-in/find-sessions.ts'
import { getSecondFactors } from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBrowser, signInThroughPage, startSignIn } from '../../../test/browser.ts'
import { softPasskey } from '../../../test/factories/input/soft-passkey.ts'
import {
  codeOf,
  password,
  withPasskey,
  withPassword,
  withTotp,
} from '../../../test/factories/second-factors.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { emailsOf } from '../../../test/mailbox.ts'
import { openTestServer, send, type TestServer } from '../../../test/test-server.ts'
import { freePort } from '../../database/free-port.ts'

let server: TestServer
let base: string
let staff: Staff
let email: string
beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  return () => server.close()
})
beforeEach(async () => {
  await server.owner.query('delete from throttle')
  staff = await aBusiness(server)
  email = await withPassword(server, staff)
})

const signInWith = (second: (page: string) => Record<string, string>, browser = aBrowser(base)) =>
  signInThroughPage(browser, base, { email, password, second })
const withCode = (code: string) => signInWith(() => ({ code }))
const askedOn = (page: string) =>
  JSON.parse(/data-options="([^"]*)"/.exec(page)![1]!.replaceAll('&quot;', '"')) as {
    challenge: string
  }

test('a person without a second factor signs in with a password', async () => {
  expect((await withCode('')).tokens).toBeDefined()
})

test('after the password a code of the app is required, and none is accepted twice', async () => {
  const { secret } = await withTotp(server, staff)
  // The code of the enrolment is used up.
  const used = await withCode(codeOf(secret))
  expect([used.page.status, used.tokens]).toEqual([401, undefined])
  expect(await used.page.text()).toContain('Ce code est inexact, expiré ou déjà utilisé.')
  const next = codeOf(secret, 30)
  expect((await withCode(next)).tokens).toBeDefined()
  expect((await withCode(next)).page.status).toBe(401)
  expect((await withCode(codeOf(secret, 120))).page.status).toBe(401)
  expect((await withCode(codeOf(secret, -120))).page.status).toBe(401)
})

test('one of five concurrent requests with the same code succeeds', async () => {
  const { secret, recoveryCodes } = await withTotp(server, staff)
  await server.owner.query('update totp set last_step = null')
  for (const code of [codeOf(secret), recoveryCodes[0]!]) {
    await server.owner.query('delete from throttle')
    const ends = await Promise.all(Array.from({ length: 5 }, () => withCode(code)))
    expect(ends.filter(({ tokens }) => tokens)).toHaveLength(1)
  }
})

test('a recovery code works once, in any spelling, and the person is notified', async () => {
  const { recoveryCodes } = await withTotp(server, staff)
  const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'o')
  expect((await withCode(typed)).tokens).toBeDefined()
  expect((await withCode(recoveryCodes[3]!)).page.status).toBe(401)
  const { body } = await send(server, staff, getSecondFactors, {})
  expect(body.recoveryCodesLeft).toBe(9)
  expect((await emailsOf(server, 'second-factor', email)).at(-1)).toContain(
    'Un code de secours a servi à se connecter',
  )
})

test('after five wrong codes in a quarter of an hour even the right one is rejected', async () => {
  const { secret } = await withTotp(server, staff)
  for (let i = 0; i < 5; i++) expect((await withCode('000000')).page.status).toBe(401)
  const late = await withCode(codeOf(secret, 30))
  expect(late.page.status).toBe(429)
  expect(await late.page.text()).toContain('Trop de tentatives')
})

test('a passkey signs in; one of another site, a foreign one and an old answer do not', async () => {
  const { passkey, saved } = await withPasskey(server, staff, base)
  expect(saved.status).toBe(200)
  expect(saved.body.recoveryCodes).toHaveLength(10)
  let answer = ''
  const { tokens } = await signInWith((page) => {
    answer = passkey.get(askedOn(page).challenge)
    return { credential: answer }
  })
  expect(tokens).toBeDefined()
  // The same answer again signs another challenge.
  expect((await signInWith(() => ({ credential: answer }))).page.status).toBe(401)
  const foreign = softPasskey(base)
  const refused = await signInWith((page) => ({
    credential: foreign.get(askedOn(page).challenge),
  }))
  expect(refused.page.status).toBe(401)
  await server.owner.query('delete from throttle')
  for (const credential of ['{', 'null', '{"id":"x"}', `{"id":"${passkey.id}","response":{}}`])
    expect((await signInWith(() => ({ credential }))).page.status).toBe(401)
})

test('the page of the second step does nothing without the password, nor in another browser', async () => {
  const { secret } = await withTotp(server, staff)
  const browser = aBrowser(base)
  const begun = await browser.go(startSignIn(base).path)
  const path = begun.headers.get('location')!
  const second = `${path.split('?')[0]}/second?lang=fr`
  expect((await browser.go(second)).status).toBe(410)
  const body = new URLSearchParams({ code: codeOf(secret, 30) })
  expect((await browser.go(second, { method: 'POST', body })).status).toBe(410)
  const given = await browser.go(path, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  })
  expect(given.headers.get('location')).toBe(second)
  expect((await aBrowser(base).go(second)).status).toBe(410)
  expect((await browser.go(second)).status).toBe(200)
})

test('adding the first factor ends all other sessions', async () => {
  const { tokens } = await withCode('')
  expect(tokens).toBeDefined()
  await withTotp(server, staff)
  const { body } = await send(server, staff, findSessions, {})
  expect(body.items).toHaveLength(1)
})
