import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { coveredStops } from '../covered.ts'
import { expect, test, type Page } from '../journey.ts'
import {
  cards,
  chooseTile,
  chooseWall,
  clientLine,
  counterMessages,
  fillClient,
  pressSell,
  quantityOf,
} from '../pages/counter.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, submitCredentials, switchBusiness } from '../sign-in.ts'

const say = counterMessages('fr')

const button = (page: Page) => page.getByRole('button', { name: say.sell })

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['locator']>) {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((item) => item === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key never reached it')
}

test('a sale is completed with the keyboard only', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr' })
  await tabTo(page, page.getByRole('group', { name: say.tiles }).locator('input:checked'))
  for (
    let steps = 0;
    steps < 10 && !(await page.getByRole('radio', { name: say.wall }).isChecked());
    steps += 1
  ) {
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('input:focus')).toBeChecked()
  }
  await expect(page.getByRole('radio', { name: say.wall })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: say.later }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const day = page.getByRole('group', { name: say.date, exact: true }).locator('input:checked')
  await expect(day).toBeEnabled()
  await tabTo(page, day)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: say.slot }).locator('input:checked')).toBeEnabled()
  await tabTo(page, quantityOf(page, say.adult))
  await page.keyboard.type('2')
  await tabTo(page, clientLine(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /^Trouver un client/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(clientLine(page)).toContainText(say.anonymous)
  await expect(button(page)).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
  await expect(page.getByRole('button', { name: say.newSale })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('search').getByRole('combobox')).toBeFocused()
  await expect(quantityOf(page, say.adult)).toHaveValue('0')
})

test('two counters sell the last places: one fails, keeps its form and sees the places left', async ({
  page,
  browser,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const wall = await chooseWall(page, 'fr', 6)
  const left = await wall.left()
  const preview = page.waitForRequest((request) =>
    request.url().endsWith('/administration/preview'),
  )
  await quantityOf(page, say.adult).fill('2')
  const {
    tickets: [line],
  } = (await preview).postDataJSON() as { tickets: [{ productId: string; quantity: number }] }
  const most = 25
  for (let taken = 0; taken < left - 3; taken += most)
    await ask(page, sell, {
      body: {
        tickets: [{ ...line, quantity: Math.min(most, left - 3 - taken) }],
        payment: { method: 'cash' },
      },
    })

  const other = await browser.newPage()
  await signIn(other, seller, { language: 'fr' })
  await chooseWall(other, 'fr', 6)
  await quantityOf(other, say.adult).fill('2')
  await fillClient(other, { firstName: 'Perrine', lastName: 'Deuxième' })
  await pressSell(page, 'fr')
  await button(other).click()
  await expect(
    other
      .getByRole('alert')
      .filter({ hasText: /Il (n’en|ne) reste que 1/ })
      .first(),
  ).toBeVisible()
  await expect(clientLine(other)).toContainText('Perrine')
  await expect(quantityOf(other, say.adult)).toHaveValue('2')
  await expect(button(other)).toBeDisabled()
  await quantityOf(other, say.adult).fill('1')
  const late = await pressSell(other, 'fr')
  expect(late.invoice.user.firstName).toBe('Perrine')
  await other.context().close()
})

test('a double click sells once', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 7)
  const name = `Double${Date.now()}`
  await quantityOf(page, say.adult).fill('1')
  await fillClient(page, { lastName: name })
  await button(page).dblclick()
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
  const { items } = await ask(page, findOrders, {
    query: { collaboratorId: businessOf(page), query: name },
  })
  expect(items).toHaveLength(1)
})

test('without a network the counter keeps its cart and sends nothing; a running sale cannot be changed', async ({
  page,
  context,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 8)
  const name = `Coupure${Date.now()}`
  await quantityOf(page, say.adult).fill('2')
  await fillClient(page, { lastName: name })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/order/administration')) sent += 1
  })
  await context.setOffline(true)
  // A page that this device has not stored is not opened: the browser's error page would lose the cart.
  await expect(page.getByText(/^Pas de connexion depuis/)).toBeVisible()
  await page.getByRole('link', { name: 'Vente sans réseau' }).click()
  const notPrepared = page.getByRole('alert').filter({ hasText: 'pas prêt à vendre sans réseau' })
  await expect(notPrepared).toBeVisible()
  await expect(page).toHaveURL(/\/sell$/)
  // A part of the page that is not loaded yet opens late, without affecting the rest of the page.
  await page.getByRole('button', { name: 'Autre date' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Pas encore ouvert' })).toBeVisible()
  await context.setOffline(false)
  // Without its style sheet the calendar has huge arrows.
  const arrow = page.getByRole('dialog', { name: 'Autre date' }).locator('svg').first()
  await expect(arrow).toBeVisible()
  expect((await arrow.boundingBox())!.width).toBeLessThan(30)
  await page.keyboard.press('Escape')
  await expect(clientLine(page)).toContainText(name)
  await expect(quantityOf(page, say.adult).first()).toHaveValue('2')
  expect(sent).toBe(0)

  // While the request is running, the cart does not change.
  await page.route('**/order/administration', async (route) => {
    await new Promise((wait) => setTimeout(wait, 1500))
    await route.continue()
  })
  await expect(button(page)).toBeEnabled()
  await clientLine(page).focus()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('main [inert]')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
  expect(sent).toBe(1)
  const { items } = await ask(page, findOrders, {
    query: { collaboratorId: businessOf(page), query: name },
  })
  expect(items).toHaveLength(1)
})

