import fs from 'node:fs'
import { expect, test } from '../journey.ts'
import { expectAccessible, looks, smallTargets } from '../look.ts'
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
  },
} as const

let made = 0
for (const { name: title, language, isPhone, use } of looks)
  test.describe(title, () => {
    test.use(use)

    test('clients come from a spreadsheet: columns named, rows tried, then written', async ({
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

      // Another column has to be checked before anything can be written.
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
  })
