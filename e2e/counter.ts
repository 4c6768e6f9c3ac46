import type { Reply } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sell.ts'
import { expect, type Page } from './journey.ts'
import type { Language } from './sign-in.ts'

/** The words of the counter that a seller looks for. */
const messages = {
  fr: {
    activity: 'Activité',
    wall: 'Mur d’escalade intérieur',
    later: 'Deux semaines plus tard',
    date: 'Date',
    slot: 'Plage horaire',
    adult: 'Adulte',
    toddler: 'Tout-petit (0 à 5 ans)',
    sell: /^Vendre · /,
    sold: 'Vente conclue',
    email: 'Courriel',
    firstName: 'Prénom',
    lastName: 'Nom',
    mailLanguage: 'Langue du courriel',
    newSale: 'Nouvelle vente',
    anonymous: 'Vente anonyme',
  },
  en: {
    activity: 'Activity',
    wall: 'Indoor climbing wall',
    later: 'Two weeks later',
    date: 'Date',
    slot: 'Time slot',
    adult: 'Adult',
    toddler: 'Toddler (0 to 5)',
    sell: /^Sell · /,
    sold: 'Sale completed',
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    mailLanguage: 'E-mail language',
    newSale: 'New sale',
    anonymous: 'Anonymous sale',
  },
}
export const counterMessages = (language: Language) => messages[language]

export const cards = (page: Page, legend: string) =>
  page.getByRole('group', { name: legend, exact: true }).locator('label')

/**
 * The climbing wall has slots every day of the year. Each journey takes a fortnight of its own, so
 * that what is left in a slot changes by its hand alone.
 */
export async function chooseWall(page: Page, language: Language, fortnight: number) {
  const say = messages[language]
  await cards(page, say.activity).filter({ hasText: say.wall }).click()
  for (let step = 0; step < fortnight; step += 1)
    await page.getByRole('button', { name: say.later }).click()
  await cards(page, say.date)
    .filter({ has: page.locator('input:enabled') })
    .first()
    .click()
  const slot = cards(page, say.slot)
    .filter({ has: page.locator('input:enabled') })
    .first()
  await slot.click()
  return { left: () => placesIn(page, language) }
}

/** What the chosen slot says is left. */
export async function placesIn(page: Page, language: Language): Promise<number> {
  const chosen = cards(page, messages[language].slot).filter({ has: page.locator('input:checked') })
  return Number(/(\d+)\s+place/.exec(await chosen.innerText())?.[1])
}

export const quantityOf = (page: Page, type: string) =>
  page.getByRole('spinbutton', { name: type, exact: true })

/** Presses the button and answers with the order as the server made it. */
export async function pressSell(page: Page, language: Language): Promise<Reply<typeof sell>> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/order/administration') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: messages[language].sell }).click()
  const order = (await (await answer).json()) as Reply<typeof sell>
  await expect(page.getByRole('heading', { name: messages[language].sold })).toBeVisible()
  return order
}
