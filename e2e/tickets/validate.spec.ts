import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import type { Browser } from '@playwright/test'
import { expect, phone, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { soldTickets } from '../seeds/sold-tickets.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

/** Types the code like a scanner, faster than a person, and presses Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
/** Returns a code that differs in its last character. */
const forgedOf = (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'Q' : 'A'}`
/** Sells a ticket from another session. */
async function soldByOffice(browser: Browser, seller: string, count = 1) {
  const office = await (await browser.newContext()).newPage()
  await signIn(office, seller)
  const [ticket] = await soldTickets(office, count)
  await office.context().close()
  return ticket!
}
const codeField = (page: Page) =>
  page.getByLabel('Code, numéro du billet ou de la commande, ou nom')
const verdict = (page: Page) => page.getByRole('alert')
const count = (page: Page, label: string) =>
  page.locator('dl div').filter({ hasText: label }).locator('dd')
/** Opens the page of the gate and waits for its offline list. */
const openGate = async (page: Page) => {
  await signIn(page, 'validator@guichet.test', { language: 'fr' })
  await expect(page).toHaveURL(/\/validate$/)
  await expect(page.getByText('Liste à jour')).toBeVisible()
}

test.describe('at the gate', () => {
  test.use(phone)

  test('a validator has only the gate’s page; a ticket is admitted once, by a scanner or its number', async ({
    page,
    browser,
    seller,
  }) => {
    const office = await (await browser.newContext()).newPage()
    await signIn(office, seller)
    const [first, second] = await soldTickets(office, 3)
    await page.setViewportSize({ width: 360, height: 740 })
    await openGate(page)
    await page.goto('/orders')
    await expect(page).toHaveURL(/\/validate$/)
    await expect(page.getByText('Liste à jour')).toBeVisible()
    const check = page.getByRole('button', { name: 'Vérifier' })
    const place = await check.boundingBox()
    const isInPlace = async () => {
      expect(await check.boundingBox()).toEqual(place)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }

    await scan(page, first!.barcode)
    await expect(verdict(page)).toContainText('Accepté')
    await expect(count(page, 'Acceptés')).toHaveText('1')
    await isInPlace()
    await scan(page, first!.barcode)
    await expect(verdict(page)).toContainText('Déjà utilisé')
    await isInPlace()
    await codeField(page).fill(second!.ticketReferenceKey.toLowerCase())
    await check.click()
    await expect(verdict(page)).toContainText('Accepté')
    await scan(page, forgedOf(first!.barcode))
    await expect(verdict(page)).toContainText('Code invalide')
    await isInPlace()
    await expect(count(page, 'Refusés')).toHaveText('2')
    await codeField(page).fill('K7X-3')
    await check.click()
    await expect(verdict(page)).toContainText('K7X-3')
    await isInPlace()
    await expect(page.getByRole('listitem').first()).toContainText('K7X-3')
    await expect(count(page, 'Refusés')).toHaveText('3')
    await expect(count(page, 'À envoyer')).toHaveText('0')

    const header = await page.getByRole('banner').boundingBox()
    expect(header!.height).toBeLessThanOrEqual(64)

    const params = { id: first!.publicId }
    const { scans } = await ask(office, getTicket, { params })
    expect(scans).toMatchObject([
      { result: 'used', isAdmitted: false },
      { result: 'accepted', isOffline: false, isAdmitted: true },
    ])
    await page.getByRole('button', { name: 'Menu de l’entrée' }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await page.waitForURL('**/sign-in/**')
    const kept = await page.evaluate(async () => (await indexedDB.databases()).length)
    expect(kept).toBe(0)
    await office.context().close()
  })

  test('a validator of two businesses chooses a gate; each gate admits tickets of its business only', async ({
    page,
    browser,
    seller,
  }) => {
    const ticket = await soldByOffice(browser, seller)
    await openGate(page)
    const business = page.getByRole('button', { name: /Changer d’entreprise/ })
    const home = await business.innerText()
    const choose = async (name: string | RegExp) => {
      await business.click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect(page.getByText('Liste à jour')).toBeVisible()
    }
    await choose(/Grandes-Rives/)
    await expect(business).toContainText('Grandes-Rives')
    await scan(page, ticket.barcode)
    await expect(verdict(page)).not.toContainText('Accepté')
    await page.reload()
    await expect(business).toContainText('Grandes-Rives')
    await expectAccessible(page, 'gate of another business')
    await choose(home)
    await scan(page, ticket.barcode)
    await expect(verdict(page)).toContainText('Accepté')
  })

  test('an order number leads a validator to its tickets, which a name finds as well', async ({
    page,
    browser,
    seller,
  }) => {
    let ticket = await soldByOffice(browser, seller, 3)
    // Without 0 and 1, the number of an order may also be that of a ticket.
    while (!/[01]/.test(ticket.orderReferenceKey)) ticket = await soldByOffice(browser, seller, 3)
    await openGate(page)
    await scan(page, forgedOf(ticket.barcode))
    await expect(verdict(page)).toContainText('Code invalide')
    const named = codeField(page)
    await named.fill('Personne Introuvable')
    await named.press('Enter')
    await expect(verdict(page)).toHaveText('Aucun billet pour aujourd’hui.')
    const number = ticket.orderReferenceKey
    await named.fill(number.toLowerCase())
    await named.press('Enter')
    await expect(page.getByRole('heading', { name: `Commande ${number}` })).toBeVisible()
    await expectAccessible(page, 'gate: tickets of an order')
    await page
      .getByRole('listitem')
      .filter({ hasText: ticket.ticketReferenceKey })
      .getByRole('button', { name: /^Valider/ })
      .click()
    await expect(verdict(page)).toContainText('Accepté')
    await named.fill(number)
    await named.press('Enter')
    const rows = page
      .getByRole('region', { name: `Billets\u00a0: ${number}` })
      .getByRole('listitem')
    await expect(rows.filter({ hasText: ticket.ticketReferenceKey })).toContainText('Déjà utilisé')
    await page.getByRole('button', { name: 'Valider les 2 billets' }).click()
    await expect(rows.filter({ hasText: 'Déjà utilisé' })).toHaveCount(3)
    await named.fill(ticket.ticketReferenceKey)
    await named.press('Enter')
    await expect(verdict(page)).toContainText('Déjà utilisé')
    await page.getByRole('button', { name: 'Ouvrir la caméra' }).click()
    await expect(verdict(page)).not.toContainText('Accepté')
  })

  test('the gate works offline, also after a reload; two devices that admit one ticket report it when online', async ({
    page,
    browser,
    seller,
  }) => {
    const office = await (await browser.newContext()).newPage()
    await signIn(office, seller)
    const [ticket, blocked] = await soldTickets(office, 3)
    await ask(office, blockTicket, {
      params: { id: blocked!.publicId },
      body: { reason: 'Vol' },
    })
    const other = await (await browser.newContext(phone)).newPage()
    await openGate(page)
    await openGate(other)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/validate')) !== undefined))
      .toBe(true)
    for (const device of [page, other]) {
      await expect(device.getByText('En ligne', { exact: true })).toBeVisible()
      await device.context().setOffline(true)
      await expect(device.getByText('Hors ligne', { exact: true })).toBeVisible()
    }

    await page.reload()
    await expect(page.getByText('Hors ligne', { exact: true })).toBeVisible()
    for (const device of [page, other]) {
      await scan(device, ticket!.barcode)
      await expect(verdict(device)).toContainText('Accepté')
      await expect(verdict(device)).toContainText('Décidé par l’appareil')
    }
    await scan(page, ticket!.barcode)
    await expect(verdict(page)).toContainText('Déjà utilisé')
    await scan(page, blocked!.barcode)
    await expect(verdict(page)).toContainText('Bloqué')
    await page.reload()
    await expect(page.getByText('Hors ligne', { exact: true })).toBeVisible()
    await scan(page, ticket!.barcode)
    await expect(verdict(page)).toContainText('Déjà utilisé')
    await expect(count(page, 'À envoyer')).toHaveText('4')
    await page.getByRole('button', { name: 'Menu de l’entrée' }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page.getByText('Des lectures restent à envoyer')).toBeVisible()

    await page.context().setOffline(false)
    await expect(count(page, 'À envoyer')).toHaveText('0')
    await expect(page.getByText('En ligne', { exact: true })).toBeVisible()
    await other.context().setOffline(false)
    await expect(count(other, 'À envoyer')).toHaveText('0')
    await expect(other.getByText('Accepté deux fois')).toBeVisible()
    await office.goto(`/tickets/${ticket!.publicId}`)
    await expect(office.getByText(/Accepté deux fois|Accepted twice/)).toHaveCount(2)
    for (const { context } of [office, other].map((opened) => ({ context: opened.context() })))
      await context.close()
  })
})

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('the gate is accessible while it is ready, accepts and refuses', async ({
      page,
      browser,
      seller,
    }) => {
      const ticket = await soldByOffice(browser, seller)
      await signIn(page, 'validator@guichet.test', { language })
      await expect(page.getByText(/^(En ligne|Online)$/)).toBeVisible()
      await expectAccessible(page, 'gate')
      for (const word of [/^(Accepté|Accepted)$/, /^(Déjà utilisé|Already used)$/]) {
        await scan(page, ticket.barcode)
        await expect(verdict(page).getByText(word)).toBeVisible()
        await expectAccessible(page, `gate: ${word}`)
      }
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'gate: small targets').toEqual([])
    })
  })
