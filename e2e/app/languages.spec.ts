import { openEmail } from '../emails.ts'
import { expect, test } from '../journey.ts'
import {
  chooseWall,
  clientLine,
  counterMessages,
  fillClient,
  pressSell,
  quantityOf,
} from '../pages/counter.ts'
import { signIn, switchLanguage } from '../sign-in.ts'

test('the email and its amounts are in the client’s language, the screen in the seller’s', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'en' })
  const say = counterMessages('en')
  for (const [given, thanks, order, dollars] of [
    ['Français', /^Merci Zoé/, 'Votre commande', '23,67\u00a0$'],
    ['English', /^Thank you Zoé/, 'Your order', '$23.67'],
  ] as const) {
    const email = `langue.${given.toLowerCase().replace('ç', 'c')}.${Date.now()}@example.com`
    await chooseWall(page, 'en', 3)
    await quantityOf(page, say.adult).fill('1')
    await fillClient(page, { email, firstName: 'Zoé' }, 'en')
    await clientLine(page).click()
    await page.getByRole('radiogroup', { name: say.mailLanguage }).getByText(given).click()
    const { invoice } = await pressSell(page, 'en')
    expect(invoice.finalCost).toBe(23.67)
    await expect(page.getByText('$23.67').first()).toBeVisible()
    const emailPage = await openEmail(page, email, 'order-confirmation')
    await expect(emailPage.getByRole('heading', { level: 1 })).toHaveText(thanks)
    expect(await emailPage.locator('body').innerText()).toContain(dollars)
    await expect(emailPage.locator('html')).toHaveAttribute(
      'lang',
      given === 'English' ? /^en/ : /^fr/,
    )
    await expect(emailPage.getByRole('heading', { level: 2 })).toContainText(
      order.split(' ')[1]!.replace(/^./, (first) => first.toUpperCase()),
    )
    await emailPage.close()
    await page.getByRole('button', { name: say.newSale }).click()
  }
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.locator('tbody')).toContainText(/\$\d+\.\d\d/)
  await switchLanguage(page, 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commandes')
  expect(await page.locator('tbody').innerText()).toMatch(/\d+,\d\d\u00a0\$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveTitle('Commandes · Guichet')
})
