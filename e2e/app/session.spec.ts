import { openEmail } from '../emails.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { tokenOf } from '../server-calls.ts'
import { demo } from '../servers.ts'
import { signIn, submitCredentials } from '../sign-in.ts'

test('after the sign-in the requested path is opened', async ({ page, seller }) => {
  await signIn(page, seller, { path: '/orders?q=a&size=50', language: 'fr' })
  await expect(page).toHaveURL('/orders?q=a&size=50')
  await expect(page.getByRole('textbox', { name: 'Chercher une commande' })).toHaveValue('a')
})

for (const path of [
  '//example.com/',
  '/%5Cexample.com',
  '/?next=https://example.com',
  '/authentication/../..//example.com',
])
  test(`the sign-in never redirects to another site: ${path}`, async ({ page, seller }) => {
    await page.goto(`${demo.url}${path}`)
    await page.waitForURL('**/sign-in/**')
    await submitCredentials(page, seller)
    await expect(page).toHaveURL(({ origin, pathname }) => origin + pathname === `${demo.url}/`)
  })

test('the other loopback host redirects to the public URL and keeps the path', async ({ page }) => {
  const answer = await page.request.get(`http://127.0.0.1:${demo.port}/orders?q=x`, {
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location]).toEqual([302, `${demo.url}/orders?q=x`])
  await page.goto(`http://127.0.0.1:${demo.port}/orders?q=x`)
  await page.waitForURL(`${demo.url}/sign-in/**`)
})

test('a failed sign-in shows the reason and retries only on request', async ({ page }) => {
  const visits: string[] = []
  page.on('framenavigated', (frame) => visits.push(frame.url()))
  await page.goto('/authentication/login-callback?code=forged&state=forged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impossible de vous connecter')
  await expect(page.getByRole('alert')).toContainText('Cause')
  const count = visits.length
  await expect(async () => expect(visits).toHaveLength(count)).toPass({
    intervals: [2000],
    timeout: 4000,
  })
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/sign-in/**')
})

test('a reload keeps the session; no token is stored or part of a URL', async ({
  page,
  context,
  seller,
}) => {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  await signIn(page, seller, { language: 'fr' })
  const tokens = [tokenOf(page)]
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendre')
  await page.getByRole('link', { name: 'Commandes', exact: true }).click()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  tokens.push(tokenOf(page))
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(100)
    expect(stored).not.toContain(token)
    expect(addresses.filter((address) => address.includes(token))).toEqual([])
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(stored).not.toMatch(/eyJ|access_token|refresh/i)
  expect(addresses.filter((address) => /access_token=|refresh_token=/.test(address))).toEqual([])
  expect(
    addresses.filter(
      (address) => address && new URL(address).origin !== demo.url && !address.startsWith('data:'),
    ),
  ).toEqual([])
  const session = (await context.cookies()).find(
    ({ httpOnly, name }) => httpOnly && name.includes('guichet'),
  )
  expect(session).toMatchObject({ httpOnly: true, path: '/' })
})

test('signing out ends the session: Back shows nothing and the token is refused', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { path: '/orders', language: 'fr' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const token = tokenOf(page)
  await page.getByRole('button', { name: /^Menu de l’utilisateur/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.waitForURL('**/sign-in/**')
  const refused = await page.request.get('/api/order/1.0/ElasticSearchOrder', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(401)
  await page.goBack()
  await page.waitForURL('**/sign-in/**')
  await page.goto('/orders')
  await page.waitForURL('**/sign-in/**')
  await expect(page.locator('tbody')).toHaveCount(0)
})

test('a demo account signs in with one press; the page describes its role', async ({ page }) => {
  await page.goto('/')
  await page.waitForURL('**/sign-in/**')
  await expectAccessible(page, 'the people of the demonstration')
  await page.getByRole('button', { name: /^scheduler@guichet.test/ }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Gestionnaire de tâches')
  await expect(page.getByText(/aucune page|Aucune page/)).toBeVisible()
  await expectAccessible(page, 'a page for the task manager alone')
  await page.reload()
  await expect(title).toHaveText('Gestionnaire de tâches')
})

test('the link of the password email works once', async ({ page }) => {
  const [person, next] = ['scheduler@guichet.test', 'encore une phrase neuve 31']
  await page.goto('/')
  await page.waitForURL('**/sign-in/**')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await page.locator('input[name="email"]').fill(person)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifiez vos courriels')
  await expect(async () => {
    await page.goto('/dev/mail')
    await page
      .getByRole('row')
      .filter({ hasText: person })
      .getByRole('link', { name: /set-password/ })
      .first()
      .click({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  const link = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')
  expect(link).toContain(`${demo.url}/sign-in/set-password`)
  const set = async () => {
    await page.goto(link!)
    await page.locator('input[name="password"]').fill(next)
    await page.locator('input[name="repeat"]').fill(next)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
  }
  await set()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe enregistré')
  await set()
  await expect(page.getByRole('alert')).toHaveText(
    'Ce lien n’est plus valide. Demandez-en un nouveau.',
  )
  await page.goto('/')
  await page.waitForURL('**/sign-in/**')
  await submitCredentials(page, person, next)
  await page.waitForURL(/unauthorized|orders|\d\/$/)
})

test('a sign-in from another browser is notified, listed, and can be ended', async ({
  page,
  browser,
}) => {
  const person = await ownBusiness(page, {
    path: '/account',
    language: 'fr',
    installation: 'demo',
  })
  const context = await browser.newContext({ baseURL: demo.url, locale: 'fr-CA' })
  const elsewhere = await context.newPage()
  await signIn(elsewhere, person.email, { path: '/account', password: person.password })
  const letter = await openEmail(page, person.email, 'new-device')
  await expect(letter.getByRole('heading')).toHaveText('Nouvelle connexion à votre compte')

  await page.reload()
  await page.getByRole('button', { name: 'Fermer la session\u00a0: Chrome sur Linux' }).click()
  await expect(page.getByText('Session fermée')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Fermer la session/ })).toHaveCount(0)
  await elsewhere.goto('/account')
  await expect(elsewhere.locator('input[name="password"]')).toBeVisible()
  await context.close()
})
