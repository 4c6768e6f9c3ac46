import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ordersOf } from '../seeds/clients.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    palette: 'Recherche rapide',
    button: 'Rechercher…',
    box: 'Chercher partout',
    sheet: 'Raccourcis clavier',
    orders: 'Commandes',
    clients: 'Clients',
    all: 'Tout',
    recent: 'Ouverts récemment',
    pinned: 'Épinglés',
    pin: /^Épingler /,
    seeAll: 'Voir dans la liste : Commandes',
    similar: 'Clients : orthographe proche',
    nothing: /^Rien ne correspond à/,
    tooShort: 'Encore une lettre ou un chiffre…',
    failed: /^La recherche n’a pas abouti/,
    failedTitle: 'La recherche n’a pas abouti',
    retry: 'Réessayer',
    everything: 'Tous les résultats sur une page',
    never: 'Une seule recherche pour tout',
    keys: 'Raccourcis à une touche',
    off: 'Désactivés',
    account: 'Mon compte',
  },
  en: {
    palette: 'Quick search',
    button: 'Search…',
    box: 'Search everywhere',
    sheet: 'Keyboard shortcuts',
    orders: 'Orders',
    clients: 'Clients',
    all: 'All',
    recent: 'Recently opened',
    pinned: 'Pinned',
    pin: /^Pin /,
    seeAll: 'See in the list: Orders',
    similar: 'Clients: similar spelling',
    nothing: /^Nothing matches/,
    tooShort: 'One more letter or digit…',
    failed: /^The search did not succeed/,
    failedTitle: 'The search did not succeed',
    retry: 'Retry',
    everything: 'All results on one page',
    never: 'One search for everything',
    keys: 'Single-key shortcuts',
    off: 'Off',
    account: 'My account',
  },
} as const
type Words = (typeof words)['fr' | 'en']

let made = 0
/** Creates a client with one order and a last name that no other journey uses. */
async function aFamily(page: Page) {
  made += 1
  const letters = [...`${process.pid}${made}`].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')
  const name = `Québrador${letters}`
  const email = `maelle.${letters}@example.test`
  const [order] = await ordersOf(page, name, [email])
  return { name, email, reference: order!.orderReferenceNumber }
}

/**
 * Opens the palette; its keys are handled once its code is loaded, so the key is repeated until
 * then.
 */
async function openPalette(page: Page, say: Words) {
  const dialog = page.getByRole('dialog', { name: say.palette })
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('combobox')).toBeFocused({ timeout: 1000 })
  }).toPass()
  return dialog
}

/** Faster keys are treated as those of a scanner. */
const byFinger = { delay: 80 }

