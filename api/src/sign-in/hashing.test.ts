import { installBusiness } from '@guichet/contract/businesses/install-business.ts'
import { changePassword } from '@guichet/contract/sign-in/change-password.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser } from '../../test/browser.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { watchHashes } from '../../test/hash-jobs.ts'
import { linksTo } from '../../test/mailbox.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
let base: string
let staff: Staff
const [email, password] = ['maude@example.test', 'une phrase longue']
const main = {
  province: 'QC',
  timeZone: 'America/Toronto',
  firstName: 'Maude',
  lastName: 'Essai',
  language: 'fr',
} as const
const installed = { ...main, name: { fr: 'Parc', en: 'Park' }, email, password }
/** Number of connections in use. */
const lent = () =>
  [server.pool, server.publicPool].reduce((sum, pool) => sum + pool.totalCount - pool.idleCount, 0)

beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
})
afterAll(() => server.close())

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})
const aPage = async () => {
  const browser = aBrowser(base)
  const query = new URLSearchParams({
    client_id: 'administration',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    redirect_uri: `${base}/authentication/login-callback`,
  })
  const answer = await browser.go(`/oidc/auth?${query}`)
  return { browser, path: answer.headers.get('location')! }
}
const setPassword = (token: string, chosen: string) =>
  aBrowser(base).go('/sign-in/set-password', form({ token, password: chosen, repeat: chosen }))

test('no password is hashed while a connection is held', async () => {
  const watch = watchHashes(lent)
  expect((await send(server, null, installBusiness, { body: installed })).status).toBe(200)
  staff = await aBusiness(server)
  const hash = (
    await server.owner.query('select password_hash from account where email = $1', [email])
  ).rows[0].password_hash
  await server.owner.query('update account set password_hash = $1 where id = $2', [
    hash,
    staff.accountId,
  ])
  const body = { currentPassword: password, newPassword: 'a new long phrase' }
  expect((await send(server, staff, changePassword, { body })).status).toBe(200)
  expect((await send(server, staff, changePassword, { body })).body.type).toBe('WrongPassword')
  await aBrowser(base).go('/sign-in/forgotten', form({ email }))
  const [link] = await linksTo(server, email)
  expect((await setPassword(link!.searchParams.get('token')!, password)).status).toBe(200)
  const { browser, path } = await aPage()
  expect((await browser.go(path, form({ email, password }))).status).toBe(303)
  // When a business exists already, its password is not even hashed.
  expect((await send(server, null, installBusiness, { body: installed })).body.type).toBe(
    'AlreadyInstalled',
  )
  watch.stop()
  expect(watch.seen.started).toBe(6)
  expect(watch.seen.looks).toEqual([0, 0, 0, 0, 0, 0])
})

test('a request without a link causes no hashing, and is limited in the end', async () => {
  const watch = watchHashes()
  const statuses: number[] = []
  for (let i = 0; i < 60; i++)
    statuses.push((await setPassword(`guess-${i}`, 'a new long phrase')).status)
  watch.stop()
  expect(watch.seen.started).toBe(0)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  expect(statuses.at(-1)).toBe(429)
  await server.owner.query('delete from throttle')
})

test('a link cannot be used to hash passwords without a limit', async () => {
  await aBrowser(base).go('/sign-in/forgotten', form({ email }))
  const link = (await linksTo(server, email, 2)).at(-1)!
  const watch = watchHashes()
  const ask = () => setPassword(link.searchParams.get('token')!, 'yet another long phrase')
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await ask()).status))
  watch.stop()
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(watch.seen.started).toBeLessThanOrEqual(10)
})

/** Keeps the password queue full until it is stopped: each finished hash is replaced. */
function crowd() {
  let open = true
  const stay = async (): Promise<void> => {
    while (open) await hashPassword('a long phrase')
  }
  const people = Array.from({ length: 100 }, () => stay().catch(() => undefined))
  return async () => {
    open = false
    await Promise.all(people)
  }
}

test('passwords have a separate queue: two threads at most, then a page with the time to retry', async () => {
  const { browser, path } = await aPage()
  const attempt = () => browser.go(path, form({ email: 'crowd@example.test', password: 'wrong' }))
  const watch = watchHashes()
  const disperse = crowd()
  const busy = await attempt()
  await disperse()
  watch.stop()
  expect(busy.status).toBe(503)
  expect(busy.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await busy.text()).toContain('Trop de personnes se connectent en ce moment')
  expect(watch.seen.mostAtOnce).toBeLessThanOrEqual(2)
  expect((await attempt()).status).toBe(401)
})
