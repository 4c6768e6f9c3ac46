import { expect, type Page } from '../journey.ts'
import { demo } from '../servers.ts'
import type { Language } from '../sign-in.ts'
import { chooseMore, chooseWall, counterMessages, fillClient, quantityOf } from './counter.ts'

/** The local payment provider. */
export const provider = `http://127.0.0.1:${demo.port + 10_000}`
const words = {
  fr: {
    connect: 'Connecter Stripe',
    ready: 'Prêt à recevoir des paiements',
    link: 'Par lien',
    waiting: 'En attente du paiement',
    page: 'Ouvrir la page de paiement',
  },
  en: {
    connect: 'Connect Stripe',
    ready: 'Ready to receive payments',
    link: 'By link',
    waiting: 'Waiting for the payment',
    page: 'Open the payment page',
  },
}

/** Registers a new business at the local provider. */
export async function connectStripe(page: Page, language: Language) {
  const say = words[language]
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: say.connect }).click()
  const registration = await opened
  // The provider uses the language of the browser.
  await registration.getByRole('button', { name: 'Terminer l’inscription' }).click()
  await expect(registration).toHaveURL(/\/payment-taxes/)
  await registration.close()
  await page.reload()
  await expect(page.getByText(say.ready).first()).toBeVisible()
}

/**
 * Sells two places by link.
 *
 * @returns The reference of the order, and the buyer's page.
 */
export async function sellByLink(page: Page, language: Language) {
  const say = { ...counterMessages(language), ...words[language] }
  await page.goto('/sell')
  await chooseWall(page, language, 7)
  await quantityOf(page, say.adult).fill('2')
  await fillClient(page, { email: `acheteur.${language}@example.test` }, language)
  await chooseMore(page, say.link)
  await expect(page.getByRole('heading', { name: say.waiting })).toBeVisible()
  const url = await page.getByRole('link', { name: say.page }).getAttribute('href')
  return url!
}