for (const { name: title, language, isPhone, use } of journeyLooks('desk'))
  test.describe(title, () => {
    test.use(use)

    test('the palette finds and opens records with the keyboard only', async ({ page, seller }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/orders' })
      const { name, reference } = await aFamily(page)
      const dialog = await openPalette(page, say)
      await expectAccessible(page, 'the palette')
      const options = dialog.getByRole('option')
      const chosen = dialog.getByRole('option', { selected: true })

      // Searches without case and accents; the arrow keys wrap around at both ends.
      await page.keyboard.type(name.toLowerCase().replace('é', 'e'))
      await expect(options.filter({ hasText: reference }).first()).toBeVisible()
      await expectAccessible(page, 'the palette with results')
      await page.keyboard.press('End')
      await expect(chosen).toHaveText(say.everything)
      await page.keyboard.press('Home')
      await expect(chosen).toHaveText(
        await options
          .first()
          .innerText()
          .then((t) => t.replace(/\n/g, '')),
      )
      await page.keyboard.press('ArrowUp')
      await expect(chosen).toHaveText(say.everything)

      // The number and Enter at once, as a scanner types them, open the order.
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(reference)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/orders/${reference}$`))
      await expect(dialog).toBeHidden()

      // The order is now among the recent results, and can be pinned.
      await openPalette(page, say)
      const group = (heading: string) => dialog.getByRole('group', { name: heading })
      await expect(group(say.recent).getByRole('option').first()).toHaveText(reference)
      await page.keyboard.press('Alt+p')
      await expect(group(say.pinned).getByRole('option')).toContainText([reference])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      // A typing error, then the name of a page, then no result.
      await openPalette(page, say)
      await page.keyboard.type(name.replace('brador', 'bardor'))
      await expect(group(say.similar).getByRole('option').first()).toContainText(name)
      await page.keyboard.press('Control+a')
      await page.keyboard.type('zzqxvkw')
      await expect(dialog.getByText(say.nothing)).toBeVisible()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(say.clients.toUpperCase())
      await expect(chosen).toHaveText(say.clients)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/clients$/)
    })

    test('the search page has kinds in the URL, links to lists, and notices for no result and too short a text', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/search' })
      const box = page.getByRole('searchbox', { name: say.box })
      await expect(box).toBeFocused()
      await expectAccessible(page, 'search, before anything is searched for')
      const { name, email, reference } = await aFamily(page)

      await page.keyboard.type('q')
      await expect(page.getByText(say.tooShort)).toBeVisible()
      await page.keyboard.press('Backspace')
      await page.keyboard.insertText(email)
      const orders = page.getByRole('region', { name: say.orders })
      const clients = page.getByRole('region', { name: say.clients })
      await expect(orders.getByRole('link', { name: reference })).toBeVisible()
      await expect(clients.getByRole('link', { name })).toBeVisible()
      await expectAccessible(page, 'search')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'search: small targets').toEqual([])

      await page.getByRole('button', { name: new RegExp(`^${say.clients}`) }).press('Enter')
      await expect(page).toHaveURL(/kind=client/)
      await expect(orders).toBeHidden()
      await page.reload()
      await expect(clients.getByRole('link', { name })).toBeVisible()
      await page.getByRole('button', { name: say.all, exact: true }).press('Enter')
      await orders.getByRole('button', { name: say.pin }).press('Enter')
      await orders.getByRole('link', { name: say.seeAll }).press('Enter')
      await expect(page).toHaveURL(/\/orders\?q=/)
      await expect(page.getByRole('main')).toContainText(reference)

      // The pinned result is shown on the empty page.
      await page.goto('/analysis/search')
      await expect(page).toHaveURL(/\/search$/)
      await expect(
        page.getByRole('region', { name: say.pinned }).getByRole('link', { name: reference }),
      ).toBeVisible()
      await expectAccessible(page, 'search, with what is pinned')
      await box.fill('zzqxvkw')
      await expect(page.getByText(say.nothing)).toBeVisible()
      await expectAccessible(page, 'search, with nothing found')
    })

    test('a failed search shows an error, and pages are still found', async ({ page, seller }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/search?q=tremblay' })
      await openPalette(page, say)
      await page.keyboard.press('Escape')
      await page.route('**/api/search/**', (route) => route.abort())
      await page.getByRole('searchbox', { name: say.box }).fill('gagnon')
      await expect(page.getByRole('alert')).toContainText(say.failedTitle)
      await expectAccessible(page, 'a failed search')
      const dialog = await openPalette(page, say)
      await page.keyboard.type(say.orders)
      await expect(dialog.getByText(say.failed)).toBeVisible()
      await expect(dialog.getByRole('option', { selected: true })).toHaveText(say.orders)
      await expectAccessible(page, 'a palette without a network')
      await page.keyboard.press('Escape')
      await page.unroute('**/api/search/**')
      await page.getByRole('button', { name: say.retry }).press('Enter')
      await expect(page.getByRole('alert')).toBeHidden()
    })

    test('single-key shortcuts open pages, are off in fields and dialogs, and can be disabled', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/clients' })
      await openPalette(page, say)
      // In a field of a dialog, letters are not shortcuts.
      await page.keyboard.type('go?', byFinger)
      await expect(page.getByRole('combobox')).toHaveValue('go?')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('heading', { level: 1 }).focus()

      await page.keyboard.press('/')
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused()
      await page.keyboard.type('go', byFinger)
      await expect(page).toHaveURL(/\/clients/)
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('g', byFinger)
      await page.keyboard.press('o', byFinger)
      await expect(page).toHaveURL(/\/orders/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog', { name: say.sheet })
      await expect(sheet).toBeVisible()
      await expectAccessible(page, 'the sheet of shortcuts')
      await sheet.getByRole('switch', { name: say.keys }).press('Space')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await page.keyboard.press('g', byFinger)
      await page.keyboard.press('c', byFinger)
      await page.keyboard.press('?')
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/\/orders/)

      // The shortcuts are switched on again in the account, after a reload.
      await page.goto('/account')
      const keys = page.getByRole('radiogroup', { name: say.keys })
      await expect(keys.getByRole('radio', { name: say.off })).toBeChecked()
      await expectAccessible(page, 'the account')
      await keys.getByRole('radio').first().press('Space')
      await page.getByRole('heading', { level: 1 }).focus()
      await expect(async () => {
        await page.keyboard.press('?')
        await expect(sheet).toBeVisible({ timeout: 1000 })
      }).toPass()
    })
  })
