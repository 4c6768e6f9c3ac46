import fs from 'node:fs'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { passOnSale } from '../seeds/sold-pass.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    actions: 'Actions',
    importList: 'Importer des clients…',
    file: /Choisir un fichier/,
    empty: /Cette feuille est vide/,
    means: /^Correspond à/,
    emailNeeded: /Indiquez quelle colonne/,
    nothing: 'Ne pas importer',
    email: 'Courriel',
    check: /^Vérifier/,
    outcomes: [
      '2 nouveaux clients',
      '0 client complété',
      '0 client déjà à jour',
      '1 ligne refusée',
    ],
    stale: /Les colonnes ont changé/,
    refused: 'Lignes refusées',
    take: 'Télécharger les lignes refusées',
    start: 'Importer 2 clients',
    done: 'Importation terminée',
    see: 'Voir les clients',
    search: 'Chercher un client',
    passHint: /court ici sans être payée de nouveau/,
    passNeeded: /quelle colonne nomme la passe/,
    passes: [
      '1 nouveau client',
      '1 ligne de plus pour le même client',
      '1 ligne refusée',
      '2 passes à reprendre',
    ],
    passOver: /son dernier jour est passé/,
    startPasses: 'Importer 1 client et 2 passes',
    known: '2 passes déjà reprises',
    formerNumber: 'Ancien numéro de carte',
    active: 'Actif',
    takenOver: /Vendue dans un autre système/,
    paidElsewhere: 'Payée dans l’autre système',
  },
  en: {
    actions: 'Actions',
    importList: 'Import clients…',
    file: /Choose a file/,
    empty: /This sheet is empty/,
    means: /^Means/,
    emailNeeded: /Say which column/,
    nothing: 'Do not import',
    email: 'Email',
    check: /^Check/,
    outcomes: ['2 new clients', '0 clients completed', '0 clients up to date', '1 row refused'],
    stale: /The columns have changed/,
    refused: 'Refused rows',
    take: 'Download the refused rows',
    start: 'Import 2 clients',
    done: 'Import done',
    see: 'See the clients',
    search: 'Search for a client',
    passHint: /runs here without being paid again/,
    passNeeded: /which column names the season pass/,
    passes: [
      '1 new client',
      '1 more row of the same client',
      '1 row refused',
      '2 passes to take over',
    ],
    passOver: /its last day is over/,
    startPasses: 'Import 1 client and 2 passes',
    known: '2 passes taken over already',
    formerNumber: 'Former card number',
    active: 'Active',
    takenOver: /Sold in another system/,
    paidElsewhere: 'Paid in the other system',
  },
} as const

