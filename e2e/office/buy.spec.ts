import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, phone, test, type Page } from '../journey.ts'
import { expectAccessible, looks } from '../look.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const office = '/b/mont-cendre'
const words = {
  fr: {
    start: office,
    activities: 'Activités',
    add: 'Ajouter au panier',
    cart: 'Votre panier',
    continue: 'Continuer',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    terms: /^J’accepte les conditions/,
    pay: /^Payer /,
    card: ['Numéro de carte', 'Expiration (MM / AA)', 'Code de sécurité', 'Nom sur la carte'],
    declined: 'Votre carte a été refusée. Essayez-en une autre.',
    thanks: /^Merci!/,
    code: /^Code du billet/,
    required: 'Ce champ est requis.',
  },
  en: {
    start: `${office}/en`,
    activities: 'Activities',
    add: 'Add to cart',
    cart: 'Your cart',
    continue: 'Continue',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    terms: /^I accept the terms/,
    pay: /^Pay /,
    card: ['Card number', 'Expiry (MM / YY)', 'Security code', 'Name on the card'],
    declined: 'Your card was declined. Try another one.',
    thanks: /^Thank you!/,
    code: /^Code of ticket/,
    required: 'This field is required.',
  },
}
type Language = keyof typeof words

/** Chooses tickets of the first activity for a later day, and puts them into the cart. */
async function fillCart(page: Page, language: Language) {
  const say = words[language]
  await page.goto(say.start)
  await page.getByRole('region', { name: say.activities }).getByRole('link').first().click()
  await page.locator('a.day:not([aria-current])').nth(1).click()
  const quantities = page.getByRole('spinbutton')
  await quantities.nth(0).fill('2')
  await quantities.nth(2).fill('1')
  await page.getByRole('button', { name: say.add }).click()
  await expect(page.getByRole('heading', { name: say.cart })).toBeVisible()
}

async function fillDetails(page: Page, language: Language, email: string) {
  const say = words[language]
  await page.getByLabel(say.firstName, { exact: true }).fill('Ève')
  await page.getByLabel(say.lastName, { exact: true }).fill('Côté-Tremblay')
  await page.getByLabel(say.email).fill(email)
  for (const field of await page.locator('form.details input[required]').all())
    if ((await field.getAttribute('type')) === null && !(await field.inputValue()))
      await field.fill('Débutant')
  await page.getByRole('checkbox', { name: say.terms }).check()
}

async function fillCard(page: Page, language: Language, number: string) {
  const say = words[language]
  const [field, expiry, code, name] = say.card
  await page.getByLabel(field!).fill(number)
  await page.getByLabel(expiry!).fill('12 / 39')
  await page.getByLabel(code!).fill('123')
  await page.getByLabel(name!).fill('Ève Côté')
  await page.getByRole('button', { name: say.pay }).click()
}

for (const language of ['fr', 'en'] as const)
  test(`${language}: a visitor buys on a phone without JavaScript, and the staff see the order`, async ({
    page,
    browser,
    seller,
  }) => {
    const say = words[language]
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
      await page.getByRole('link', { name: words[language].continue }).click()
      await expectAccessible(page, 'details')
      await page.locator('form.details').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      await page.getByRole('button', { name: words[language].pay }).click()
      await expect(page.getByText(words[language].required).first()).toBeVisible()
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
  await expect(page.getByRole('link', { name: 'Panier' })).toBeVisible()
  await page.getByRole('link', { name: 'Panier' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
})
