import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { chooseLaterDay } from '../pages/counter.ts'
import { signIn } from '../sign-in.ts'

/** Shows a notification that stays until it is closed. */
async function showNotice(page: Page) {
  await page.route('**/Journal/**', (route) => route.abort())
  await page.getByRole('button', { name: 'CSV' }).click()
  const notice = page.locator('.mantine-Notification-root')
  await expect(notice).toBeVisible()
  return notice
}

async function boxOf(element: Locator) {
  const box = (await element.boundingBox())!
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
/** Waits until an element has settled apart from the notification. */
const expectApart = (notice: Locator, element: Locator, name: string) =>
  expect(async () => {
    const [a, b] = [await boxOf(notice), await boxOf(element)]
    const overlap =
      a.x < b.right - 0.5 && b.x < a.right - 0.5 && a.y < b.bottom - 0.5 && b.y < a.bottom - 0.5
    expect(overlap, `the notification covers ${name}`).toBe(false)
  }).toPass({ timeout: 5000 })
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

for (const { width, height, hasTouch } of [
  { width: 390, height: 844, hasTouch: true },
  { width: 1180, height: 820, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
])
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch, locale: 'fr-CA' })

    test('a notification covers no last row, menu, sticky bar or close button', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language: 'fr', path: '/journal' })
      const notice = await showNotice(page)
      const menu = page.getByRole('navigation', { name: 'Navigation principale' })
      await expectApart(notice, menu, 'the menu')

      await menu.getByRole('link', { name: 'Commandes' }).click()
      const last = page.getByRole('main').locator('tbody tr, li').last()
      await expect(last).toBeVisible()
      await toTheEnd(page)
      await expectApart(notice, last, 'the last row')
      await expectApart(notice, page.getByRole('main').getByRole('button').last(), 'the pager')

      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: 'Raccourcis clavier' })
      await expectApart(notice, dialog.getByRole('button', { name: 'Fermer' }), 'a close button')
      await expectApart(notice, dialog, 'a dialog')
      await page.keyboard.press('Escape')

      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('Nouvelle activité')
      await page.getByRole('option', { name: 'Nouvelle activité' }).click()
      await page.getByRole('textbox', { name: /^Nom/ }).first().fill('Glissade')
      const save = page.getByRole('button', { name: 'Mettre en vente' })
      await expectApart(notice, save, 'the buttons of a form')
      await toTheEnd(page)
      await expectApart(notice, save, 'the buttons of a form')
    })

    test('a notification covers no tickets, cart or payment of the counter', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language: 'fr', path: '/sell' })
      const quantities = page.getByRole('main').getByRole('spinbutton')
      await chooseLaterDay(page, 'fr')
      await expect(quantities.first()).toBeEnabled()
      const openCart = async () => {
        if (width < 400) await page.getByRole('button', { name: /^Panier (vide|· )/ }).click()
      }
      await quantities.first().fill('1')
      await openCart()
      await page.getByRole('button', { name: 'Mettre de côté' }).click()
      // A parked cart leads back to the choices.
      await expect(quantities.first()).toHaveValue('0')
      await openCart()
      await page
        .getByRole('button', { name: /^Supprimer Panier de / })
        .first()
        .click()
      const notice = page.locator('.mantine-Notification-root')
      await expect(notice).toBeVisible()
      await expectApart(notice, page.getByRole('navigation').first(), 'the menu')
      // On a phone the cart stays open.
      await quantities.first().fill('2')
      await expectApart(notice, page.getByRole('complementary'), 'the cart')
      await expectApart(notice, page.getByRole('button', { name: /^Comptant · / }), 'the payment')
      if (width > 400)
        for (const quantity of await quantities.all())
          await expectApart(notice, quantity, 'a quantity')
    })

    test('a notification that appears at the end of a page moves its last row up', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language: 'fr', path: '/journal' })
      await expect(page.getByRole('table').first()).toBeVisible()
      await toTheEnd(page)
      const notice = await showNotice(page)
      await expectApart(notice, page.getByRole('main').locator('tbody tr').last(), 'the last row')
    })
  })