let made = 0
for (const { name: title, language, isPhone, use } of journeyLooks('phone'))
  test.describe(title, () => {
    test.use(use)

    test('clients are imported from a spreadsheet: columns assigned, rows checked, then written', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      made += 1
      const family = `Importé${process.pid}x${made}`
      const csv = [
        'Nom;Prénom;Adresse;Solde',
        `${family};Zoé;zoe.${process.pid}.${made}@example.test;12,50`,
        `${family};Guy;guy.${process.pid}.${made}@example.test;0`,
        `${family};Éva;eva@;3`,
      ].join('\r\n')
      await signIn(page, seller, { language, path: '/clients' })
      await page.getByRole('button', { name: say.actions }).click()
      await page.getByRole('menuitem', { name: say.importList }).click()
      await expect(page.getByRole('button', { name: say.file })).toBeVisible()
      await expectAccessible(page, 'a file to import')
      const choose = async (name: string, text: string) => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: say.file }).click()
        await (
          await chooser
        ).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
      }
      await choose('empty.csv', 'Nom\r\n')
      await expect(page.getByRole('alert')).toContainText(say.empty)
      await choose('clients.csv', csv)

      const columns = page.getByRole('combobox', { name: say.means })
      await expect(columns).toHaveCount(4)
      await expect(page.getByRole('main')).toContainText('Éva'.slice(1))
      await expect(page.getByText(say.emailNeeded)).toBeVisible()
      await expect(page.getByRole('button', { name: say.check })).toBeDisabled()
      await columns.nth(2).selectOption(say.email)
      await page.getByRole('button', { name: say.check }).click()
      for (const outcome of say.outcomes) await expect(page.getByText(outcome)).toBeVisible()
      await expectAccessible(page, 'a checked import')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'import: small targets').toEqual([])

      // A changed column must be checked again before the import can start.
      await columns.nth(1).selectOption(say.nothing)
      await expect(page.getByText(say.stale)).toBeVisible()
      await expect(page.getByRole('button', { name: say.start })).toHaveCount(0)
      await page.getByRole('button', { name: say.check }).click()
      await page.reload()
      const given = page.waitForEvent('download')
      await page.getByRole('button', { name: say.take }).click()
      expect(fs.statSync(await (await given).path()).size).toBeGreaterThan(1000)
      await page.getByRole('button', { name: say.start }).click()
      await expect(page.getByRole('heading', { name: say.done })).toBeVisible()
      await expectAccessible(page, 'an import that is done')
      await page.getByRole('link', { name: say.see }).click()
      const box = page.getByRole('textbox', { name: say.search })
      await box.fill(family)
      await box.press('Enter')
      await expect(page.getByText(`zoe.${process.pid}.${made}@example.test`)).toBeVisible()
      await expect(page.getByText(`guy.${process.pid}.${made}@example.test`)).toBeVisible()
    })

    test('season passes of another system are imported once, with their clients, and printed', async ({
      page,
    }) => {
      const say = words[language]
      made += 1
      const number = `A${process.pid}-${made}`
      const family = `Reprise${process.pid}x${made}`
      const email = `reprise.${process.pid}.${made}@example.test`
      await ownBusiness(page, { language, path: '/clients', installation: 'demo' })
      const { name } = await passOnSale(page)
      const next = new Date().getUTCFullYear() + 1
      const csv = [
        'Courriel,Prénom,Nom,Abonnement,Expiry,N° de carte',
        `${email},Zoé,${family},${name.toUpperCase()},${next}-04-15,${number}`,
        `${email},Guy,${family},${name} (adulte),${next}-04-15,`,
        `tard.${email},Noé,${family},${name},2020-04-15,`,
      ].join('\n')
      const choose = async () => {
        await page.goto('/clients/import')
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: say.file }).click()
        const file = { name: 'passes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
        await (await chooser).setFiles(file)
        await expect(page.getByText(say.passHint)).toBeVisible()
      }
      await choose()
      const pass = page.getByRole('combobox', { name: /Abonnement/ })
      await expect(pass).toHaveValue('pass')
      await pass.selectOption(say.nothing)
      await expect(page.getByText(say.passNeeded)).toBeVisible()
      await pass.selectOption('pass')
      await page.getByRole('button', { name: say.check }).click()
      for (const outcome of say.passes) await expect(page.getByText(outcome)).toBeVisible()
      await expect(page.getByText(say.passOver)).toBeVisible()
      await expectAccessible(page, 'a checked import of passes')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'passes: small targets').toEqual([])
      await page.getByRole('button', { name: say.startPasses }).click()
      await expect(page.getByRole('heading', { name: say.done })).toBeVisible()

      await choose()
      await page.getByRole('button', { name: say.check }).click()
      await expect(page.getByText(say.known)).toBeVisible()

      const [found] = (await ask(page, findTickets, { query: { query: number } })).items
      await page.goto(`/tickets/${found!.publicId}`)
      const facts = page.getByRole('main')
      await expect(facts).toContainText(say.formerNumber)
      await expect(facts).toContainText(number)
      await expect(facts).toContainText(say.active)
      await page.goto(`/orders/${found!.orderReferenceKey}`)
      await expect(page.getByText(say.takenOver)).toBeVisible()
      await expect(page.getByText(say.paidElsewhere)).toBeVisible()
      await expectAccessible(page, 'an order that was taken over')
      await page.addInitScript(() => {
        window.print = () => {}
      })
      await page.goto(`/orders/${found!.orderReferenceKey}/print?format=letter&what=both`)
      await expect(page.locator('svg[role="img"]').first()).toBeVisible()
    })
  })
