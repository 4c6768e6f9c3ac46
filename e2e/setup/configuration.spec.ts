import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { getSettings, saveSettings } from '@guichet/contract/configuration/save-settings.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { ask, businessOf } from '../server-calls.ts'
import { fresh } from '../servers.ts'

const words = {
  fr: {
    create: 'Créer une clé',
    name: 'Nom',
    quote: 'Lire ce qui est en vente et les prix',
    done: 'J’ai gardé la clé',
    revoke: 'Retirer',
    link: 'Créer un lien',
    bookings: 'Réservations d’hébergement et d’équipement',
    kept: 'J’ai gardé le lien',
    noLink: /^Aucun lien/,
    revokeLink: 'Retirer le lien Équipe',
    none: /^Aucune clé/,
    asked: 'Ce champ est requis.',
    prefix: 'Préfixe des numéros de commande',
    badPrefix: 'Utilisez au plus six majuscules ou chiffres, une majuscule d’abord.',
    keep: 'Jamais rendus',
    next: 'La prochaine commande\u00a0: SKI12345678',
    save: 'Enregistrer',
    since: /^Depuis\s: /,
    sinceStart: 'Depuis le début',
    mine: 'Enregistrer ma version',
    retention: 'Conservation des clients inactifs',
    inactive: 'Aujourd’hui, 0 client est inactif depuis plus longtemps.',
    notYet: /rien n’est effacé avant huit jours/,
    erasedFrom: /^Aujourd’hui.+Effacés chaque nuit à partir du \d{4}-\d\d-\d\d\.$/,
  },
  en: {
    create: 'Create a key',
    name: 'Name',
    quote: 'Read what is on sale and the prices',
    done: 'I kept the key',
    revoke: 'Revoke',
    link: 'Create a link',
    bookings: 'Bookings of lodging and equipment',
    kept: 'I kept the link',
    noLink: /^No link/,
    revokeLink: 'Revoke the link Équipe',
    none: /^No key/,
    asked: 'This field is required.',
    prefix: 'Prefix of order numbers',
    badPrefix: 'Use at most six capital letters or digits, a letter first.',
    keep: 'Never given back',
    next: 'The next order: SKI12345678',
    save: 'Save',
    since: /^Since \d/,
    sinceStart: 'Since the beginning',
    mine: 'Save my version',
    retention: 'How long inactive clients are kept',
    inactive: 'Today 0 clients have been inactive for longer.',
    notYet: /nothing is erased for eight days/,
    erasedFrom: /^Today.+Erased each night from \d{4}-\d\d-\d\d\.$/,
  },
}

for (const { name, language, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use({ ...use, baseURL: fresh.url })

    test('an API key is created, shown once, used and revoked', async ({ page }) => {
      const say = words[language]
      await ownBusiness(page, { path: '/configuration', language })
      await expect(page.getByText(say.none)).toBeVisible()
      await expectAccessible(page, 'no key')
      await page.getByRole('button', { name: say.create }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(say.name)).toBeFocused()
      await page.keyboard.type('Site web')
      await dialog.getByRole('button', { name: say.create }).click()
      await expect(dialog.getByText(say.asked).first()).toBeVisible()
      await dialog.getByLabel(say.quote).check()
      await expectAccessible(page, 'a new key')
      await dialog.getByRole('button', { name: say.create }).click()
      const key = await dialog.locator('code').innerText()
      await expectAccessible(page, 'the key is told')
      await dialog.getByRole('button', { name: say.done }).click()

      const ask = () =>
        page.request.get(pathOf(getSellable), {
          params: { collaboratorPublicId: businessOf(page) },
          headers: { authorization: `Bearer ${key}` },
        })
      expect((await ask()).status()).toBe(200)
      await page.reload()
      await expect(page.getByText('Site web', { exact: true })).toBeVisible()
      await expect(page.getByText(key)).toHaveCount(0)
      await expectAccessible(page, 'the keys')
      expect.soft(await smallTargets(page, 24), 'keys: small targets').toEqual([])
      await page.getByRole('button', { name: say.revoke }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.revoke }).click()
      await expect(page.getByText(say.none)).toBeVisible()
      expect((await ask()).status()).toBe(401)
    })

    test('a calendar link is shown once, works, and stops working when it is revoked', async ({
      page,
    }) => {
      const say = words[language]
      await ownBusiness(page, { path: '/configuration', language })
      await expect(page.getByText(say.noLink)).toBeVisible()
      await page.getByRole('button', { name: say.link }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say.name).fill('Équipe')
      await dialog.getByRole('combobox').first().selectOption(say.bookings)
      await expectAccessible(page, 'a new link')
      await dialog.getByRole('button', { name: say.link }).click()
      const address = new URL(await dialog.locator('code').innerText())
      await expectAccessible(page, 'the link is told')
      await dialog.getByRole('button', { name: say.kept }).click()

      const read = () => page.request.get(address.pathname + address.search)
      const calendar = await read()
      expect(calendar.headers()['content-type']).toContain('text/calendar')
      expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]+END:VCALENDAR$/)
      await page.getByRole('button', { name: say.revokeLink }).click()
      await dialog.getByRole('button', { name: say.revoke }).click()
      await expect(page.getByText(say.noLink)).toBeVisible()
      expect((await read()).status()).toBe(404)
    })

    test('settings show their effect and their last change; concurrent saves are announced', async ({
      page,
    }) => {
      const say = words[language]
      await ownBusiness(page, { path: '/configuration', language })
      await expect(page.getByText(say.sinceStart)).toHaveCount(9)
      await expectAccessible(page, 'the settings')
      expect.soft(await smallTargets(page, 24), 'settings: small targets').toEqual([])

      await page.getByLabel(say.prefix).fill('é1')
      await page.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.badPrefix)).toBeVisible()
      await page.getByLabel(say.prefix).fill('ski')
      await expect(page.getByText(say.next)).toBeVisible()
      await page.getByLabel(say.keep).check()
      await page.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.since)).toHaveCount(2)
      await expect(page.getByText(say.sinceStart)).toHaveCount(7)

      // A colleague saves another setting at the same time.
      const { version, ...theirs } = await ask(page, getSettings, {})
      await ask(page, saveSettings, { body: { ...theirs, version, holdMinutes: 55 } })
      await page.getByLabel(say.prefix).fill('AB')
      await page.getByRole('button', { name: say.save }).click()
      await page.getByRole('button', { name: say.mine }).click()
      await expect(page.getByText(say.since)).toHaveCount(3)

      await page.getByLabel(say.retention).selectOption('24')
      await expect(page.getByText(say.inactive)).toBeVisible()
      await expect(page.getByText(say.notYet)).toBeVisible()
      await page.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.erasedFrom)).toBeVisible()
      await expectAccessible(page, 'a retention')
      await page.reload()
      await expect(page.getByLabel(say.prefix)).toHaveValue('AB')
      await expect(page.getByLabel(say.retention)).toHaveValue('24')
    })
  })
