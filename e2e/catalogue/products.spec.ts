import { findPackages } from '@guichet/contract/products/find-packages.ts'
import { expect, test, type Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()
const field = (page: Page, name: string, place = 0) =>
  dialog(page).getByRole('textbox', { name, exact: true }).nth(place)
const addPart = async (page: Page, typed: string, option: string | RegExp) => {
  await dialog(page)
    .getByRole('combobox', { name: 'Ajouter un élément' })
    .or(field(page, 'Ajouter un élément'))
    .first()
    .fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

test('a package of a product with a stock has the server’s shares, to the cent', async ({
  page,
  context,
  seller,
}) => {
  const name = `Gourde ${Date.now()}`
  await signIn(page, seller, { language: 'fr', path: '/products' })
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await field(page, 'Nom (français)').fill(name)
  await field(page, 'Nom (anglais)').fill(name)
  await field(page, 'Prix').fill('10')
  await dialog(page).getByRole('switch', { name: 'Suivre le stock' }).click()
  await field(page, 'Stock').fill('12')
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('12 sur 12')

  await page.getByRole('tab', { name: 'Forfaits' }).click()
  await expect(page).toHaveURL(/tab=packages/)
  await page.getByRole('button', { name: 'Nouveau forfait' }).click()
  await field(page, 'Nom (français)').fill(`Forfait ${name}`)
  await field(page, 'Nom (anglais)').fill(`Package ${name}`)
  await field(page, 'Prix du forfait').fill('50')
  await addPart(page, name, new RegExp(name))
  await addPart(page, 'Leçon', /Leçon de groupe/)
  await field(page, `Quantité : ${name}`).fill('2')
  // In a low viewport the dialog scrolls, but the error next to the button remains visible.
  await page.setViewportSize({ width: 1280, height: 460 })
  await context.setOffline(true)
  await field(page, 'Nom (français)').press('Enter')
  const problem = dialog(page).getByRole('alert')
  await expect(problem).toContainText('Impossible de joindre le serveur')
  await field(page, 'Nom (français)').evaluate((input) => input.scrollIntoView({ block: 'center' }))
  await expect(problem).toBeInViewport({ ratio: 1 })
  await expect(dialog(page).getByRole('button', { name: 'Enregistrer' })).toBeInViewport({
    ratio: 1,
  })
  await context.setOffline(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  const share = (part: string) =>
    dialog(page)
      .getByRole('row', { name: new RegExp(part) })
      .locator('strong')
  await expect(share(name)).toHaveText(/^15,38\s\$$/)
  await expect(share('Leçon')).toHaveText(/^34,62\s\$$/)
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`Forfait ${name}`) })).toContainText(
    `2 × ${name} + Leçon de groupe`,
  )
  const { items } = await ask(page, findPackages, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  expect(
    items.find(
      ({ internationalizedFields }) => internationalizedFields.fr.name === `Forfait ${name}`,
    ),
  ).toMatchObject({
    price: 50,
    listPrice: 65,
    saving: 15,
    parts: [
      { quantity: 2, share: 15.38 },
      { quantity: 1, share: 34.62 },
    ],
  })
})

test('a new unit type with a rate previews the price of a stay before it is saved', async ({
  page,
  seller,
}) => {
  const name = `Yourtes ${Date.now()}`
  await signIn(page, seller, { language: 'fr', path: '/lodging/new' })
  await page.getByRole('textbox', { name: 'Nom (français)' }).fill(name)
  await page.getByRole('textbox', { name: 'Nom (anglais)' }).fill(name)
  await page.getByRole('button', { name: 'Ajouter un type d’unité' }).click()
  await field(page, 'Nom (français)').fill('Yourte')
  await field(page, 'Nom (anglais)').fill('Yurt')
  await field(page, 'Description (français)').fill('Poêle à bois.')
  await field(page, 'Description (anglais)').fill('Wood stove.')
  await field(page, 'Prix de base').fill('100')
  await dialog(page).getByRole('button', { name: 'Ajouter un tarif' }).click()
  await field(page, 'Première nuit').fill('2027-02-01')
  await field(page, 'Dernière nuit').fill('2027-02-28')
  await field(page, 'Prix par nuit').fill('150')
  await field(page, 'Arrivée').fill('2027-01-31')
  await field(page, 'Départ').fill('2027-02-02')
  await expect(dialog(page).getByText('Prix des 2 nuits').locator('..')).toContainText('250,00')
  await dialog(page).getByRole('button', { name: 'Appliquer' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/lodging$/)
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('1 tarif saisonnier')).toBeVisible()
})
