import { findAllotments } from '@guichet/contract/orders/allotments/find-allotments.ts'
import { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import type { Browser, BrowserContext } from '@playwright/test'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { chooseTile, chooseWall } from '../pages/counter.ts'
import { slotOfToday } from '../seeds/slot-of-today.ts'
import { ask } from '../server-calls.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const messages = {
  fr: {
    counterName: 'Nom du comptoir',
    take: 'Prendre 4 places',
    usual: 'Places par plage',
    offline: 'Hors ligne',
    online: 'En ligne',
    adult: 'Adulte',
    child: 'Enfant',
    cash: /^Comptant · /,
    sold: 'Vendu',
    next: 'Nouvelle vente',
    oneWaits: '1 vente à régler',
    settle: 'Régler la vente',
    allSettled: 'Tout est réglé',
    left: (count: number) => `${count} place en main`,
    accepted: 'Accepté',
    unsettled: 'Vendu sans réseau, pas encore réglé',
  },
  en: {
    counterName: 'Name of the counter',
    take: 'Take 4 spots',
    usual: 'Spots per slot',
    offline: 'Offline',
    online: 'Online',
    adult: 'Adult',
    child: 'Child',
    cash: /^Cash · /,
    sold: 'Sold',
    next: 'New sale',
    oneWaits: '1 sale to settle',
    settle: 'Settle the sale',
    allSettled: 'All is settled',
    left: (count: number) => `${count} spot in hand`,
    accepted: 'Accepted',
    unsettled: 'Sold offline, not settled yet',
  },
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const quantity = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })

/** Takes four places of a new slot; the page is then stored for offline use. */
async function takeFour(page: Page, language: Language, counter: string, places = 4) {
  const say = messages[language]
  await slotOfToday(page, counter, places)
  await page.goto('/sell/offline')
  await page.getByLabel(say.counterName).fill(counter)
  await quantity(page, say.usual).fill('4')
  await page.getByRole('checkbox', { name: new RegExp(counter) }).check()
  await button(page, say.take).click()
  await expect(page.getByRole('radio', { name: new RegExp(counter) })).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/sell/offline')) !== undefined))
    .toBe(true)
}
/** Reads the allotment of a counter from the server. */
async function allotmentOf(page: Page, counter: string) {
  const { items } = await ask(page, findAllotments, {})
  const { publicId } = items.find(({ counterName }) => counterName === counter)!
  return ask(page, getAllotment, { params: { allotmentPublicId: publicId } })
}
/** Opens the counter in a new page without a network. */
async function openOffline(context: BrowserContext, language: Language) {
  const page = await context.newPage()
  await page.goto('/sell/offline')
  await expect(page.getByText(messages[language].offline, { exact: true })).toBeVisible()
  return page
}
async function sellOffline(page: Page, language: Language, adults: number, children: number) {
  const say = messages[language]
  await quantity(page, say.adult).fill(String(adults))
  await quantity(page, say.child).fill(String(children))
  await button(page, say.cash).click()
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
}
async function openGate(browser: Browser, language: Language) {
  const gate = await (await browser.newContext()).newPage()
  await signIn(gate, 'validator@guichet.test', { language })
  await expect(gate).toHaveURL(/\/validate$/)
  return {
    scan: async (code: string) => {
      await gate.keyboard.type(code)
      await gate.keyboard.press('Enter')
      await expect(gate.getByRole('alert')).toContainText(messages[language].accepted)
      return gate.getByRole('alert')
    },
    close: () => gate.context().close(),
  }
}

for (const language of languages('fr'))
  test(`a counter takes places, sells them offline across reloads, and settles each sale once, ${language}`, async ({
    page,
    context,
    browser,
    seller,
  }) => {
    const say = messages[language]
    const counter = `Colline ${language} ${Date.now()}`
    await signIn(page, seller, { language })
    await takeFour(page, language, counter)
    const { seats } = (await allotmentOf(page, counter)).slots[0]!
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(say.offline, { exact: true })).toBeVisible()

    await quantity(page, say.adult).fill('5')
    await expect(button(page, say.cash)).toBeDisabled()
    await sellOffline(page, language, 2, 1)
    const codes = page.locator('[data-format="80mm"] svg[role="img"]')
    await expect(codes).toHaveCount(3)
    await expect(page.locator('[data-format="80mm"]')).toContainText(seats[0]!.ticketReferenceKey)
    await expectAccessible(page, `sold offline, ${language}`)

    await page.close()
    const again = await openOffline(context, language)
    await expect(again.getByText(say.oneWaits)).toBeVisible()
    await expect(again.getByText(say.left(1))).toBeVisible()
    const gate = await openGate(browser, language)
    await expect(await gate.scan(seats[0]!.barcode)).toContainText(say.unsettled)

    await context.setOffline(false)
    await expect(again.getByText(say.online, { exact: true })).toBeVisible()
    await button(again, say.settle).click()
    await expect(again.getByText(say.allSettled)).toBeVisible()
    await expectAccessible(again, `settled, ${language}`)
    await expect(await gate.scan(seats[1]!.barcode)).not.toContainText(say.unsettled)
    await gate.close()
    await again.getByRole('link', { name: /^(Commande|Order) / }).click()
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(again.getByText(counter).first()).toBeVisible()
    await expect(again.getByText(seats[2]!.ticketReferenceKey).first()).toBeVisible()
  })

