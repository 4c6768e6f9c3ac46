import { cards, quantityOf } from '../counter.ts'
import { expect, type Page } from '../journey.ts'
import { chooseFile, plainPng } from '../pictures.ts'
import { dialog } from '../setup/describe.ts'

/** In French: so many of each ticket type of a category. */
export async function chooseTickets(
  page: Page,
  choice: readonly (readonly [category: string, type: string, quantity: number])[],
) {
  for (const [category, type, quantity] of choice) {
    await cards(page, 'Catégorie').filter({ hasText: category }).click()
    await quantityOf(page, type).fill(String(quantity))
  }
}

export async function fillClient(
  page: Page,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
) {
  await page.getByLabel('Courriel', { exact: true }).fill(email)
  await page.getByLabel('Prénom', { exact: true }).last().fill(firstName)
  await page.getByLabel('Nom', { exact: true }).last().fill(lastName)
}

/** The client holds the pass, with a picture. */
export async function holdByClient(page: Page) {
  await page.getByRole('button', { name: 'Le client lui-même' }).click()
  await chooseFile(
    page,
    /^Choisir une image/,
    'visage.png',
    'image/png',
    plainPng(600, 600, [180, 140, 110]),
  )
  await dialog(page).getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(page.getByRole('img', { name: /^Photo/ })).toBeVisible()
}
