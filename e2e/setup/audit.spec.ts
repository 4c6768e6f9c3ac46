import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'

const words = {
  fr: {
    open: 'Journal d’audit',
    made: 'Clé de l’API créée',
    sealed: /^Scellé jusqu’au/,
    verify: 'Vérifier maintenant',
    sound: /Intact$/,
    thing: 'Un seul élément',
    clear: 'Tout effacer',
    create: 'Créer une clé',
    name: 'Nom',
    quote: 'Lire ce qui est en vente et les prix',
    done: 'J’ai gardé la clé',
    extract: 'Exporter vers Excel',
    preparing: /Le fichier se prépare/,
  },
  en: {
    open: 'Audit log',
    made: 'API key created',
    sealed: /^Sealed up to/,
    verify: 'Verify now',
    sound: /Intact$/,
    thing: 'One thing only',
    clear: 'Clear all',
    create: 'Create a key',
    name: 'Name',
    quote: 'Read what is on sale and the prices',
    done: 'I kept the key',
    extract: 'Export to Excel',
    preparing: /The file is being prepared/,
  },
}

for (const { name, language, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use({ ...use, baseURL: fresh.url })

    test('the audit log is read, filtered, verified and exported', async ({ page }) => {
      const say = words[language]
      await ownBusiness(page, { path: '/configuration', language })
      await page.getByRole('button', { name: say.create }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say.name).fill('Site web')
      await dialog.getByLabel(say.quote).check()
      await dialog.getByRole('button', { name: say.create }).click()
      await dialog.getByRole('button', { name: say.done }).click()

      await page.getByRole('link', { name: say.open }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.open })).toBeVisible()
      const table = page.getByRole('table', { name: say.open })
      await expect(table.getByText(say.made)).toBeVisible()
      await expect(table.getByText('Site web')).toBeVisible()
      await expectAccessible(page, 'the log')
      expect.soft(await smallTargets(page, 24), 'log: small targets').toEqual([])

      await table.getByRole('row').filter({ hasText: say.made }).getByRole('button').click()
      await expect(page.getByText(say.thing)).toBeVisible()
      await expect(page).toHaveURL(/thing=/)
      await expect(table.getByRole('row')).toHaveCount(2)
      await page.getByRole('button', { name: say.clear }).click()
      await expect(page).not.toHaveURL(/thing=/)

      await expect(page.getByText(say.sealed)).toBeVisible()
      await page.getByRole('button', { name: say.verify }).click()
      await expect(page.getByText(say.sound)).toBeVisible()
      await expectAccessible(page, 'verified')
      await page.getByRole('button', { name: say.extract }).click()
      await expect(page.getByText(say.preparing)).toBeVisible()
    })
  })
