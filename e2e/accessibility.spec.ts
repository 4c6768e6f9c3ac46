import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, looks, smallTargets } from './look.ts'
import {
  cards,
  chooseTile,
  chooseWall,
  closeCart,
  counterMessages,
  doneAsking,
  fillClient,
  openCart,
  pressSell,
  quantityOf,
} from './pages/counter.ts'
import { ask, businessOf } from './server-calls.ts'
import { signIn } from './sign-in.ts'

/** Sells a ticket without a date through the API, to test the screens that follow a sale. */
async function sellAnytime(page: Page, wanted: 'free' | 'paid') {
  const { activities } = await ask(page, getSellable, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  const products = activities
    .flatMap(({ categories }) => categories)
    .filter(({ onSale, schedulingType }) => onSale && schedulingType === 'WithCalendarOrAnytime')
    .flatMap((category) => category.products)
  const { productId } = products.find(({ price }) => (price === 0) === (wanted === 'free'))!
  return ask(page, sell, {
    body: {
      tickets: [{ productId, quantity: 2 }],
      email: 'marche@example.com',
      firstName: 'Noé',
      lastName: 'Lacasse',
      payment: { method: wanted === 'free' ? 'free' : 'cash' },
    },
  })
}

// The tests are independent, and this is the longest file: both workers share it.
test.describe.configure({ mode: 'parallel' })

for (const { name, language, isPhone, use } of looks)
  test.describe(name, () => {
    test.use(use)
    const isFrench = language === 'fr'

    test('the pages before the sign-in are accessible', async ({ page }) => {
      await page.goto('/')
      await page.waitForURL('**/sign-in/**')
      await expectAccessible(page, 'sign-in')
      await page.locator('input[name="email"]').fill('nobody.at.all@example.com')
      await page.locator('input[name="password"]').fill('not the password')
      await page.getByRole('button', { name: /^(Se connecter|Sign in)$/ }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'sign-in refused')
      for (const path of ['/sign-in/forgotten', '/sign-in/set-password?token=x', '/sign-in/gone']) {
        await page.goto(path)
        await expectAccessible(page, path)
      }
    })

    test('the counter is accessible', async ({ page, seller }) => {
      const counter = counterMessages(language)
      await signIn(page, seller, { language })
      await expect(
        page.getByRole('group', { name: counter.slot }).locator('label').first(),
      ).toBeVisible()
      await expectAccessible(page, 'sell, empty')
      await page.getByRole('button', { name: isFrench ? 'Autre date' : 'Other date' }).click()
      await expect(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /20\d\d/ })
          .first(),
      ).toBeVisible()
      await expectAccessible(page, 'sell, calendar')
      await page.keyboard.press('Escape')
      await chooseWall(page, language, 5)
      await quantityOf(page, counter.adult).fill('2')
      await openCart(page)
      await expect(page.getByRole('button', { name: counter.sell })).toBeEnabled()
      await expectAccessible(page, 'sell, with a cart')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'sell: small targets').toEqual([])
      await fillClient(page, { email: 'not an address' }, language)
      await openCart(page)
      await page.getByRole('button', { name: counter.sell }).click()
      await expect(page.getByLabel(counter.email, { exact: true })).toBeFocused()
      // The sticky header may cover half of a scrolled line: scrolls so that the cart begins below
      // it.
      await page
        .locator('aside')
        .evaluate((cart) =>
          scrollBy(
            0,
            cart.getBoundingClientRect().top -
              document.querySelector('header')!.getBoundingClientRect().bottom,
          ),
        )
      await expectAccessible(page, 'sell, a wrong field')
      await page.getByLabel(counter.email, { exact: true }).fill('')
      await pressSell(page, language)
      await expectAccessible(page, 'sold')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'sold: small targets').toEqual([])
    })

    test('the pages of orders are accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language })
      const paid = (await sellAnytime(page, 'paid')).orderReferenceNumber
      const free = (await sellAnytime(page, 'free')).orderReferenceNumber
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto('/orders?size=50')
      await expect(page.getByText(paid).first()).toBeVisible()
      await expectAccessible(page, 'orders')
      await page.goto('/orders?q=zzzzzz')
      await expect(page.getByText('zzzzzz').first()).toBeVisible()
      await expectAccessible(page, 'orders, nothing found')
      await page.goto(`/orders?peek=${paid}`)
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Actions' })).toBeVisible()
      await expectAccessible(page, 'orders, drawer')
      await page.goto(`/orders/${paid}`)
      await expect(page.getByRole('list').filter({ has: page.locator('time') })).toBeVisible()
      await expectAccessible(page, 'order')
      expect.soft(await smallTargets(page, 24), 'order: small targets').toEqual([])
      await page.getByRole('button', { name: 'Actions' }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectAccessible(page, 'order, actions')
      await page.goto(`/orders/${free}`)
      await page.getByRole('button', { name: 'Actions' }).click()
      await page
        .getByRole('menuitem', { name: isFrench ? 'Annuler la commande…' : 'Cancel the order…' })
        .click()
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
      await expectAccessible(page, 'cancellation')
      await page.goto(`/orders/${paid}/refund`)
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.getByRole('checkbox').first().check()
      await page.getByRole('textbox', { name: isFrench ? 'Motif' : 'Reason' }).fill('–')
      await expect(page.getByRole('button', { name: /· .*\d/ })).toBeEnabled()
      await expectAccessible(page, 'refund')
      await page.getByRole('button', { name: /· .*\d/ }).click()
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
      await expectAccessible(page, 'refund, confirmation')
      await page.addInitScript(() => {
        window.print = () => {}
      })
      for (const paper of [
        'format=letter&what=both',
        'format=letter&what=tickets',
        'format=80mm&what=receipt',
      ]) {
        await page.goto(`/orders/${paid}/print?${paper}`)
        await expect(page.locator('article').first()).toBeVisible()
        await expectAccessible(page, `print, ${paper}`)
      }
      await page.goto('/orders/NOTHING')
      await expect(heading).toHaveText(
        isFrench ? 'Impossible de charger la commande' : 'Could not load the order',
      )
      await expectAccessible(page, 'order that could not be loaded')
    })

    test('a sale that needs the names of holders is accessible', async ({ page, seller }) => {
      const counter = counterMessages(language)
      await signIn(page, seller, { language })
      await chooseTile(page, language, counter.ski)
      await cards(page, isFrench ? 'Catégorie' : 'Category')
        .filter({ hasText: isFrench ? 'Passe de saison' : 'Season pass' })
        .click()
      await quantityOf(page, isFrench ? 'Passe familiale' : 'Family pass').fill('1')
      await openCart(page)
      await expect(page.getByRole('button', { name: counter.sell })).toBeEnabled()
      await page.getByRole('button', { name: counter.sell }).click()
      await expect(
        page.getByLabel(isFrench ? 'Premier parent, Prénom' : 'First parent, First name'),
      ).toBeFocused()
      await expectAccessible(page, 'sell, holders')
      expect
        .soft(await smallTargets(page, isPhone ? 44 : 24), 'sell, holders: small targets')
        .toEqual([])
      await doneAsking(page, language)
      await closeCart(page)
      await chooseTile(page, language, isFrench ? 'Produits' : 'Products')
      await expectAccessible(page, 'sell, the shelf')
    })

    test('the account and the menus of the header are accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/account' })
      await expect(page.locator('input[name="current"]')).toBeVisible()
      await expectAccessible(page, 'account')
      await page
        .getByRole('button', { name: isFrench ? 'Changer le mot de passe' : 'Change password' })
        .click()
      await expectAccessible(page, 'account, wrong fields')
      await page.getByRole('button', { name: /^(Menu de l’utilisateur|User menu)/ }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectAccessible(page, 'menu of the person')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: isFrench ? /Changer d’entreprise/ : /Change business/ })
        .click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      await expectAccessible(page, 'menu of businesses')
      await page.getByRole('menuitemradio').last().click()
      await expect(
        page.getByRole('region', {
          name: isFrench ? 'La billetterie est hors ligne' : 'Ticketing is offline',
        }),
      ).toBeVisible()
      // The page of the other business may still be loading.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Trois-Érables')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, 'offline')
    })

    // These accounts keep the language of their profile: their pages have no language toggle.
    test('the pages without access are accessible', async ({ browser }) => {
      for (const who of ['nobody', 'accountant']) {
        const context = await browser.newContext(use)
        const page = await context.newPage()
        await signIn(page, `${who}@guichet.test`, { path: '/sell' })
        await expect(page).toHaveURL(/\/unauthorized/)
        await expectAccessible(page, `no access: ${who}`)
        await context.close()
      }
    })
  })
