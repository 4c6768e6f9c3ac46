import { getSellable } from '@guichet/contract/collaborator/get-sellable.ts'
import { sell } from '@guichet/contract/orders/sell.ts'
import { chooseWall, counterWords, pressSell, quantityOf } from './counter.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, looks, smallTargets } from './look.ts'
import { signIn } from './sign-in.ts'
import { ask, businessOf } from './wire.ts'

/** A sale at any time of the year, straight through the wire: the screens after it are what is looked at. */
async function sellAnytime(page: Page, wanted: 'free' | 'paid') {
  const { activities } = await ask(page, getSellable, { query: { collaboratorPublicId: businessOf(page) } })
  const products = activities.flatMap(({ categories }) => categories).filter(({ onSale, schedulingType }) => onSale && schedulingType === 'WithCalendarOrAnytime').flatMap((category) => category.products)
  const { productId } = products.find(({ price }) => (price === 0) === (wanted === 'free'))!
  return ask(page, sell, { body: { tickets: [{ productId, quantity: 2 }], email: 'marche@example.com', firstName: 'Noé', lastName: 'Lacasse', payment: { method: wanted === 'free' ? 'free' : 'cash' } } })
}

// Nothing here counts on what stood before, and this is the longest file: both workers share it.
test.describe.configure({ mode: 'parallel' })

