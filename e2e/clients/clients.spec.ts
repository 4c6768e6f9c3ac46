import fs from 'node:fs'
import { saveConsentText } from '@guichet/contract/consents/save-consent-text.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ordersOf } from '../seeds/clients.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    search: 'Chercher un client',
    go: 'Chercher',
    clear: 'Effacer la recherche',
    options: 'Options',
    size: 'Résultats par page',
    nobody: /^Aucun client ne correspond/,
    orders: 'Commandes',
    note: 'Note',
    noteLabel: 'Note interne',
    save: 'Enregistrer',
    saved: 'Note enregistrée',
    stay: 'Rester sur la page',
    actions: 'Actions',
    export: 'Exporter tous les clients',
    exported: 'Liste des clients exportée',
    takeData: 'Télécharger ses données',
    dataTaken: 'Données du client téléchargées',
    consent: 'Noter un consentement…',
    consenting: 'Consentement aux messages',
    consents: /^Consent depuis/,
    withdraw: 'Noter un retrait…',
    withdrawing: 'Retrait du consentement',
    withdrawn: /^Ne consent plus depuis/,
    openErase: 'Effacer le client…',
    erasing: /^Effacer Maëlle/,
    understood: /J’ai compris/,
    typeIt: /^Pour confirmer/,
    erase: 'Effacer pour de bon',
    erased: 'Client effacé',
    duplicates: 'Doublons',
    mergeWith: /^Fusionner avec/,
    merging: 'Fusionner deux clients',
    merge: 'Fusionner',
    merged: 'Clients fusionnés',
    undo: /^Défaire la fusion/,
    undoIt: 'Défaire',
    undone: 'Fusion défaite',
  },
  en: {
    search: 'Search for a client',
    go: 'Search',
    clear: 'Clear the search',
    options: 'Options',
    size: 'Results per page',
    nobody: /^No client matches/,
    orders: 'Orders',
    note: 'Note',
    noteLabel: 'Internal note',
    save: 'Save',
    saved: 'Note saved',
    stay: 'Stay on page',
    actions: 'Actions',
    export: 'Export all clients',
    exported: 'Client list exported',
    takeData: 'Download their data',
    dataTaken: 'Client data downloaded',
    consent: 'Record a consent…',
    consenting: 'Consent to messages',
    consents: /^Consents since/,
    withdraw: 'Record a withdrawal…',
    withdrawing: 'Withdrawal of consent',
    withdrawn: /^No longer consents since/,
    openErase: 'Erase client…',
    erasing: /^Erase Maëlle/,
    understood: /I understand/,
    typeIt: /^To confirm/,
    erase: 'Erase for good',
    erased: 'Client erased',
    duplicates: 'Duplicates',
    mergeWith: /^Merge with/,
    merging: 'Merge two clients',
    merge: 'Merge',
    merged: 'Clients merged',
    undo: /^Undo the merge/,
    undoIt: 'Undo',
    undone: 'Merge undone',
  },
} as const
type Words = (typeof words)['fr' | 'en']

const consentText = {
  fr: 'J’accepte de recevoir vos nouvelles.',
  en: 'I agree to receive your news.',
}
let made = 0
/** Creates a client with two orders and a last name that no other journey uses. */
async function aFamily(page: Page) {
  made += 1
  const name = `Sansfaçon${process.pid}x${made}`
  const email = `maelle.${process.pid}.${made}@example.test`
  const orders = await ordersOf(page, name, [email, email])
  return { name, email, references: orders.map((order) => order.orderReferenceNumber) }
}
async function look(page: Page, say: Words, sought: string) {
  const box = page.getByRole('textbox', { name: say.search })
  await box.fill(sought)
  await page.getByRole('button', { name: say.go, exact: true }).click()
}
const opener = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`Maëlle ${name}`) })

