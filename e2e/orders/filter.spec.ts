import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { signIn } from '../sign-in.ts'

const rows = (page: Page) => page.locator('tbody tr')
const count = (page: Page) => page.getByRole('main').locator('h1 ~ output, output').first()
const open = (page: Page) => page.getByRole('button', { name: /^(Filtrer|Filter)$/ }).click()
const apply = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Appliquer|Apply)$/ })
    .click()

test('orders are filtered by several criteria at once, in the URL and as chips', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/orders' })
  await expect(rows(page)).toHaveCount(25)
  await open(page)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: 'État' }).fill('term')
  await page.getByRole('listbox').getByRole('option', { name: 'Terminée' }).click()
  // Escape closes only the list of choices and keeps the other filters.
  await page.keyboard.press('Escape')
  await drawer.getByRole('combobox', { name: 'Mode de paiement' }).fill('ligne')
  await page.getByRole('listbox').getByRole('option', { name: 'En ligne' }).click()
  await drawer.getByRole('checkbox', { name: 'Ski alpin', exact: true }).check()
  await apply(page)
  await expect(page).toHaveURL(/status=Completed/)
  const chips = page.getByRole('list', { name: 'Filtres actifs' })
  await expect(chips.getByRole('listitem')).toHaveText([
    'État\u00a0: Terminée',
    'Produits\u00a0: Ski alpin',
    'Mode de paiement\u00a0: En ligne',
  ])
  await expect(rows(page).first()).toBeVisible()
  // Rows of the list before the filters stay until its answer.
  await expect(rows(page).filter({ hasNotText: '· en ligne' })).toHaveCount(0)
  const narrowed = await count(page).innerText()

  await page.reload()
  await expect(count(page)).toHaveText(narrowed)
  await chips.getByRole('button', { name: /Retirer le filtre État/ }).click()
  await expect(chips.getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await expect(count(page)).toHaveText(narrowed)
  await rows(page).first().getByRole('link').click()
  await page.getByRole('link', { name: /Retour aux commandes/ }).click()
  await expect(count(page)).toHaveText(narrowed)
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(chips).toHaveCount(0)
  await expect(count(page)).not.toHaveText(narrowed)
})

test('filters without results show a notice and a link to all orders', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/orders?answer=introuvable' })
  await expect(page.getByText('Aucune commande ne correspond aux filtres.')).toBeVisible()
  await page.getByRole('button', { name: 'Afficher toutes les commandes' }).click()
  await expect(rows(page)).toHaveCount(25)
  await page.goto('/orders?status=Nonsense&from=hier&products=x')
  await expect(rows(page)).toHaveCount(25)
  await expect(page.getByRole('list', { name: 'Filtres actifs' })).toHaveCount(0)
})

test('a search is saved as a view, opened, renamed and removed', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/orders' })
  const views = page.getByRole('list', { name: 'Vues' })
  const view = (name: string) => views.getByRole('button', { name, exact: true })
  await view('Remboursements').click()
  await expect(page).toHaveURL(/status=RefundInProgress/)
  await expect(view('Remboursements')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/orders?q=roy&sort=lastName')
  const name = `Roy ${Date.now()}`
  await views.getByRole('button', { name: 'Enregistrer la vue' }).click()
  await page.getByLabel('Nom de la vue').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).dblclick()
  await expect(view(name)).toHaveAttribute('aria-pressed', 'true')
  await expect(view(name)).toHaveCount(1)
  await view('Toutes').click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.reload()
  await view(name).click()
  await expect(page).toHaveURL(/q=roy/)
  await expect(page.getByLabel('Chercher une commande')).toHaveValue('roy')

  await views.getByRole('button', { name: `Gérer la vue ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Renommer' }).click()
  await page.getByLabel('Nom de la vue').fill(`${name} bis`)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(view(`${name} bis`)).toBeVisible()
  await views.getByRole('button', { name: `Gérer la vue ${name} bis` }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(view(`${name} bis`)).toHaveCount(0)
  await expect(page).toHaveURL(/q=roy/)
})

test('the list of tickets shows its filters and saves views too', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/tickets?type=season_pass&from=2020-01-01' })
  const chips = page.getByRole('list', { name: 'Filtres actifs' })
  await expect(chips.getByRole('listitem')).toHaveText([
    'Type\u00a0: Passe de saison',
    'Actifs\u00a0: dès le 2020-01-01',
  ])
  const views = page.getByRole('list', { name: 'Vues' })
  await expect(views.getByRole('button', { name: 'Enregistrer la vue' })).toBeVisible()
  await chips.getByRole('button', { name: /Retirer le filtre Type/ }).click()
  await expect(page).not.toHaveURL(/type=/)
  await views.getByRole('button', { name: 'Tous', exact: true }).click()
  await expect(page).toHaveURL(/\/tickets$/)
})

for (const { name, language, use, isPhone } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)
    test('the filters and views of orders are accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/orders?status=Completed,CreatedByAdmin' })
      await open(page)
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
      await expectAccessible(page, 'orders, filters')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectAccessible(page, 'orders, chips and views')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'small targets').toEqual([])
    })
  })
