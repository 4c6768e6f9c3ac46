import { readFileSync } from 'node:fs'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { answeredTicket } from '../seeds/answered-ticket.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const rows = (page: Page) => page.locator('tbody tr')
const firstRef = (page: Page) => rows(page).first().getByRole('link').innerText()
const options = (page: Page) => page.getByRole('button', { name: 'Options' })
const count = (page: Page) => page.getByRole('main').locator('output')

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page, seller }) => {
    await signIn(page, seller, { path: '/tickets', language: 'fr' })
    await expect(rows(page)).toHaveCount(25)
  })

  test('a ticket is found, previewed next to the list, and its page leads back to the same list', async ({
    page,
    context,
  }) => {
    const { ticketId } = await answeredTicket(page, `Camp ${Date.now()}`)
    await page.goto('/tickets?q=maelle')
    await expect(page.locator('mark').first()).toHaveText('Maëlle')
    const ref = await firstRef(page)
    await page.getByRole('button', { name: `Aperçu du billet ${ref}` }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText(`Billet ${ref}`)
    await expect(page).toHaveURL(new RegExp(`peek=${ticketId}`))
    await expect(drawer.getByRole('region', { name: 'Formulaires' })).toContainText('Arachides')
    await drawer.getByRole('button', { name: 'Actions' }).click()
    const [picture] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('menuitem', { name: 'Voir le code QR' }).click(),
    ])
    await picture.waitForLoadState()
    expect(await picture.locator('img').count()).toBe(1)
    await picture.close()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)

    const opened = context.waitForEvent('page')
    await rows(page)
      .first()
      .locator('td')
      .nth(4)
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(new RegExp(`/tickets/${ticketId}$`))
    await tab.close()

    await rows(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ref)
    await page.getByRole('link', { name: 'Retour aux billets' }).click()
    await expect(page).toHaveURL(/q=maelle/)
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await expect(rows(page)).toHaveCount(25)
    await page.getByRole('textbox', { name: 'Chercher un billet' }).fill('introuvable zzz')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Aucun billet ne correspond à «\u00a0introuvable zzz\u00a0».'),
    ).toBeVisible()
  })

  test('type, period, products and order filter the list; the URL holds them, Back undoes them', async ({
    page,
  }) => {
    await options(page).click()
    await page.getByRole('combobox', { name: 'Type' }).selectOption('season_pass')
    await expect(page).toHaveURL(/type=season_pass/)
    await expect(rows(page).first()).toContainText('Passe de saison')
    await expect(rows(page).filter({ hasText: 'Billet journalier' })).toHaveCount(0)
    await page.goBack()
    await expect(rows(page).filter({ hasText: 'Billet journalier' }).first()).toBeVisible()

    await page.getByRole('button', { name: '30 derniers jours' }).click()
    await expect(page).toHaveURL(/from=2\d{3}-\d\d-\d\d&to=2\d{3}/)
    await page.getByRole('button', { name: 'Toute période' }).click()
    await expect(rows(page)).toHaveCount(25)

    await page
      .getByRole('columnheader', { name: /^Catégorie/ })
      .getByRole('button')
      .click()
    await page.getByRole('textbox', { name: 'Trouver une catégorie' }).fill('ski alpin')
    await page.getByRole('checkbox', { name: 'Ski alpin', exact: true }).check()
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page).toHaveURL(/categories=[\da-f-]{36}/)
    await expect(rows(page).filter({ hasNotText: 'Ski alpin' })).toHaveCount(0)
    const shown = await count(page).innerText()
    await page.reload()
    await expect(count(page)).toHaveText(shown)
    await expect(page.getByRole('button', { name: 'Catégories et produits (1)' })).toBeVisible()

    const name = page.getByRole('columnheader', { name: 'Nom', exact: true })
    await name.getByRole('button').click()
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    const { items } = await ask(page, findTickets, {
      query: {
        collaboratorId: businessOf(page),
        categories: new URL(page.url()).searchParams.get('categories')!,
        sort: 'lastName',
      },
    })
    await expect
      .poll(() => rows(page).getByRole('link').allInnerTexts())
      .toEqual(items.map(({ ticketReferenceKey }) => ticketReferenceKey))
  })

  test('an account’s columns and row height are saved, and the scroll position is restored', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Affichage' }).click()
    await page.getByRole('checkbox', { name: 'Date d’activation' }).uncheck()
    await page.getByRole('radio', { name: 'Aérée' }).check()
    await page.keyboard.press('Escape')
    await page.goto('/tickets?size=100')
    await expect(rows(page)).toHaveCount(100)
    await expect(page.getByRole('columnheader', { name: /Date d’activation/ })).toHaveCount(0)
    await expect(page.locator('table')).toHaveAttribute('data-density', 'comfortable')
    const row = rows(page).nth(80)
    await row.scrollIntoViewIfNeeded()
    const scroll = () => page.evaluate(() => Math.round(window.scrollY))
    const left = await scroll()
    expect(left).toBeGreaterThan(500)
    await row.getByRole('link').click()
    await page.getByRole('link', { name: 'Retour aux billets' }).click()
    await expect(rows(page)).toHaveCount(100)
    await expect.poll(scroll).toBe(left)
  })

  test('the list is downloaded as a workbook and as CSV', async ({ page }) => {
    for (const [name, file] of [
      ['Extraire la liste des billets', 'tickets.xlsx'],
      ['Extraire la liste en CSV', 'tickets.csv'],
    ] as const) {
      await page.getByRole('button', { name: 'Plus d’actions' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ])
      expect(download.suggestedFilename()).toBe(file)
      const bytes = readFileSync(await download.path())
      expect(bytes.length).toBeGreaterThan(1000)
      if (file === 'tickets.xlsx') expect(bytes.toString('latin1', 0, 2)).toBe('PK')
      else expect(bytes.toString()).toContain('"Numéro","Commande","Catégorie"')
      await expect(page.getByText('Liste des billets extraite').last()).toBeVisible()
    }
  })
})

for (const { name, language, use, isPhone } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)
    test('the list of tickets is accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/tickets' })
      const entries = isPhone
        ? page.getByRole('main').locator('ul[aria-busy] > li > button')
        : rows(page)
      await expect(entries).toHaveCount(25)
      await options(page).click()
      await expect(page.getByRole('combobox', { name: 'Type' })).toBeVisible()
      await expectAccessible(page, 'tickets, options')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'tickets: small targets').toEqual([])
      await page
        .getByRole('button', { name: /^(Catégories et produits|Categories and products)/ })
        .click()
      await page.getByRole('checkbox').first().check()
      await expectAccessible(page, 'tickets, filter')
      await page.getByRole('button', { name: /^(Appliquer|Apply)$/ }).click()
      await expect(page).toHaveURL(/categories=/)
      await page.getByRole('button', { name: /^(Plus d’actions|More actions)$/ }).click()
      await expect(page.getByRole('menuitem')).toHaveCount(7)
      await expectAccessible(page, 'tickets, menu')
      await page.keyboard.press('Escape')
      if (isPhone) await entries.first().click()
      else await entries.first().locator('td').nth(3).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Actions' })).toBeVisible()
      await expectAccessible(page, 'tickets, drawer')
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  })
