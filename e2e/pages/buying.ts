import { expect, type Page } from '../journey.ts'

const office = '/b/mont-cendre'
export const buyingMessages = {
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
export type Language = keyof typeof buyingMessages

/** Chooses tickets of the first activity for a later day, and puts them into the cart. */
export async function fillCart(page: Page, language: Language) {
  const say = buyingMessages[language]
  await page.goto(say.start)
  await page.getByRole('region', { name: say.activities }).getByRole('link').first().click()
  await page.locator('a.day:not([aria-current])').nth(1).click()
  const quantities = page.getByRole('spinbutton')
  await quantities.nth(0).fill('2')
  await quantities.nth(2).fill('1')
  await page.getByRole('button', { name: say.add }).click()
  await expect(page.getByRole('heading', { name: say.cart })).toBeVisible()
}

export async function fillDetails(page: Page, language: Language, email: string) {
  const say = buyingMessages[language]
  await page.getByLabel(say.firstName, { exact: true }).fill('Ève')
  await page.getByLabel(say.lastName, { exact: true }).fill('Côté-Tremblay')
  await page.getByLabel(say.email).fill(email)
  for (const field of await page.locator('form.details input[required]').all())
    if ((await field.getAttribute('type')) === null && !(await field.inputValue()))
      await field.fill('Débutant')
  await page.getByRole('checkbox', { name: say.terms }).check()
}

export async function fillCard(page: Page, language: Language, number: string) {
  const say = buyingMessages[language]
  const [field, expiry, code, name] = say.card
  await page.getByLabel(field!).fill(number)
  await page.getByLabel(expiry!).fill('12 / 39')
  await page.getByLabel(code!).fill('123')
  await page.getByLabel(name!).fill('Ève Côté')
  await page.getByRole('button', { name: say.pay }).click()
}
