import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, phone, test } from '../journey.ts'
import { expectAccessible, looks } from '../look.ts'
import { buyingMessages, fillCard, fillCart, fillDetails } from '../pages/buying.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

for (const language of ['fr', 'en'] as const)
  test(`${language}: a visitor buys on a phone without JavaScript, and the staff see the order`, async ({
    page,
    browser,
    seller,
  }) => {
    const say = buyingMessages[language]
    await signIn(page, seller, { language })
    const context = await browser.newContext({
      ...phone,
      javaScriptEnabled: false,
      locale: `${language}-CA`,
    })
    const visitor = await context.newPage()
    await fillCart(visitor, language)
    await visitor.getByRole('link', { name: say.continue }).click()
    await fillDetails(visitor, language, 'eve.visite@example.test')
    await visitor.getByRole('button', { name: say.pay }).click()
    // The page of the payment leads on by itself.
    await fillCard(visitor, language, '4000 0000 0000 0002')
    await expect(visitor.getByText(say.declined)).toBeVisible()
    await fillCard(visitor, language, '4242 4242 4242 4242')
    await expect(visitor.getByText(say.thanks)).toBeVisible()
    await expect(visitor.getByRole('img', { name: say.code })).toHaveCount(3)

    const title = (await visitor.getByRole('heading', { level: 1 }).textContent())!
    const reference = title.split(' ').at(-1)!
    const order = await ask(page, getOrder, { params: { ref: reference } })
    expect(order.status).toBe('Completed')
    await expect(visitor.getByText(order.invoice.finalCost.toFixed(2).slice(-2))).not.toHaveCount(0)
    await page.goto(`/orders/${reference}`)
    await expect(page.getByText('Côté-Tremblay').first()).toBeVisible()
    await context.close()
  })

for (const { name, language, use } of looks)
  test.describe(name, () => {
    test.use(use)
    test('the cart, the details and their problems are accessible', async ({ page }) => {
      await fillCart(page, language)
      await expectAccessible(page, 'cart')
      await page.getByRole('link', { name: buyingMessages[language].continue }).click()
      await expectAccessible(page, 'details')
      await page.locator('form.details').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      await page.getByRole('button', { name: buyingMessages[language].pay }).click()
      await expect(page.getByText(buyingMessages[language].required).first()).toBeVisible()
      await expectAccessible(page, 'details with problems')
    })
  })

test('two tabs of one cart, a removed line and a code that is unknown', async ({
  page,
  context,
}) => {
  await fillCart(page, 'fr')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: /^Retirer Enfant/ }).click()
  await expect(other.getByRole('spinbutton')).toHaveCount(1)
  // The first tab still shows the line.
  await page.getByRole('spinbutton').first().fill('3')
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
  await page.getByRole('textbox', { name: 'Code promo' }).fill('INCONNU')
  await page.getByRole('button', { name: 'Ajouter le code' }).click()
  await expect(page.getByText('Ce code n’existe pas.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code promo' })).toHaveValue('INCONNU')
  await page.getByRole('link', { name: 'Ajouter autre chose' }).click()
  await expect(page.getByRole('link', { name: 'Panier\u00a0(3)' })).toBeVisible()
  await page.getByRole('link', { name: 'Panier' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
})