test('switching the business changes the counter at once, and back', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/sell' })
  const theirs = page.getByRole('radio', { name: 'Visite de la ferme' })
  const ours = page.getByRole('radio', { name: say.wall })
  await expect(ours).toBeVisible()
  await switchBusiness(page, /Trois-Érables/)
  await expect(theirs).toBeVisible({ timeout: 3000 })
  await expect(ours).toBeHidden()
  await switchBusiness(page, /Mont-Cendré/)
  await expect(ours).toBeVisible({ timeout: 3000 })
  await expect(page).toHaveURL(/\/sell$/)
})

test('a session that expires during a sale is renewed in a dialog, and the sale is made once', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/sell' })
  await chooseWall(page, 'fr', 7)
  await quantityOf(page, say.adult).fill('1')
  await fillClient(page, { lastName: 'Patiente' })
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/order/administration'))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.context().clearCookies()
  await page.route(
    '**/order/administration',
    (route) => route.fulfill({ status: 401, json: { type: 'SignInRequired', status: 401 } }),
    { times: 1 },
  )
  await button(page).click()
  const ended = page.getByRole('dialog', { name: 'Votre session est terminée' })
  await expect(ended.getByRole('alert')).toContainText('elle n’a pas eu lieu')
  await page.keyboard.press('Escape')
  await expect(ended).toBeVisible()
  const window = page.waitForEvent('popup')
  await ended.getByRole('link', { name: 'Se reconnecter' }).click()
  const signInWindow = await window
  await signInWindow.waitForURL('**/sign-in/**')
  await submitCredentials(signInWindow, seller)
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
  await expect(ended).toBeHidden()
  await expect.poll(() => signInWindow.isClosed()).toBe(true)
  expect(keys).toEqual([keys[0], keys[0]])
  await page.getByRole('link', { name: /^Commande / }).click()
  await expect(page.getByRole('main').getByText('Patiente').first()).toBeVisible()
})

test('the bar with the total never covers the focused control', async ({ page, seller }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page, seller, { language: 'fr', path: '/sell' })
  await chooseTile(page, 'fr', say.ski)
  await cards(page, 'Catégorie').filter({ hasText: 'Passe de saison' }).click()
  await quantityOf(page, 'Passe familiale').fill('2')
  await expect(button(page)).toBeEnabled()
  expect(await coveredStops(page, 40)).toEqual([])
})

test('the footer of a long cart is opaque, and removing a line keeps the focus in the cart', async ({
  page,
  seller,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 7)
  for (const type of [say.adult, say.toddler]) await quantityOf(page, type).fill('1')
  await expect(button(page)).toBeEnabled()
  const cart = page.getByRole('complementary', { name: 'Panier' })
  // Checks every pixel row of the footer at each scroll position of the cart.
  const through = await button(page).evaluate(async (sell) => {
    const foot = sell.closest<HTMLElement>('[data-foot]')!
    const box = foot.closest('aside')!
    const found = new Set<string>()
    for (let top = 0; top <= box.scrollHeight - box.clientHeight; top += 12) {
      box.scrollTop = top
      await new Promise(requestAnimationFrame)
      const { left, right, top: upper, bottom } = foot.getBoundingClientRect()
      for (let y = upper + 1; y < bottom; y += 4)
        for (let x = left + 2; x < right; x += 12) {
          const seen = document.elementFromPoint(x, y)
          if (seen && !foot.contains(seen)) found.add(seen.outerHTML.slice(0, 80))
        }
    }
    return [...found]
  })
  expect(through).toEqual([])
  const remove = cart.getByRole('button', { name: /^Retirer/ })
  await remove.first().press('Enter')
  await expect(cart.locator('li[tabindex]')).toBeFocused()
  await cart.getByRole('spinbutton').press('ArrowDown')
  await expect(cart.getByRole('heading', { name: 'Panier' })).toBeFocused()
})

test('a cart is restored after leaving the page and after a reload', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 7)
  await quantityOf(page, say.adult).fill('1')
  await fillClient(page, { lastName: 'Revenante' })
  const cart = page.getByRole('complementary', { name: 'Panier' })
  await expect(cart.getByText('Panier gardé')).toBeVisible()
  await page.getByRole('link', { name: 'Commandes', exact: true }).click()
  await expect(page).toHaveURL(/\/orders/)
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await page.reload()
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await expect(clientLine(page)).toContainText('Revenante')
  const order = await pressSell(page, 'fr')
  expect(order.invoice.user.lastName).toBe('Revenante')
})
