import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { signIn } from '../sign-in.ts'

test('an accountant can read orders, but cannot sell or refund', async ({ page }) => {
  await signIn(page, 'accountant@guichet.test', { path: '/' })
  await expect(page).toHaveURL(/\d\/$/)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sell', exact: true })).toHaveCount(0)
  await page.locator('tbody').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Print the receipt' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Refund|Cancel/ })).toHaveCount(0)
  await page.goto('/sell')
  await expect(page).toHaveURL(/\/unauthorized\/access/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You have no access to this page',
  )
  await expect(page.getByText('“Sell”')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL(/\d\/$/)
})

test('an account without a business is refused and can sign out', async ({ page }) => {
  await signIn(page, 'nobody@guichet.test', { path: '/orders' })
  await expect(page).toHaveURL(/\/unauthorized/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès refusé')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: 'Se déconnecter' }).click()
  await page.waitForURL('**/sign-in/**')
})

test('a validator has only the gate’s page; other staff are refused there', async ({
  page,
  browser,
}) => {
  await signIn(page, 'validator@guichet.test', { path: '/orders' })
  await expect(page).toHaveURL(/\/validate$/)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'accountant@guichet.test', { path: '/validate' })
  await expect(other).toHaveURL(/\/validate$/)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Your role does not let you validate tickets',
  )
  await expectAccessible(other, 'gate: not permitted')
  await other.context().close()
})

test('an unknown path leads to the home page; an offline business shows a notice with a link to its setting', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { path: '/nothing/here', language: 'fr' })
  await expect(page).toHaveURL(/\d\/$/)
  const banner = page.getByRole('region', { name: 'La billetterie est hors ligne' })
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: /Changer d’entreprise/ }).click()
  await page.getByRole('menuitemradio', { name: 'Ferme des Trois-Érables' }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('link').hover()
  await expect(page.getByText(/Les ventes au comptoir continuent/)).toBeVisible()
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(/\/collaborator$/)
})
