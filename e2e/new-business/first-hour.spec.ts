import { countEffort, type Effort } from '../effort.ts'
import { expect, test, type Page } from '../journey.ts'
import { chooseTile, pressSell, quantityOf } from '../pages/counter.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'

test.use({ baseURL: fresh.url })

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Sells one ticket for cash at the counter, and prints it. */
async function sellAndPrint(page: Page, ticket: string) {
  await page.context().addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await quantityOf(page, ticket).locator('xpath=..').getByRole('button').last().click()
  await pressSell(page, 'fr')
  const opens = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Billets, format lettre' }).click()
  const sheet = await opens
  await expect(sheet.locator('html')).toHaveAttribute('data-printed', 'yes')
  await sheet.close()
}

const say = (way: string, { clicks, keys }: Effort) =>
  process.stdout.write(`First ticket ${way}: ${clicks} presses and ${keys} keys after the form\n`)

test('with a sample, the first ticket is printed after at most ten presses', async ({ page }) => {
  await ownBusiness(page, { path: '/', language: 'fr' })
  await expect(step(page, 'Mettre une activité en vente')).toContainText('À faire')
  const effort = await countEffort(page)
  await page.getByRole('button', { name: /^Musée/ }).click()
  await page.getByRole('button', { name: 'Créer l’exemple' }).click()
  await expect(step(page, 'Mettre une activité en vente')).toContainText('Fait')
  await expect(step(page, 'Publier son horaire')).toContainText('Fait')
  await step(page, 'Faire la première vente').getByRole('link', { name: 'Vendre' }).click()
  // Its tickets are valid at any hour; late in the day no guided tour is proposed any more.
  await chooseTile(page, 'fr', 'Entrée au musée')
  await sellAndPrint(page, 'Adulte')
  const spent = await effort()
  say('from a sample', spent)
  expect(spent.clicks).toBeLessThanOrEqual(10)
  expect(spent.keys).toBeLessThanOrEqual(25)
})

test('without a sample, the first ticket is printed after at most fifteen presses', async ({
  page,
}) => {
  await ownBusiness(page, { path: '/', language: 'fr' })
  const effort = await countEffort(page)
  await step(page, 'Mettre une activité en vente')
    .getByRole('link', { name: 'Créer une activité' })
    .click()
  await expect(page.getByLabel('Nom (français)')).toBeFocused()
  const { keyboard } = page
  await keyboard.type('Glissade')
  await keyboard.press('Tab')
  await keyboard.type('Sliding')
  await page.getByLabel('Type d’horaire').click()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ajouter un type de billet' }).click()
  await keyboard.type('Adulte')
  await keyboard.press('Tab')
  await keyboard.type('Adult')
  await keyboard.press('Tab')
  await keyboard.type('12')
  await page.getByRole('button', { name: 'Mettre en vente' }).click()
  await expect(page.getByText('Activité créée')).toBeVisible()
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await sellAndPrint(page, 'Adulte')
  const spent = await effort()
  say('without a sample', spent)
  expect(spent.clicks).toBeLessThanOrEqual(15)
  expect(spent.keys).toBeLessThanOrEqual(60)
})
