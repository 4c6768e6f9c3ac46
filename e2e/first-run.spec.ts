import { countEffort } from './effort.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, looks } from './look.ts'
import { empty } from './servers.ts'
import { switchLanguage } from './sign-in.ts'

test.use({ baseURL: empty.url })

for (const { name, language, use } of looks)
  test.describe(name, () => {
    test.use(use)
    test('the first page is accessible', async ({ page }) => {
      await page.goto('/orders')
      await expect(page).toHaveURL(/\/welcome$/)
      await expect(page.locator('main')).toHaveAttribute('lang', language)
      await expect(page.locator('[name="nameFr"]')).toBeFocused()
      await expectAccessible(page, 'welcome')
      await page
        .getByRole('button', {
          name: language === 'fr' ? 'Créer l’entreprise' : 'Create the business',
        })
        .click()
      await expect(
        page.getByLabel(
          language === 'fr' ? 'Nom de l’entreprise (français)' : 'Name of the business (French)',
        ),
      ).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page, 'welcome, wrong fields')
    })
  })

test('an empty installation creates its business, and its main administrator is signed in', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue dans Guichet')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Guichet')
  await page.getByRole('button', { name: 'Create the business' }).click()
  for (const field of [
    'nameFr',
    'nameEn',
    'province',
    'timeZone',
    'firstName',
    'lastName',
    'email',
    'password',
  ]) {
    const box = page.locator(`[name="${field}"]`)
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(/./)
  }
  await expect(page.locator('[name="nameFr"]')).toBeFocused()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByLabel('Nom de l’entreprise (français)').fill('Club de voile de l’Anse')
  await page.getByRole('button', { name: 'Copier du français' }).click()
  await expect(page.getByLabel('Nom de l’entreprise (anglais)')).toHaveValue(
    'Club de voile de l’Anse',
  )
  await page.getByLabel('Nom de l’entreprise (anglais)').fill('Anse Sailing Club')
  await page.getByLabel('Province ou territoire').selectOption('NB')
  const zone = page.getByLabel('Fuseau horaire')
  await expect(zone).toHaveValue('America/Halifax')
  await expect(zone.getByRole('option', { selected: true })).toHaveText(
    'Atlantique (Halifax, Moncton)',
  )
  await page.getByLabel('Prénom').fill('Édith')
  await page.getByLabel('Nom', { exact: true }).fill('Cormier')
  await page.getByLabel('Courriel').fill('edith@')
  await page.locator('[name="password"]').fill('court')
  await page.getByRole('button', { name: 'Créer l’entreprise' }).click()
  await expect(page.getByLabel('Courriel')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="password"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Prénom')).not.toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue dans Guichet')
  const effort = await countEffort(page)
  await page.getByLabel('Nom de l’entreprise (français)').click()
  for (const typed of [
    'Club de voile de l’Anse',
    'Anse Sailing Club',
    'Nouveau',
    '',
    'Édith',
    'Cormier',
    'edith@anse.example',
  ]) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('un vent de nordet 2026')
  await expect(page.getByLabel('Fuseau horaire')).toHaveValue('America/Halifax')
  const { clicks, keys } = await effort()
  await page.keyboard.press('Enter')
  expect(clicks).toBe(1)
  process.stdout.write(`The form of the business: ${clicks} press and ${keys + 1} keys\n`)

  await expect(page.getByRole('heading', { name: 'Vos premières étapes' })).toBeVisible()
  await expect(page).toHaveURL(/\d\/$/)
  await expectAccessible(page, 'first steps')
  await page.getByRole('button', { name: 'Fermer la liste' }).click()
  await expect(page.getByText('Rien n’a été vendu dans cette période.')).toBeVisible()
  await page.getByRole('button', { name: 'Premières étapes' }).click()
  await page.getByRole('button', { name: 'Comptoir seulement' }).click()
  await expect(page.getByText('Vous vendez au comptoir seulement.')).toBeVisible()
  await page.getByRole('button', { name: 'C’est exact' }).click()
  await expect(page.getByText('Les taxes sont confirmées.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Vendre', exact: true }).click()
  await expect(page.getByText('Rien à vendre pour l’instant')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Créer une activité' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Club de voile de l’Anse')
  await page.getByRole('link', { name: 'Commandes', exact: true }).click()
  await expect(page.getByText('Aucune commande pour l’instant')).toBeVisible()
  await switchLanguage(page, 'en')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Anse Sailing Club')
  await page.goto('/welcome')
  await expect(page).toHaveURL(/\d\/$/)
})
