import fs from 'node:fs'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { inMoney } from '../money.ts'
import { soldTickets } from '../seeds/sold-tickets.ts'
import { ask } from '../server-calls.ts'
import { languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    title: 'Journal comptable',
    byAccount: 'Par compte',
    byDay: 'Par jour',
    from: 'Du',
    to: 'Au',
    month: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    deferred: 'Reporter les revenus au jour d’utilisation',
    codes: 'Codes des comptes',
    code: 'Code\u00a0: Encaissements – Argent comptant',
    name: 'Nom\u00a0: Encaissements – Argent comptant',
    save: 'Enregistrer',
    saved: 'Codes des comptes enregistrés',
    order: 'Une période ne dépasse pas la journée d’aujourd’hui.',
    file: 'journal-comptable',
    columns: '"Jour","Code","Compte","Repère","Débit","Crédit"',
  },
  en: {
    title: 'Accounting journal',
    byAccount: 'By account',
    byDay: 'By day',
    from: 'From',
    to: 'To',
    month: 'This month',
    lastMonth: 'Last month',
    deferred: 'Defer revenue to the day of use',
    codes: 'Account codes',
    code: 'Code: Receipts – Cash',
    name: 'Name: Receipts – Cash',
    save: 'Save',
    saved: 'Account codes saved',
    order: 'A period does not go beyond today.',
    file: 'accounting-journal',
    columns: '"Day","Code","Account","Key","Debit","Credit"',
  },
}
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const day = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

for (const language of languages('fr'))
  test(`the journal of a month is shown, given account codes, deferred and downloaded (${language})`, async ({
    page,
    seller,
  }) => {
    const say = words[language]
    await signIn(page, seller, { language, path: '/journal' })
    await soldTickets(page, 2)
    await page.goto('/journal')
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    const from = await day(page, say.from).inputValue()
    const to = await day(page, say.to).inputValue()
    // Other journeys sell at the same time: the page is compared with a journal read just after it.
    await expect(async () => {
      await page.reload()
      const { totals } = await ask(page, getJournal, { query: { from, to } })
      const total = table(page, say.byAccount).getByRole('row').last()
      const cells = total.getByText(inMoney(totals.debit, language), { exact: true })
      await expect(cells).toHaveCount(2, { timeout: 3000 })
    }).toPass()
    await expect(table(page, say.byDay)).toContainText(to)

    await page.getByRole('button', { name: say.codes }).click()
    const form = page.getByRole('dialog', { name: say.codes })
    const code = `10${Date.now() % 100_000}`
    const name = `Petite caisse ${language}`
    await form.getByRole('textbox', { name: say.code }).fill(code)
    await form.getByRole('textbox', { name: say.name }).fill(name)
    await form.getByRole('button', { name: say.save }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(
      table(page, say.byAccount).getByRole('row', { name: `${code} ${name}` }),
    ).toBeVisible()

    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    const csv = await begun
    expect(csv.suggestedFilename()).toBe(`${say.file}-${from}-${to}.csv`)
    const text = fs.readFileSync(await csv.path(), 'utf8')
    expect(text).toContain(say.columns)
    expect(text).toContain(`"${code}","${name}","cash:cash"`)
    const workbook = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel (xlsx)' }).click()
    expect((await workbook).suggestedFilename()).toBe(`${say.file}-${from}-${to}.xlsx`)

    await page.getByRole('switch', { name: say.deferred }).check()
    await expect(page).toHaveURL(/deferred=true/)
    await page.getByRole('button', { name: say.lastMonth }).click()
    await expect(page).toHaveURL(/from=.*deferred=true|deferred=true.*from=/)
    await page.goBack()
    await expect(day(page, say.from)).toHaveValue(from)
    await day(page, say.to).fill('2899-12-31')
    await day(page, say.to).blur()
    await expect(page.getByRole('alert').filter({ hasText: say.order })).toBeVisible()
    expect((await page.request.get(pathOf(extractJournal))).status()).toBe(401)
  })

for (const { name, language, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)

    test('the journal and the codes of its accounts are accessible', async ({ page, seller }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/journal' })
      await soldTickets(page, 1)
      await page.goto('/journal?deferred=true')
      await expect(table(page, say.byDay)).toBeVisible()
      await expectAccessible(page, 'journal')
      expect.soft(await smallTargets(page, 24), 'journal: small targets').toEqual([])
      await page.getByRole('button', { name: say.codes }).click()
      await expect(page.getByRole('textbox', { name: say.code })).toBeVisible()
      await expectAccessible(page, 'codes of accounts')
    })
  })
