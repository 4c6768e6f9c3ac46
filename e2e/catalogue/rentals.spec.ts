import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import { expect, test, type Page } from '../journey.ts'
import { actOnRow } from '../pages/form.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()
const field = (page: Page, name: string, place = 0) =>
  dialog(page).getByRole('textbox', { name, exact: true }).nth(place)
const categories = async (page: Page) =>
  (await ask(page, findRentalCategories, { query: { collaboratorPublicId: businessOf(page) } }))
    .items
const confirm = async (page: Page, title: string | RegExp, verb: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: verb, exact: true }).click()

test('a category with sizes and a price is created and listed', async ({ page, seller }) => {
  const name = `Luges ${Date.now()}`
  await signIn(page, seller, { language: 'fr', path: '/equipment-rentals' })
  await page.getByRole('link', { name: 'Nouvelle catégorie' }).click()
  await page.getByRole('textbox', { name: 'Nom (français)' }).fill(name)
  await page.getByRole('button', { name: 'Copier du français' }).click()
  await page.getByRole('button', { name: 'Ajouter un type d’équipement' }).click()
  await field(page, 'Nom (français)').fill('Luge de bois')
  await field(page, 'Nom (anglais)').fill('Wooden sled')
  await field(page, 'Description (français)').fill('Deux places.')
  await field(page, 'Description (anglais)').fill('Two seats.')
  await field(page, 'Quantité').fill('7')
  await dialog(page).getByRole('switch', { name: 'Gérer les tailles' }).click()
  await expect(
    page.getByText('(7 équipements) ira à la première taille', { exact: false }),
  ).toBeVisible()
  await confirm(page, 'Gérer le stock par taille?', 'Gérer les tailles')
  await field(page, 'Nom de la taille (français)').fill('Courte')
  await field(page, 'Nom de la taille (anglais)').fill('Short')
  await expect(field(page, 'Quantité')).toHaveValue('7')
  await dialog(page).getByRole('button', { name: 'Ajouter une taille' }).click()
  await field(page, 'Nom de la taille (français)', 1).fill('Longue')
  await field(page, 'Nom de la taille (anglais)', 1).fill('Long')
  await field(page, 'Quantité', 1).fill('1000000')
  await dialog(page).getByRole('button', { name: 'Ajouter un prix' }).click()
  await field(page, 'Durée, heures').fill('4')
  await field(page, 'Prix').fill('12,50')
  await expect(dialog(page).getByText(/Maximum\s: 999\s999\./)).toBeVisible()
  await field(page, 'Quantité', 1).fill('5')
  await dialog(page).getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('2 tailles · 12 équipements')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/equipment-rentals$/)
  await expect(page.getByRole('link', { name })).toBeVisible()
  const made = (await categories(page)).find(
    ({ internationalizedNames }) => internationalizedNames.fr === name,
  )!
  expect(made).toMatchObject({
    internationalizedNames: { en: name },
    models: [
      {
        specifications: [{ quantity: 7 }, { quantity: 5 }],
        pricings: [{ duration: '04:00:00', price: 12.5, isActive: true }],
      },
    ],
  })

  await actOnRow(page, name, 'Descendre')
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: 'Catégories' })
    .getByRole('button', { name: 'Enregistrer l’ordre' })
    .click()
  await expect.poll(async () => (await categories(page))[0]!.internationalizedNames.fr).toBe(name)
  await actOnRow(page, name, 'Supprimer')
  await confirm(page, new RegExp(name), 'Supprimer')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('an unknown id redirects to the list; leaving with unsaved text asks for a confirmation', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, {
    language: 'fr',
    path: '/equipment-rentals/018f0000-0000-7000-8000-000000000000',
  })
  await expect(page).toHaveURL(/\/equipment-rentals$/)
  await page.getByRole('link', { name: 'Raquette' }).click()
  const name = page.getByRole('textbox', { name: 'Nom (français)' })
  await name.fill('Raquettes et traîneaux')
  await page.getByRole('link', { name: 'Retour' }).click()
  await page
    .getByRole('dialog', { name: 'Quitter sans enregistrer' })
    .getByRole('button', { name: 'Rester sur la page' })
    .click()
  await expect(name).toHaveValue('Raquettes et traîneaux')
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()
  await confirm(page, 'Annuler les modifications?', 'Annuler les modifications')
  await expect(name).toHaveValue('Raquette')
})

test('an accessory is created in a dialog; its price and a rental’s are edited in the list of prices', async ({
  page,
  seller,
}) => {
  const name = `Sac ${Date.now()}`
  await signIn(page, seller, { language: 'fr', path: '/equipment-rentals' })
  await page.getByRole('button', { name: 'Nouvel accessoire' }).click()
  await field(page, 'Nom (français)').fill(name)
  await field(page, 'Nom (anglais)').fill(name)
  await field(page, 'Description (français)').fill('Étanche.')
  await field(page, 'Description (anglais)').fill('Waterproof.')
  await field(page, 'Quantité').fill('20')
  await dialog(page).getByRole('checkbox', { name: 'Raquette' }).check()
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.goto('/pricings/equipment-rental')
  const price = page.getByRole('textbox', { name: `Prix : ${name}` })
  await price.fill('3,25')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Tarifs de location enregistrés')).toBeVisible()
  await page.goto('/equipment-rentals')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('3,25')
  await actOnRow(page, name, 'Supprimer')
  await confirm(page, new RegExp(name), 'Supprimer')
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})
