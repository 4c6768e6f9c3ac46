import { afterAll, expect, test } from 'vitest'
import { aBrowser, startSignIn } from '../browser.ts'
import { aBusiness } from '../factories/staff.ts'
import { startProcess } from '../race/processes.ts'
import { openTestServer } from '../test-server.ts'
import { proxiedDatabase } from './proxied-database.ts'

const server = await openTestServer()
afterAll(() => server.close())
const publicUrl = 'http://localhost:3999'

test('without the database the sign-in pages answer 503 with Retry-After', async () => {
  await aBusiness(server)
  const database = await proxiedDatabase(server.url)
  const app = await startProcess(database.url)
  const browser = aBrowser(app.base, publicUrl)
  const begun = await browser.go(startSignIn(publicUrl).path)
  const page = begun.headers.get('location')!
  expect((await browser.go(page)).status).toBe(200)
  await database.close()
  const form = (fields: Record<string, string>, accept: string): RequestInit => ({
    method: 'POST',
    headers: { accept },
    body: new URLSearchParams(fields),
  })
  const away: [string, RequestInit?][] = [
    [startSignIn(publicUrl).path],
    [page],
    [page, form({ email: 'a@example.test', password: 'x' }, 'text/html')],
    [
      '/oidc/token',
      form(
        { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'administration' },
        'application/json',
      ),
    ],
    ['/oidc/session/end?client_id=administration'],
  ]
  try {
    for (const [path, init] of away) {
      const answer = await browser.go(path, init)
      expect([path, answer.status]).toEqual([path, 503])
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
    }
  } finally {
    await app.stop()
  }
})
