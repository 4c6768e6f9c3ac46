import { findRebates } from '@guichet/contract/rebates/save-rebate.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { chooseWall, counterMessages, pressSell, quantityOf } from '../pages/counter.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const say = counterMessages('fr')
const codes = (page: Page) => page.getByRole('table', { name: 'Codes promo' })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })

/** Fills in a new code and saves it. */
async function makeCode(page: Page, code: string, description: string) {
  await page.getByRole('button', { name: 'Nouveau code' }).click()
  await field(page, 'Description').fill(description)
  await field(page, 'Code').fill(code)
  // A code that already exists is reported below its field on blur, which moves the fields below.
  await field(page, 'Code').blur()
  await dialog(page).getByLabel('Billet journalier').check()
  await field(page, 'Rabais').fill('15')
  await field(page, 'Au').fill('2099-12-31')
  // The button is marked as disabled when the code exists, and shows the reason when it is pressed.
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).press('Enter')
}

test('a code is created, refused as a duplicate, copied, used at the counter, deactivated and deleted', async ({
  page,
  seller,
}) => {
  const code = `HIVER-${Date.now()}`
  const name = `Hiver ${Date.now()}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, seller, { language: 'fr', path: '/rebates' })
  await expect(page).toHaveURL(/\/operations\/promo-codes$/)
  await makeCode(page, code, name)
  const row = codes(page).getByRole('row', { name })
  await expect(row).toContainText('15\u00a0%')
  await expect(row).toContainText('Actif')

  await makeCode(page, code.toLowerCase(), 'Un autre')
  await expect(dialog(page).getByText('Ce code est déjà utilisé.').first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()

  await row.getByRole('button', { name: `Copier le code promo ${code}` }).click()
  await expect(row.getByText('Code promo copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  await page.goto('/sell')
  await chooseWall(page, 'fr', 8)
  await quantityOf(page, say.adult).fill('2')
  const openCode = () => page.getByRole('button', { name: 'Code promo', exact: true }).click()
  const box = page.getByRole('textbox', { name: 'Code promo' })
  await openCode()
  await expect(box).toBeFocused()
  await box.fill('rien-de-tel')
  await box.press('Enter')
  await expect(page.getByText('Ce code n’existe pas.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Retirer le code/ })).toHaveCount(0)
  await expect(box).toHaveValue('rien-de-tel')
  await expect(box).toBeFocused()
  await box.fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByText(`Rabais\u00a0: ${name}`)).toBeVisible()
  await expect(box).toHaveCount(0)
  await page.getByRole('button', { name: 'Rabais', exact: true }).click()
  await page.getByLabel('Montant du rabais').fill('5')
  await page.getByRole('button', { name: say.sell }).click()
  await expect(page.getByText('Entrez la raison.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Raison' })).toBeFocused()
  await page.keyboard.type('Navette en retard')
  await expect(page.getByText('Rabais\u00a0: Navette en retard')).toBeVisible()
  const order = await pressSell(page, 'fr')
  expect(order.invoice.rebates.items).toMatchObject([
    { description: name },
    { description: 'Navette en retard' },
  ])
  await page.goto(`/orders/${order.orderReferenceNumber}`)
  await expect(page.getByText(`Rabais\u00a0: ${name}`)).toBeVisible()

  await page.getByRole('button', { name: 'Expliquer ce prix' }).click()
  await expect(dialog(page).getByRole('row', { name: /TVQ 9,975\s%/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/operations/promo-codes')
  await expect(row).toContainText('1 utilisation')
  await row.getByRole('button', { name: `Modifier ${name}` }).click()
  await dialog(page).getByLabel('Actif').uncheck()
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(row).toContainText('Inactif')
  await row.getByRole('button', { name: `Supprimer ${name}` }).click()
  await dialog(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(row).toHaveCount(0)
  const { items } = await ask(page, findRebates, { params: { id: businessOf(page) } })
  expect(items.map((each) => each.code)).not.toContain(code)
})

test('a batch of codes is generated, shown and downloaded', async ({ page, seller }) => {
  const name = `Écoles ${Date.now()}`
  await signIn(page, seller, { language: 'fr', path: '/operations/promo-codes' })
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Générer plusieurs codes' }).click()
  await field(page, 'Description').fill(name)
  await field(page, 'Nombre de codes').fill('120')
  await field(page, 'Préfixe').fill('ECOLE')
  await dialog(page).getByRole('button', { name: 'Générer' }).click()
  await expect(dialog(page).getByText('Choisissez au moins un type de vente.')).toBeVisible()
  await dialog(page).getByLabel('Billet journalier').check()
  await dialog(page).getByText('$', { exact: true }).click()
  await field(page, 'Rabais').fill('5')
  await field(page, 'Au').fill('2099-12-31')
  await dialog(page).getByRole('button', { name: 'Générer' }).click()
  await expect(dialog(page).getByText('120 codes disponibles sur 120.')).toBeVisible()
  await expect(
    dialog(page)
      .getByText(/^ECOLE_[0-9A-F]{8}-[0-9A-F]{4}$/)
      .first(),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Télécharger (xlsx)' }).click()
  expect((await download).suggestedFilename()).toBe('codes-promo.xlsx')
  await page.keyboard.press('Escape')
  await expect(codes(page).getByRole('row', { name })).toContainText('120 / 120')
  // A click on the codes in the list downloads the same file.
  const again = page.waitForEvent('download')
  await codes(page)
    .getByRole('row', { name })
    .getByRole('button', { name: /^120 codes/ })
    .click()
  expect((await again).suggestedFilename()).toBe('codes-promo.xlsx')
})

for (const { name, language, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)
    const word = <T>(fr: T, en: T): T => (language === 'fr' ? fr : en)

    test('the page of promo codes and the form of a new one are accessible', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language, path: '/operations/promo-codes' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page, 'promo codes')
      expect.soft(await smallTargets(page, 24), 'promo codes: small targets').toEqual([])
      await page.getByRole('button', { name: word('Nouveau code', 'New code') }).click()
      const opened = page.getByRole('dialog')
      await opened.getByRole('radio', { name: word('Par code postal', 'By postal code') }).check()
      await opened
        .getByLabel(word('Limiter à certains produits', 'Limit to certain products'))
        .check()
      await opened.getByLabel(word(/certaines dates/, /certain dates/)).check()
      await opened.getByRole('button', { name: word('Enregistrer', 'Save') }).click()
      await expectAccessible(page, 'a new promo code, with its faults')
    })
  })
