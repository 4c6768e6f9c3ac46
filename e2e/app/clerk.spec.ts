import { expect, test } from '../journey.ts'
import { demoPassword, submitCredentials, signIn } from '../sign-in.ts'

const clerk = 'clerk@guichet.test'

test('a clerk without refunds sees no refund action and is redirected from the refund page', async ({
  page,
}) => {
  await signIn(page, clerk, { path: '/orders' })
  await page.locator('tbody').getByRole('link').first().click()
  const address = page.url()
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Imprimer le reçu' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Rembourser|Annuler/ })).toHaveCount(0)
  await page.goto(`${address}/refund`)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('changing a password ends the other sessions', async ({ page, browser }) => {
  const other = await browser.newPage()
  await signIn(other, clerk)
  await signIn(page, clerk, { path: '/account' })
  const change = async (from: string, to: string) => {
    await page.locator('input[name="current"]').fill(from)
    await page.locator('input[name="next"]').fill(to)
    await page.locator('input[name="again"]').fill(to)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  }
  const next = 'une phrase de passe neuve 27'
  await change('pas le bon du tout', next)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Le mot de passe actuel est inexact.' }).first(),
  ).toBeVisible()
  await change(demoPassword, next)
  await expect(page.getByText('Mot de passe changé')).toBeVisible()
  await other.reload()
  await other.waitForURL('**/sign-in/**')
  await submitCredentials(other, clerk)
  await expect(other.getByRole('alert')).toBeVisible()
  await submitCredentials(other, clerk, next)
  await other.waitForURL('**/sell')
  await other.context().close()
  await change(next, demoPassword)
  await expect(page.locator('input[name="current"]')).toHaveValue('')
})
