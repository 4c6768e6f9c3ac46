import { demoPeople } from '@guichet/demo/businesses/demo-people.ts'
import { expect, test } from 'vitest'
import { aBrowser, startSignIn } from '../../test/browser.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { openTestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoPassword, hashPassword } from './passwords.ts'

/** The sign-in page of an installation that has the clerk of the demonstration. */
async function signInPageOf(demo: 'on' | 'off') {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const server = await openTestServer({ env: { PUBLIC_URL: base, DEMO: demo } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  const { accountId } = await aBusiness(server)
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    'clerk@guichet.test',
    await hashPassword(demoPassword),
    accountId,
  ])
  const browser = aBrowser(base)
  const begun = await browser.go(startSignIn(base).path)
  const page = begun.headers.get('location')!
  const press = (email: string) =>
    browser.go(page, { method: 'POST', body: new URLSearchParams({ demo: email }) })
  const read = async (language: string) =>
    (await browser.go(`${page.split('?')[0]}?lang=${language}`)).text()
  return { read, press, close: () => server.close() }
}

test('a demonstration lists the existing people, with their roles; one click signs in', async () => {
  const { read, press, close } = await signInPageOf('on')
  const french = await read('fr')
  expect(french).toContain('Entrer comme une personne de la démonstration')
  expect(french).toContain('Comptoir, sans remboursement')
  expect(await read('en')).toContain('Counter, without refunds')
  expect(french).not.toContain('owner@guichet.test')
  expect((await press('owner@guichet.test')).status).toBe(401)
  expect((await press('somebody@example.test')).status).toBe(401)
  const signedIn = await press('clerk@guichet.test')
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/oidc/auth/'),
  ])
  await close()
})

test('without the demonstration nobody is listed, or signed in by a click', async () => {
  const { read, press, close } = await signInPageOf('off')
  expect(await read('fr')).not.toContain('guichet.test')
  expect((await press('clerk@guichet.test')).status).toBe(401)
  await close()
})

test('the listed people are those that the demonstration creates', () => {
  const emails = (people: readonly { email: string }[]) =>
    people.map(({ email }) => email).toSorted()
  expect(emails(demoAccounts)).toEqual(emails(demoPeople))
})