for (const { name, language, isPhone, use } of looks) test.describe(name, () => {
  test.use(use)
  const isFrench = language === 'fr'

  test('before sign-in', async ({ page }) => {
    await page.goto('/')
    await page.waitForURL('**/sign-in/**')
    await expectAccessible(page, 'sign-in')
    await page.locator('input[name="email"]').fill('nobody.at.all@example.com')
    await page.locator('input[name="password"]').fill('not the password')
    await page.getByRole('button').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'sign-in refused')
    for (const path of ['/sign-in/forgotten', '/sign-in/set-password?token=x', '/sign-in/gone']) {
      await page.goto(path)
      await expectAccessible(page, path)
    }
  })

  test('the counter', async ({ page, seller }) => {
    const counter = counterWords(language)
    await signIn(page, seller, { language })
    await expect(page.getByRole('group', { name: counter.slot }).locator('label').first()).toBeVisible()
    await expectAccessible(page, 'sell, empty')
    await page.getByRole('button', { name: isFrench ? 'Autre date' : 'Other date' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /20\d\d/ }).first()).toBeVisible()
    await expectAccessible(page, 'sell, calendar')
    await page.keyboard.press('Escape')
    await chooseWall(page, language, 5)
    await quantityOf(page, counter.adult).fill('2')
    await expect(page.getByRole('button', { name: counter.sell })).toBeEnabled()
    await expectAccessible(page, 'sell, with a cart')
    expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'sell: small targets').toEqual([])
    await page.getByLabel(counter.email, { exact: true }).fill('not an address')
    await page.getByRole('button', { name: counter.sell }).click()
    await expect(page.getByLabel(counter.email, { exact: true })).toBeFocused()
    await expectAccessible(page, 'sell, a wrong field')
    await page.getByLabel(counter.email, { exact: true }).fill('')
    await pressSell(page, language)
    await expectAccessible(page, 'sold')
    expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'sold: small targets').toEqual([])
  })

  test('orders', async ({ page, seller }) => {
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
    await page.getByRole('menuitem', { name: isFrench ? 'Annuler la commande…' : 'Cancel the order…' }).click()
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
    await page.addInitScript(() => { window.print = () => {} })
    for (const paper of ['format=letter&what=both', 'format=letter&what=tickets', 'format=80mm&what=receipt']) {
      await page.goto(`/orders/${paid}/print?${paper}`)
      await expect(page.locator('article').first()).toBeVisible()
      await expectAccessible(page, `print, ${paper}`)
    }
    await page.goto('/orders/NOTHING')
    await expect(heading).toHaveText(isFrench ? 'Impossible de charger la commande' : 'Could not load the order')
    await expectAccessible(page, 'order that could not be loaded')
  })

  test('the person', async ({ page, seller }) => {
    await signIn(page, seller, { language, path: '/account' })
    await expect(page.locator('input[name="current"]')).toBeVisible()
    await expectAccessible(page, 'account')
    await page.getByRole('button', { name: isFrench ? 'Changer le mot de passe' : 'Change the password' }).click()
    await expectAccessible(page, 'account, wrong fields')
    await page.getByRole('button', { name: /^Menu/ }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectAccessible(page, 'menu of the person')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: isFrench ? /Changer d’entreprise/ : /Change business/ }).click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    await expectAccessible(page, 'menu of businesses')
    await page.getByRole('menuitemradio').last().click()
    await expect(page.getByRole('region', { name: isFrench ? 'La billetterie est hors ligne' : 'The ticket office is offline' })).toBeVisible()
    await expectAccessible(page, 'offline')
  })

  test('ticket office, communication, forms', async ({ page, seller }) => {
    await signIn(page, seller, { language, path: '/collaborator' })
    await expect(page.getByRole('button', { name: isFrench ? 'Ajouter une photo' : 'Add a photo' })).toBeVisible()
    await expectAccessible(page, 'ticket office')
    await page.getByText(isFrench ? 'Détaillée' : 'Detailed', { exact: true }).click()
    await expect(page.getByRole('heading', { name: isFrench ? 'Noms des catégories' : 'Names of categories' })).toBeVisible()
    await expect(page.locator('figure')).toBeVisible()
    await expectAccessible(page, 'ticket office, detailed')
    expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'ticket office: small targets').toEqual([])
    await page.getByLabel(isFrench ? 'Ville' : 'City').fill('')
    await page.getByRole('button', { name: isFrench ? 'Enregistrer' : 'Save', exact: true }).click()
    await expect(page.getByText(isFrench ? 'Ce champ est requis.' : 'This field is required.').first()).toBeVisible()
    await expectAccessible(page, 'ticket office, wrong fields')
    await page.getByRole('button', { name: isFrench ? 'Annuler les modifications' : 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: isFrench ? 'Annuler les modifications' : 'Discard changes' }).click()
    await page.goto('/communication')
    await expect(page.locator('[contenteditable]')).toBeVisible()
    // The letter is another document, which may run nothing: neither may what looks for faults.
    await page.locator('iframe').evaluate((frame) => frame.remove())
    await expectAccessible(page, 'communication')
    await page.goto('/forms')
    await page.getByRole('button', { name: isFrench ? 'Nouvelle question' : 'New question' }).click()
    await page.getByRole('dialog').getByText(isFrench ? 'Cases à cocher' : 'Check boxes').click()
    await expect(page.getByRole('dialog').getByPlaceholder(/Option 1/).first()).toBeVisible()
    await expectAccessible(page, 'forms, new question')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: isFrench ? 'Nouveau formulaire' : 'New form' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: isFrench ? 'Enregistrer' : 'Save' })).toBeVisible()
    await expectAccessible(page, 'forms, new form')
  })

  test('rentals, lodging, products', async ({ page, seller }) => {
    const say = <T,>(fr: T, en: T): T => (isFrench ? fr : en)
    const dialog = page.getByRole('dialog')
    await signIn(page, seller, { language, path: '/equipment-rentals' })
    await page.getByRole('button', { name: say('Casque', 'Helmet'), exact: true }).click()
    await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    await expectAccessible(page, 'accessory')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expectAccessible(page, 'rentals')
    await page.getByRole('link', { name: say('Ski et planche', 'Skis and snowboards') }).click()
    await expect(page.getByRole('heading', { name: say('Types d’équipement', 'Equipment types') })).toBeVisible()
    await expectAccessible(page, 'rental category')
    await page.getByRole('button', { name: say(/^Ensemble junior/, /^Junior set/) }).click()
    await expect(dialog.getByRole('button', { name: say('Ajouter un prix', 'Add a price') })).toBeVisible()
    await dialog.getByRole('textbox', { name: say('Quantité', 'Quantity') }).first().fill('')
    await dialog.getByRole('button', { name: say('Ajouter un prix', 'Add a price') }).click()
    await dialog.getByRole('textbox', { name: say('Prix', 'Price') }).last().focus()
    await expectAccessible(page, 'equipment type, wrong fields')
    await page.goto('/pricings/equipment-rental')
    await expect(page.getByRole('button', { name: say('Ajouter un prix', 'Add a price') }).first()).toBeVisible()
    await expectAccessible(page, 'rental prices')
    await page.goto('/lodging')
    await page.getByRole('link', { name: 'Chalets' }).click()
    await page.getByRole('button', { name: say(/^Petit chalet/, /^Small chalet/) }).click()
    await dialog.getByRole('textbox', { name: say('Arrivée', 'Arrival') }).fill('2026-12-17')
    await dialog.getByRole('textbox', { name: say('Départ', 'Departure') }).fill('2026-12-20')
    await expect(dialog.getByText(say('Prix des 3 nuits', 'Price of 3 nights'))).toBeVisible()
    await expectAccessible(page, 'unit type')
    await page.goto('/products')
    await page.getByRole('button', { name: say('Crème solaire', 'Sunscreen'), exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: 'Stock' })).toBeVisible()
    await expectAccessible(page, 'product')
    await page.goto('/products?tab=packages')
    await page.getByRole('button', { name: say('Initiation au ski', 'Learn to ski'), exact: true }).click()
    await expect(dialog.getByRole('row').nth(1).locator('strong')).toContainText(/\d/)
    await expectAccessible(page, 'package')
  })

  // These people keep the language of their profile: their pages have no toggle.
  test('no access', async ({ browser }) => {
    for (const who of ['nobody', 'validator', 'accountant']) {
      const context = await browser.newContext(use)
      const page = await context.newPage()
      await signIn(page, `${who}@guichet.test`, { path: '/sell' })
      await expect(page).toHaveURL(/\/unauthorized/)
      await expectAccessible(page, `no access: ${who}`)
      await context.close()
    }
  })
})
