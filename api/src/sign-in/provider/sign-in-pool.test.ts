import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage } from '../../../test/browser.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '../../../test/test-server.ts'
import { freePort } from '../../database/free-port.ts'
import { hashPassword } from '../passwords.ts'

let server: TestServer
let base: string
let staff: Staff
const [email, password] = ['maude@example.test', 'une phrase longue']
beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base }, poolSize: 2 })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  staff = await aBusiness(server)
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(password),
    staff.accountId,
  ])
})
afterAll(() => server.close())

/** Runs `work` while every connection of a pool is taken. */
async function without<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const taken = await Promise.all([pool.connect(), pool.connect()])
  try {
    return await work()
  } finally {
    for (const client of taken) client.release()
  }
}

test('anonymous requests have their own connections: with all of those taken, staff continue', async () => {
  const answer = await without(server.publicPool, () =>
    send(server, staff, getMyProfile, { params: { id: staff.accountId } }),
  )
  expect(answer.status).toBe(200)
})

test('no request before or during sign-in uses a connection of the counter', async () => {
  const json = (body: object, bearer = ''): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })
  await without(server.pool, async () => {
    const browser = aBrowser(base)
    const { tokens } = await signInThroughPage(browser, base, { email, password })
    const pair = await (
      await browser.go(
        '/api/authorization/1.0/Jwt',
        json({ clientName: 'gate' }, tokens!.access_token),
      )
    ).json()
    const { refreshToken } = pair as { refreshToken: string }
    const asked = [
      browser.go('/api/authorization/1.0/Jwt/refresh', json({ clientName: 'gate', refreshToken })),
      browser.go('/config.json'),
      browser.go('/dev/mail'),
      browser.go('/api/administration/1.0/Installation'),
      browser.go('/sign-in/forgotten', { method: 'POST', body: new URLSearchParams({ email }) }),
    ]
    expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual([
      200, 200, 200, 200, 200,
    ])
  })
})
