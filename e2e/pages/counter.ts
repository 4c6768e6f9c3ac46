import type { Reply } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, type Page } from '../journey.ts'
import { chooseFile, plainPng } from '../pictures.ts'
import type { Language } from '../sign-in.ts'
import { dialog } from './form.ts'

/** Labels of the counter. */
const messages = {
  fr: {
    tiles: 'À vendre',
    findActivity: 'Trouver une activité',
    wall: 'Mur d’escalade intérieur',
    ski: 'Ski alpin',
    later: 'Deux semaines plus tard',
    date: 'Date',
    slot: 'Plage horaire',
    adult: 'Adulte',
    toddler: 'Tout-petit (0 à 5 ans)',
    /** The button that takes the exact amount in cash, or completes a sale of 0. */
    sell: /^(Comptant|Conclure) · /,
    payLater: 'Vendre, à payer plus tard',
    sold: 'Vente conclue',
    email: 'Courriel',
    firstName: 'Prénom',
    lastName: 'Nom',
    client: 'Client',
    holders: /^Titulaires et réponses/,
    done: 'Terminé',
    mailLanguage: 'Langue du courriel',
    /** In dialogs where a payment method is chosen. */
    cash: 'Argent comptant',
    newSale: 'Nouvelle vente',
    anonymous: 'Vente anonyme',
  },
  en: {
    tiles: 'On sale',
    findActivity: 'Find an activity',
    wall: 'Indoor climbing wall',
    ski: 'Alpine skiing',
    later: 'Two weeks later',
    date: 'Date',
    slot: 'Time slot',
    adult: 'Adult',
    toddler: 'Toddler (0 to 5)',
    sell: /^(Cash|Complete) · /,
    payLater: 'Sell, to be paid later',
    sold: 'Sale completed',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    client: 'Client',
    holders: /^Holders and answers/,
    done: 'Done',
    mailLanguage: 'Email language',
    cash: 'Cash',
    newSale: 'New sale',
    anonymous: 'Anonymous sale',
  },
}
export const counterMessages = (language: Language) => messages[language]

export const cards = (page: Page, legend: string) =>
  page.getByRole('group', { name: legend, exact: true }).locator('label')

/** Chooses an activity, or another kind, at the counter. */
export async function chooseTile(page: Page, language: Language, name: string) {
  const tiles = cards(page, messages[language].tiles)
  const tile = tiles.filter({ hasText: name })
  await expect(tiles.first()).toBeVisible()
  // When there are many activities, only some are shown and the others are found by name.
  if ((await tile.count()) === 0)
    await page.getByLabel(messages[language].findActivity, { exact: true }).fill(name)
  await tile.click()
}

/**
 * Chooses the climbing wall, which has slots on every day of the year. Each journey uses its own
 * fortnight, so that only this journey changes the places left.
 */
export async function chooseWall(page: Page, language: Language, fortnight: number) {
  const say = messages[language]
  await chooseTile(page, language, say.wall)
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

/** Reads the places left from the chosen slot. */
async function placesIn(page: Page, language: Language): Promise<number> {
  const chosen = cards(page, messages[language].slot).filter({ has: page.locator('input:checked') })
  return Number(/(\d+)\s+(?:place|spot)/.exec(await chosen.innerText())?.[1])
}

/** Chooses the second day that can be chosen: late in the evening, what is left today is over. */
export const chooseLaterDay = (page: Page, language: Language) =>
  cards(page, messages[language].date)
    .filter({ has: page.locator('input:enabled') })
    .nth(1)
    .click()

export const quantityOf = (page: Page, type: string) =>
  page.getByRole('spinbutton', { name: type, exact: true })

/** The button of a size, by its name: a press adds an item. */
export const sizeChip = (page: Page, size: string) =>
  page.getByRole('main').getByRole('button', { name: `${size}, ` })

export async function chooseSize(page: Page, size: string, quantity: number) {
  for (let times = 0; times < quantity; times += 1) await sizeChip(page, size).click()
}

/** On a phone the cart covers the choices once its bar is pressed; elsewhere it is always shown. */
export async function openCart(page: Page) {
  if (page.viewportSize()!.width > 768) return
  const cart = page.getByRole('complementary')
  const bar = page.getByRole('button', { name: /^(Panier|Cart) ·/ })
  await expect(cart.or(bar).first()).toBeVisible()
  if (await bar.isVisible()) await bar.click()
}

/** Returns from the cart of a phone to the choices. */
export async function closeCart(page: Page) {
  if (page.viewportSize()!.width <= 768)
    await page.getByRole('button', { name: /^(Retour aux choix|Back to the choices)$/ }).click()
}

/** Presses the button and returns the order of the server's reply. */
export async function pressSell(page: Page, language: Language): Promise<Reply<typeof sell>> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/order/administration') && response.request().method() === 'POST',
  )
  await openCart(page)
  await page.getByRole('button', { name: messages[language].sell }).click()
  const order = (await (await answer).json()) as Reply<typeof sell>
  await expect(page.getByRole('heading', { name: messages[language].sold })).toBeVisible()
  return order
}

/** In French: sets the quantity of ticket types, per category. */
export async function chooseTickets(
  page: Page,
  choice: readonly (readonly [category: string, type: string, quantity: number])[],
) {
  for (const [category, type, quantity] of choice) {
    await cards(page, 'Catégorie').filter({ hasText: category }).click()
    await quantityOf(page, type).fill(String(quantity))
  }
}

/** Presses an item of the menu next to the payment buttons. */
export async function chooseMore(page: Page, item: string) {
  await openCart(page)
  await page
    .getByRole('button', { name: /^(Autres façons de conclure|Other ways to complete)$/ })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** The chip of the cart that shows the client and opens the client's fields. */
export const clientLine = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: /^Client\b/ })
const clientFields = (page: Page) => page.getByRole('group', { name: 'Client' })
/** Closes the panel of the client's fields, so that the catalogue is visible again. */
export const doneAsking = (page: Page, language: Language) =>
  page.getByRole('button', { name: messages[language].done, exact: true }).click()

type Buyer = Partial<Record<'email' | 'firstName' | 'lastName', string>>
export async function fillClient(page: Page, buyer: Buyer, language: Language = 'fr') {
  const say = messages[language]
  await openCart(page)
  await clientLine(page).click()
  for (const field of ['email', 'firstName', 'lastName'] as const)
    if (buyer[field] !== undefined)
      await clientFields(page).getByLabel(say[field], { exact: true }).fill(buyer[field])
  await doneAsking(page, language)
}

/** Chooses an anonymous sale, without a name or an email. */
export async function sellAnonymously(page: Page, language: Language = 'fr') {
  await openCart(page)
  await clientLine(page).click()
  await page.getByRole('switch', { name: messages[language].anonymous }).click()
  await doneAsking(page, language)
}

/** Makes the client the holder of the pass, with a picture. */
export async function holdByClient(page: Page) {
  await openCart(page)
  await page.getByRole('button', { name: messages.fr.holders }).click()
  await page.getByRole('button', { name: 'Le client lui-même' }).click()
  await chooseFile(page, /^Choisir une image/, {
    name: 'visage.png',
    mimeType: 'image/png',
    buffer: plainPng(600, 600, [180, 140, 110]),
  })
  await dialog(page).getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(page.getByRole('img', { name: /^Photo/ })).toBeVisible()
  await doneAsking(page, 'fr')
}