test('the cart of the counter is taken over offline, and is not sold twice', async ({
  page,
  context,
  seller,
}) => {
  const say = messages.fr
  const counter = `Panne ${Date.now()}`
  await signIn(page, seller, { language: 'fr' })
  await page.goto('/sell/offline')
  await expect(page.getByRole('heading', { name: 'Vendre même sans réseau' })).toBeVisible()
  await button(page, 'Prendre des places').click()
  await expect(page.getByRole('heading', { name: 'Prendre des places' })).toBeFocused()
  await takeFour(page, 'fr', counter, 8)
  await page.goto('/sell')
  await chooseTile(page, 'fr', counter)
  await quantity(page, 'Adulte').fill('2')
  await chooseWall(page, 'fr', 1)
  await quantity(page, 'Adulte').fill('1')
  const lines = page.getByRole('complementary').locator('[data-scroller] li')
  await expect(lines).toHaveCount(2)
  await expect(button(page, say.cash)).toBeEnabled()

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Vente sans réseau' }).click()
  const cart = page.getByRole('region', { name: 'Panier du comptoir' })
  await expect(cart.getByText('2 × Adulte')).toBeVisible()
  await expect(cart.getByText(/^1 × Adulte · Mur d’escalade intérieur/)).toBeVisible()
  await expectAccessible(page, 'the cart of the counter is offered')
  await cart.getByRole('button', { name: 'Reprendre' }).click()
  await expect(quantity(page, 'Adulte')).toHaveValue('2')
  await button(page, say.cash).click()
  await button(page, say.next).click()
  await expect(cart.getByText('Rien de ce panier ne se vend ici.')).toBeVisible()
  await expect(cart.getByRole('button', { name: 'Reprendre' })).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.getByText(say.online, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Retour au comptoir' }).click()
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Mur d’escalade intérieur')
  await page.reload()
  await expect(lines).toHaveCount(1)
})

test('a sale that cannot be settled stays on the device, warns at sign-out and can be resolved; places are returned', async ({
  page,
  context,
  seller,
}) => {
  const counter = `Refus ${Date.now()}`
  await signIn(page, seller, { language: 'fr' })
  await takeFour(page, 'fr', counter)
  const { publicId, slots, priceTables } = await allotmentOf(page, counter)
  const [{ timeslotPublicId, seats }] = [slots[0]!]
  const { types, totals } = priceTables[0]!
  await context.setOffline(true)
  await sellOffline(page, 'fr', 1, 0)
  await button(page, 'Nouvelle vente').click()
  await context.setOffline(false)
  // The same place was sold by another copy of this device.
  await ask(page, settleAllotmentSale, {
    params: { allotmentPublicId: publicId },
    body: {
      publicId: crypto.randomUUID(),
      soldDateTimeUtc: new Date().toISOString(),
      timeslotPublicId,
      seats: [{ ticketPublicId: seats[0]!.ticketPublicId, productId: types[0]!.productId }],
      expectedFinalCost: totals.find(({ quantities }) => quantities.join() === '1,0')!.finalCost,
      payment: { method: 'cash' },
    },
  })
  await expect(page.getByText('En ligne', { exact: true })).toBeVisible()
  await button(page, 'Régler la vente').click()
  await expect(page.getByText('Pas réglée')).toBeVisible()
  await expect(page.getByText(/déjà été réglée par une autre vente/)).toBeVisible()
  await expectAccessible(page, 'a sale that is not settled')

  await page.goto('/logout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '1 vente sans réseau n’est pas réglée',
  )
  await page.getByRole('link', { name: 'Régler', exact: true }).click()
  await button(page, 'C’est traité autrement').click()
  await page.getByRole('dialog').getByRole('button', { name: 'C’est traité autrement' }).click()
  await expect(page.getByText('Traitée autrement')).toBeVisible()

  const row = page.getByRole('listitem').filter({ hasText: counter }).filter({ hasText: 'Rendre' })
  await row.getByRole('button', { name: 'Rendre' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rendre' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: counter }).filter({ hasText: 'Rendues' }),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: new RegExp(counter) })).toHaveCount(0)
})

test('only one of two pages of a device sells; the other takes over when it is closed', async ({
  page,
  context,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  await page.goto('/sell')
  await page.getByRole('link', { name: 'Vente sans réseau' }).click()
  await expect(page.getByRole('heading', { name: 'Vente sans réseau' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/sell/offline')
  await expect(
    other.getByRole('heading', { name: 'Un autre onglet de cet appareil vend déjà' }),
  ).toBeVisible()
  await expectAccessible(other, 'another tab sells')
  await page.close()
  await expect(other.getByRole('heading', { name: 'Vente sans réseau' })).toBeVisible()
})

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('an offline counter with places taken, chosen and sold is accessible', async ({
      page,
      seller,
    }) => {
      const say = messages[language]
      await signIn(page, seller, { language })
      await takeFour(page, language, `Vue ${name} ${Date.now()}`)
      await expectAccessible(page, 'places in hand')
      await quantity(page, say.adult).fill('2')
      await expectAccessible(page, 'a party that is chosen')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'small targets').toEqual([])
      await button(page, say.cash).click()
      await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
      await expectAccessible(page, 'sold')
    })
  })
