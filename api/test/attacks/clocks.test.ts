import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/sign-in/passwords.ts'
import { aBrowser, startSignIn } from '../browser.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { startProcess, type AppProcess } from '../race/processes.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

const publicUrl = 'http://localhost:3999'
const [email, password] = ['maude@example.test', 'une phrase longue']
const preload = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.ts')).href
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json' },
  body: new URLSearchParams(fields),
})
const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  body: JSON.stringify(body),
})

describe.each([
  ['90 seconds ahead', 90],
  ['20 minutes behind', -1200],
])('a server whose clock is %s', (_, seconds) => {
  let server: TestServer
  let staff: Staff
  let right: AppProcess
  let wrong: AppProcess
  beforeAll(async () => {
    server = await openTestServer()
    staff = await aBusiness(server)
    await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
      email,
      await hashPassword(password),
      staff.accountId,
    ])
    const env = { NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT_SECONDS: String(seconds) }
    ;[right, wrong] = await Promise.all([
      startProcess(server.url),
      startProcess(server.url, { env }),
    ])
  })
  afterAll(async () => {
    await Promise.all([right.stop(), wrong.stop()])
    await server.close()
  })

  /**
   * Each step goes to the other server: every session, code and token was written with a clock that
   * its reader does not share.
   */
  async function signInAcross(order: AppProcess[]) {
    let steps = 0
    const turn = () => order[steps++ % order.length]!.base
    const browser = aBrowser(turn(), publicUrl)
    const { path: first, verifier } = startSignIn(publicUrl)
    let answer = await browser.go(first)
    for (let hops = 0; hops < 8; hops++) {
      const to = answer.headers.get('location')
      if (!to) throw new Error(`${answer.status}: ${await answer.text()}`)
      browser.at.base = turn()
      if (to.includes('/authentication/login-callback')) {
        const code = new URL(to, publicUrl).searchParams.get('code')
        const answered = await browser.go(
          '/oidc/token',
          form({
            grant_type: 'authorization_code',
            code: code ?? '',
            code_verifier: verifier,
            client_id: 'administration',
            redirect_uri: `${publicUrl}/authentication/login-callback`,
          }),
        )
        return {
          browser,
          turn,
          status: answered.status,
          tokens: (await answered.json()) as { access_token: string; refresh_token: string },
        }
      }
      answer = to.startsWith('/sign-in/')
        ? await browser.go(to, form({ email, password }))
        : await browser.go(to)
    }
    throw new Error('the flow went in circles')
  }

  test.each(['begun at the right one', 'begun at the wrong one'])(
    'a sign-in %s ends at the other server, and its tokens work at both',
    async (begun) => {
      const order = begun.includes('right') ? [right, wrong] : [wrong, right]
      const { browser, turn, status, tokens } = await signInAcross(order)
      expect(status).toBe(200)
      for (const _ of order) {
        browser.at.base = turn()
        const renewed = await browser.go(
          '/oidc/token',
          form({
            grant_type: 'refresh_token',
            refresh_token: tokens.refresh_token,
            client_id: 'administration',
          }),
        )
        expect(renewed.status).toBe(200)
        Object.assign(tokens, await renewed.json())
      }
      browser.at.base = turn()
      const exchanged = await browser.go(
        '/api/authorization/1.0/Jwt',
        json({ clientName: 'gate' }, { authorization: `Bearer ${tokens.access_token}` }),
      )
      expect(exchanged.status).toBe(200)
      let pair = (await exchanged.json()) as { accessToken: string; refreshToken: string }
      for (const _ of [...order, ...order]) {
        for (const { base } of order) {
          const profile = await fetch(`${base}/api/user/1.0/profile/me/${staff.accountId}`, {
            headers: { authorization: `Bearer ${pair.accessToken}` },
          })
          expect(profile.status).toBe(200)
        }
        const renewed = await fetch(
          `${turn()}/api/authorization/1.0/Jwt/refresh`,
          json({ clientName: 'gate', refreshToken: pair.refreshToken }),
        )
        expect(renewed.status).toBe(200)
        pair = (await renewed.json()) as typeof pair
      }
      const claims = JSON.parse(
        Buffer.from(pair.accessToken.split('.')[1]!, 'base64url').toString(),
      ) as { exp: number }
      const {
        rows: [{ left }],
      } = await server.owner.query(
        'select $1 - extract(epoch from clock_timestamp())::float8 as left',
        [claims.exp],
      )
      expect(left).toBeGreaterThan(600)
      expect(left).toBeLessThan(905)
    },
  )

  test('two servers count ten password guesses in common, and share the window', async () => {
    const statuses: number[] = []
    const { path: first } = startSignIn(publicUrl)
    const browser = aBrowser(right.base, publicUrl)
    const page = (await browser.go(first)).headers.get('location')!
    for (let i = 0; i < 12; i++) {
      browser.at.base = [right, wrong][i % 2]!.base
      statuses.push(
        (await browser.go(page, form({ email: 'guess@example.test', password: 'a wrong phrase' })))
          .status,
      )
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    const {
      rows: [window],
    } = await server.owner.query(
      `select extract(epoch from max(ends_at) - clock_timestamp())::float8 as left
        from throttle
        where key like 'sign-in-place %'`,
    )
    expect(window.left).toBeLessThanOrEqual(900)
    expect(window.left).toBeGreaterThan(600)
  })
})
