import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { expect, test, type Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const columns = {
  reference: 'Numéro',
  status: 'État',
  completed: 'Date de réception',
  payment: 'Réf. de paiement',
  firstName: 'Prénom',
  lastName: 'Nom',
  total: 'Total',
}
const rows = (page: Page) => page.locator('tbody tr')
const refs = async (page: Page) => rows(page).getByRole('link').allInnerTexts()
const firstRef = (page: Page) => rows(page).first().getByRole('link').innerText()

test.beforeEach(async ({ page, seller }) => {
  await signIn(page, seller, { path: '/orders', language: 'fr' })
  await expect(rows(page)).toHaveCount(25)
})

test('each column sorts both ways, in the order of the server', async ({ page }) => {
  await expect(page.getByRole('columnheader', { name: columns.completed })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  for (const column of orderSorts.toSorted(
    (a, b) => Number(a === 'completed') - Number(b === 'completed'),
  ))
    for (const sort of [column, `-${column}`] as const) {
      const header = page.getByRole('columnheader', { name: columns[column], exact: true })
      await header.getByRole('button').click()
      await expect(header).toHaveAttribute(
        'aria-sort',
        sort === column ? 'ascending' : 'descending',
      )
      await expect(page.locator('[aria-sort="ascending"], [aria-sort="descending"]')).toHaveCount(1)
      // Another journey may sell between the request of the page and this one: then both are
      // repeated.
      await expect(async () => {
        const { items } = await ask(page, findOrders, {
          query: { collaboratorId: businessOf(page), page: '1', pageSize: '25', sort },
        })
        const given = items.map(({ orderReferenceNumber }) => orderReferenceNumber)
        await expect
          .poll(() => refs(page), { timeout: 3000 })
          .toEqual(given)
          .catch(async (error: unknown) => {
            await page.reload()
            throw error
          })
      }).toPass({ timeout: 30_000 })
    }
})

test('the URL holds page size, page and search; Back restores them', async ({ page }) => {
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('combobox', { name: 'Résultats par page' }).selectOption('50')
  await expect(rows(page)).toHaveCount(50)
  await expect(page).toHaveURL(/size=50/)
  const first = await firstRef(page)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => firstRef(page)).not.toBe(first)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await expect.poll(() => firstRef(page)).toBe(first)
  await page.reload()
  await expect(rows(page)).toHaveCount(50)

  const box = page.getByRole('textbox', { name: 'Chercher une commande' })
  await box.fill(` ${first.toLowerCase()} `)
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('mark')).toHaveText(first)
  await rows(page).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
  await page.goBack()
  await expect(box).toHaveValue(first.toLowerCase())
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(rows(page)).toHaveCount(50)
  await expect(box).toHaveValue('')
  await box.fill('introuvable zzz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aucune commande ne correspond à « introuvable zzz ».')).toBeVisible()
})

test('Ctrl-click and the middle button open the page in a new tab', async ({ page, context }) => {
  const ref = await firstRef(page)
  for (const press of [
    () =>
      rows(page)
        .first()
        .locator('td')
        .nth(2)
        .click({ modifiers: ['ControlOrMeta'] }),
    () => rows(page).first().getByRole('link').click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page')
    await press()
    const tab = await opened
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(ref)
    await expect(tab).toHaveURL(new RegExp(`/orders/${ref}$`))
    await tab.close()
  }
  await expect(page).toHaveURL(/\/orders$/)
})

test('J and K move the drawer through the list, and closing it restores the focus', async ({
  page,
}) => {
  const [first, second] = await refs(page)
  const drawer = page.getByRole('dialog')
  const opener = page.getByRole('button', { name: `Aperçu de la commande ${first}` })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toContainText(first!)
  await expect(page).toHaveURL(new RegExp(`peek=${first}`))
  await page.keyboard.press('j')
  await expect(drawer).toContainText(`Commande ${second}`)
  await page.keyboard.press('k')
  await expect(drawer).toContainText(`Commande ${first}`)
  await expect(drawer.getByRole('button', { name: 'Actions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
  await rows(page).nth(1).locator('td').nth(4).click()
  await expect(drawer).toContainText(`Commande ${second}`)
  await drawer.getByRole('link', { name: 'Ouvrir la page' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${second}$`))
})

test('an unknown order shows an error and a retry', async ({ page }) => {
  await page.goto('/orders/MC00000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Impossible de charger la commande',
  )
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour aux commandes' }).click()
  await expect(rows(page)).toHaveCount(25)
})

test('going back from an order restores the list: page, page size, scroll position', async ({
  page,
}) => {
  await page.goto('/orders?size=50&page=2&sort=lastName')
  await expect(rows(page)).toHaveCount(50)
  const row = rows(page).nth(40)
  await row.scrollIntoViewIfNeeded()
  const scroll = () => page.evaluate(() => Math.round(window.scrollY))
  const left = await scroll()
  expect(left).toBeGreaterThan(200)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commande')
  await page.getByRole('link', { name: 'Retour aux commandes' }).click()
  await expect(page).toHaveURL(/size=50/)
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(50)
  await expect.poll(scroll).toBe(left)
})

test('on a screen of 1280 pixels, the lists of orders and tickets need no sideways scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const list of ['/orders', '/tickets']) {
    await page.goto(list)
    await expect(rows(page)).toHaveCount(25)
    const frame = page.locator('.scroll-frame', { has: page.locator('tbody') })
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth), list).toBe(0)
  }
})