for (const { name: title, language, isPhone, use } of journeyLooks('phone'))
  test.describe(title, () => {
    test.use(use)

    test('a client is found, opened, given a note and exported', async ({ page, seller }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/clients' })
      const { name, email, references } = await aFamily(page)
      await ask(page, saveConsentText, { body: consentText })
      await expectAccessible(page, 'clients')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'clients: small targets').toEqual([])

      // Accents and case do not matter; Enter searches like the button.
      const box = page.getByRole('textbox', { name: say.search })
      await box.fill(name.toUpperCase().replace('Ç', 'c'))
      await box.press('Enter')
      await expect(page.getByRole('main')).toContainText(email)
      await expect(page).toHaveURL(/q=/)
      await page.reload()
      await expect(page.getByRole('main')).toContainText(email)
      await page.getByRole('button', { name: say.options }).click()
      await page.getByLabel(say.size).selectOption('50')
      await expect(page).toHaveURL(/size=50/)

      await opener(page, name).click()
      const dialog = page.getByRole('dialog', { name: `Maëlle ${name}` })
      await expect(dialog.getByRole('link', { name: email })).toBeVisible()
      await expectAccessible(page, 'a client')
      const given = page.waitForEvent('download')
      await dialog.getByRole('button', { name: say.takeData }).click()
      expect((await given).suggestedFilename()).toBe('personal-data.zip')
      await expect(page.getByText(say.dataTaken)).toBeVisible()
      await dialog.getByRole('button', { name: say.consent }).click()
      const consenting = page.getByRole('dialog', { name: say.consenting })
      await expect(consenting.getByText(consentText[language])).toBeVisible()
      await expectAccessible(page, 'a consent')
      await consenting.getByRole('combobox').selectOption('inPerson')
      await consenting.getByRole('button', { name: say.save, exact: true }).click()
      await expect(dialog.getByText(say.consents)).toBeVisible()
      await dialog.getByRole('button', { name: say.withdraw }).click()
      const withdrawing = page.getByRole('dialog', { name: say.withdrawing })
      await withdrawing.getByRole('combobox').selectOption('phone')
      await withdrawing.getByRole('button', { name: say.save, exact: true }).click()
      await expect(dialog.getByText(say.withdrawn)).toBeVisible()
      await dialog.getByRole('tab', { name: say.orders }).click()
      const bought = dialog.getByRole('tabpanel', { name: say.orders }).getByRole('link')
      await expect(bought).toHaveText([...references].reverse())
      await expectAccessible(page, 'the orders of a client')

      await dialog.getByRole('tab', { name: say.note }).click()
      const editor = dialog.getByRole('textbox', { name: say.noteLabel })
      await editor.fill('Préfère le matin')
      await expectAccessible(page, 'the note of a client')
      // Closing with unsaved text asks for a confirmation.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say.stay }).click()
      await dialog.getByRole('button', { name: say.save, exact: true }).click()
      await expect(page.getByText(say.saved)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      const begun = page.waitForEvent('download')
      await page.getByRole('button', { name: say.actions }).click()
      await page.getByRole('menuitem', { name: say.export }).click()
      const file = await begun
      expect(file.suggestedFilename()).toBe('clients.xlsx')
      expect(fs.statSync(await file.path()).size).toBeGreaterThan(1000)
      await expect(page.getByText(say.exported)).toBeVisible()

      await look(page, say, 'personne de ce nom')
      await expect(page.getByText(say.nobody)).toBeVisible()
      await page.getByRole('button', { name: say.clear }).first().click()
      await expect(page.getByText(say.nobody)).toBeHidden()
    })
  })

for (const { name: title, language, isPhone, use } of journeyLooks('phone'))
  test.describe(title, () => {
    test.use(use)

    test('a client is erased after typing their email, and their orders stay', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/clients' })
      const { name, email, references } = await aFamily(page)
      await look(page, say, name)
      await opener(page, name).click()
      await page.getByRole('button', { name: say.openErase }).click()
      const dialog = page.getByRole('dialog', { name: say.erasing })
      const erase = dialog.getByRole('button', { name: say.erase })
      await expect(erase).toBeDisabled()
      await expectAccessible(page, 'erasing a client')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'erasing: small targets').toEqual([])
      await dialog.getByRole('textbox', { name: say.typeIt }).fill(email)
      await expect(erase).toBeDisabled()
      await dialog.getByRole('checkbox', { name: say.understood }).check()
      await erase.click()
      await expect(page.getByText(say.erased)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText(say.nobody)).toBeVisible()
      await page.goto(`/orders/${references[0]!}`)
      await expect(page.getByRole('main')).toContainText(references[0]!)
      await expect(page.getByText(email)).toHaveCount(0)
    })
  })

for (const { name: title, language, isPhone, use } of journeyLooks('phone'))
  test.describe(title, () => {
    test.use(use)

    test('two records of one person are merged, found by both emails, and separated again', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/clients' })
      const { name, email } = await aFamily(page)
      const mistyped = email.replace('.test', '.tset')
      await ordersOf(page, name, [mistyped])
      await look(page, say, email)
      await opener(page, name).click()
      const dialog = page.getByRole('dialog', { name: `Maëlle ${name}` })
      await dialog.getByRole('tab', { name: say.duplicates }).click()
      await expect(dialog).toContainText(mistyped)
      await expectAccessible(page, 'duplicates of a client')
      await dialog.getByRole('button', { name: say.mergeWith }).click()
      const merging = page.getByRole('dialog', { name: say.merging })
      await expect(merging.getByRole('radio')).toHaveCount(2)
      await expectAccessible(page, 'merging two clients')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'merging: small targets').toEqual([])
      await merging.getByRole('button', { name: say.merge, exact: true }).click()
      await expect(page.getByText(say.merged)).toBeVisible()
      await dialog.getByRole('tab', { name: say.orders }).click()
      await expect(
        dialog.getByRole('tabpanel', { name: say.orders }).getByRole('link'),
      ).toHaveCount(3)
      await page.keyboard.press('Escape')

      await look(page, say, mistyped)
      await opener(page, name).click()
      await expect(dialog.getByRole('link', { name: email })).toBeVisible()
      await dialog.getByRole('tab', { name: say.duplicates }).click()
      await dialog.getByRole('button', { name: say.undo }).click()
      await page.getByRole('button', { name: say.undoIt, exact: true }).click()
      await expect(page.getByText(say.undone)).toBeVisible()
      await dialog.getByRole('tab', { name: say.orders }).click()
      await expect(
        dialog.getByRole('tabpanel', { name: say.orders }).getByRole('link'),
      ).toHaveCount(2)
    })
  })

test('the URL of a client opens it again, with a link to their order', async ({ page, seller }) => {
  const say = words.fr
  await signIn(page, seller, { language: 'fr', path: '/clients' })
  const { name, references } = await aFamily(page)
  await look(page, say, name)
  await opener(page, name).click()
  await page.getByRole('tab', { name: say.orders }).click()
  await expect(page).toHaveURL(/tab=orders/)
  await page.reload()
  await page.getByRole('dialog').getByRole('link', { name: references[0]! }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${references[0]!}`))
  await page.goBack()
  await expect(page.getByRole('dialog', { name: `Maëlle ${name}` })).toBeVisible()
})
