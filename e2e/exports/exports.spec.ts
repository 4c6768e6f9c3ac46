import fs from 'node:fs'
import { openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { soldTickets } from '../seeds/sold-tickets.ts'
import { languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    title: 'Exports programmés',
    create: 'Programmer un export',
    fromList: 'Programmer cet export…',
    whole: 'Agir sur toute la liste',
    name: 'Nom',
    format: 'Format',
    filtered: 'Filtre de la liste\u00a0: état, ordre',
    created: 'Export programmé',
    actions: (name: string) => `Actions\u00a0: ${name}`,
    run: 'Exécuter maintenant',
    began: 'Export en préparation',
    ready: 'Prêt',
    log: 'Historique',
    logOf: (name: string) => `Historique\u00a0: ${name}`,
    sent: 'envoyé',
    open: 'Ouvrir l’export',
    download: /^Télécharger/,
    pause: 'Mettre en pause',
    paused: 'En pause',
    change: 'Modifier',
    edit: (name: string) => `Modifier «\u00a0${name}\u00a0»`,
    cancel: 'Annuler',
    remove: 'Supprimer',
    removed: 'Export supprimé',
    file: 'commandes',
    number: '"Numéro"',
  },
  en: {
    title: 'Scheduled exports',
    create: 'Schedule an export',
    fromList: 'Schedule this export…',
    whole: 'Act on the whole list',
    name: 'Name',
    format: 'Format',
    filtered: 'Filter of the list: status, order',
    created: 'Export scheduled',
    actions: (name: string) => `Actions: ${name}`,
    run: 'Run now',
    began: 'Export in preparation',
    ready: 'Ready',
    log: 'Log',
    logOf: (name: string) => `Log: ${name}`,
    sent: 'sent',
    open: 'Open the export',
    download: /^Download/,
    pause: 'Pause',
    paused: 'Paused',
    change: 'Edit',
    edit: (name: string) => `Edit “${name}”`,
    cancel: 'Cancel',
    remove: 'Delete',
    removed: 'Export deleted',
    file: 'orders',
    number: '"Number"',
  },
}
type Words = (typeof words)['fr']

async function act(page: Page, say: Words, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: say.actions(name), exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

for (const language of languages('en'))
  test(`an export is scheduled, run, emailed, downloaded and paused (${language})`, async ({
    page,
    seller,
  }) => {
    const say = words[language]
    const name = `Commandes ${language} ${Date.now()}`
    await signIn(page, seller, { language, path: '/orders' })
    await soldTickets(page, 1)
    await page.goto('/orders?status=CreatedByAdmin')
    await page.getByRole('button', { name: say.whole }).click()
    await page.getByRole('menuitem', { name: say.fromList }).click()
    const form = page.getByRole('dialog', { name: say.create })
    await expect(form.getByText(say.filtered)).toBeVisible()
    await form.getByRole('textbox', { name: say.name }).fill(name)
    await form.getByRole('combobox', { name: say.format, exact: true }).selectOption('csv')
    await form.getByRole('button', { name: say.create }).click()
    await expect(page.getByText(say.created, { exact: true })).toBeVisible()
    await expect(form).toHaveCount(0)

    await act(page, say, name, say.run)
    await expect(page.getByText(say.began)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByText(say.ready)).toBeVisible({ timeout: 30_000 })
    await act(page, say, name, say.log)
    const log = page.getByRole('dialog', { name: say.logOf(name) })
    await expect(log.getByText(new RegExp(`: ${say.sent}$|\u00a0: ${say.sent}$`))).toBeVisible({
      timeout: 30_000,
    })
    await page.keyboard.press('Escape')

    const email = await openEmail(page, seller, 'scheduled-export')
    await expect(email.getByRole('heading', { level: 1, name })).toBeVisible()
    const link = (await email.getByRole('link', { name: say.open }).getAttribute('href'))!
    await email.close()
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: say.download }).click()
    const file = await begun
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${say.file}-[\\d-]+\\.csv$`))
    expect(fs.readFileSync(await file.path(), 'utf8')).toContain(say.number)

    await page.goto('/exports')
    await act(page, say, name, say.pause)
    await expect(row.getByText(say.paused)).toBeVisible()
    await act(page, say, name, say.change)
    const change = page.getByRole('dialog', { name: say.edit(name) })
    await expect(change.getByText(say.filtered)).toBeVisible()
    await change.getByRole('button', { name: say.cancel }).click()
    await act(page, say, name, say.remove)
    await page.getByRole('dialog').getByRole('button', { name: say.remove }).click()
    await expect(page.getByText(say.removed)).toBeVisible()
    await expect(row).toHaveCount(0)
  })

test('the link of an export email names the missing access', async ({ page, seller }) => {
  const say = words.fr
  const name = `Sans accès ${Date.now()}`
  await signIn(page, seller, { language: 'fr', path: '/exports' })
  await page.goto('/exports?make=journal')
  const form = page.getByRole('dialog', { name: say.create })
  await form.getByRole('textbox', { name: say.name }).fill(name)
  await form.getByRole('button', { name: say.create }).click()
  await act(page, say, name, say.run)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText(say.ready)).toBeVisible({ timeout: 30_000 })
  await act(page, say, name, say.log)
  const href = await page.getByRole('link', { name: 'Ouvrir', exact: true }).getAttribute('href')
  await page.context().clearCookies()
  await signIn(page, 'clerk@guichet.test', { language: 'fr', path: href! })
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vous n’avez pas accès à cet export' }),
  ).toBeVisible()
  await expectAccessible(page, 'an export without access')
})

for (const { name: look, language, use } of journeyLooks('desk'))
  test.describe(look, () => {
    test.use(use)

    test('scheduled exports, their form, their log and a file are accessible', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      const name = `Ventes ${look}`
      await signIn(page, seller, { language, path: '/exports' })
      await page.getByRole('button', { name: say.create }).click()
      const form = page.getByRole('dialog', { name: say.create })
      await form.getByRole('textbox', { name: say.name }).fill(name)
      await expectAccessible(page, 'form of a scheduled export')
      await form.getByRole('button', { name: say.create }).click()
      await expect(form).toHaveCount(0)
      await act(page, say, name, say.run)
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row.getByText(say.ready)).toBeVisible({ timeout: 30_000 })
      await expectAccessible(page, 'scheduled exports')
      expect.soft(await smallTargets(page, 24), 'exports: small targets').toEqual([])
      await act(page, say, name, say.log)
      const open = page.getByRole('dialog').getByRole('link')
      await expect(open).toBeVisible()
      await expectAccessible(page, 'log of a scheduled export')
      await open.click()
      await expect(page.getByRole('button', { name: say.download })).toBeVisible()
      await expectAccessible(page, 'file of a scheduled export')
      await page.goto('/exports')
      await act(page, say, name, say.remove)
      await page.getByRole('dialog').getByRole('button', { name: say.remove }).click()
      await expect(row).toHaveCount(0)
    })
  })
