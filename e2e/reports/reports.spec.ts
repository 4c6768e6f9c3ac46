import { pathOf } from '@guichet/contract/endpoint.ts'
import { createReport, findReports, getReport } from '@guichet/contract/reports/create-report.ts'
import { extractReport } from '@guichet/contract/reports/extract-report.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { inMoney } from '../money.ts'
import { soldTickets } from '../seeds/sold-tickets.ts'
import { ask, businessOf } from '../server-calls.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    title: 'Rapports de ventes',
    create: 'Créer un rapport',
    day: { today: 'Rapport d’aujourd’hui', title: 'Ventes du ' },
    field: 'Titre',
    today: 'Aujourd’hui',
    goOn: 'Continuer',
    question: 'Créer ce rapport?',
    confirm: 'Créer le rapport',
    inProgress: 'En cours',
    closed: 'Fermé',
    received: 'Paiements reçus',
    sales: 'Ventes',
    asTable: 'Tableau',
    byDay: 'Ventes et remboursements par jour',
    print: 'Imprimer',
    remove: 'Supprimer',
    removed: 'Rapport supprimé',
    file: 'rapport-de-ventes',
    failed: 'Impossible de télécharger le rapport',
  },
  en: {
    title: 'Sales reports',
    create: 'Create a report',
    day: { today: 'Today’s report', title: 'Sales of ' },
    field: 'Title',
    today: 'Today',
    goOn: 'Continue',
    question: 'Create this report?',
    confirm: 'Create the report',
    inProgress: 'In progress',
    closed: 'Closed',
    received: 'Payments received',
    sales: 'Sales',
    byDay: 'Sales and refunds by day',
    print: 'Print',
    remove: 'Delete',
    removed: 'Report deleted',
    file: 'sales-report',
    failed: 'Could not download the report',
  },
}
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })

/** Creates a report of today on the page and opens it. */
async function makeReport(page: Page, language: Language, title: string) {
  const say = words[language]
  await page.getByRole('button', { name: say.create }).click()
  const form = page.getByRole('dialog', { name: say.create })
  const goOn = form.getByRole('button', { name: say.goOn })
  await expect(goOn).toBeDisabled()
  await form.getByRole('textbox', { name: say.field }).fill(title)
  await expect(goOn).toBeDisabled()
  await form.getByRole('button', { name: say.today, exact: true }).click()
  await goOn.click()
  const question = page.getByRole('dialog', { name: say.question })
  await expect(question).toContainText(title)
  await question.getByRole('button', { name: say.confirm }).click()
  // The new report opens by itself.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(say.inProgress)
}

for (const language of languages('en'))
  test(`the report of today opens with one press, and the same one the next time (${language})`, async ({
    page,
    seller,
  }) => {
    const { day } = words[language]
    await signIn(page, seller, { language, path: '/reports' })
    await soldTickets(page, 1)
    await page.goto('/reports')
    await page.getByRole('button', { name: day.today }).click()
    await expect(page.getByRole('heading', { level: 1, name: day.title })).toBeVisible()
    const first = page.url()
    await page.goto('/reports')
    await page.getByRole('button', { name: day.today }).click()
    await expect(page).toHaveURL(first)
  })

for (const language of languages('en'))
  test(`a report is created, followed to its orders, printed, downloaded and deleted (${language})`, async ({
    page,
    context,
    seller,
  }) => {
    const say = words[language]
    await context.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes'
      }
    })
    await signIn(page, seller, { language, path: '/reports' })
    await soldTickets(page, 2)
    const title = `${language} ${Date.now()}`
    await makeReport(page, language, title)

    const { items } = await ask(page, findReports, { params: { id: businessOf(page) } })
    const { publicId } = items.find((report) => report.title === title)!
    const report = await ask(page, getReport, { params: { id: publicId }, query: {} })
    const received = inMoney(report.reportSummary.receivedPayments, language)
    await expect(page.getByText(say.received)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: received }).first()).toBeVisible()
    await expect(table(page, say.sales)).toContainText(
      inMoney(report.sales.sums.FinalCost, language),
    )
    // A single day has no figures by day.
    await expect(table(page, say.byDay)).toHaveCount(0)
    await expect(page.locator('.recharts-surface')).toHaveCount(0)

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: say.print }).click()
    const paper = await opened
    await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(paper.getByRole('navigation')).toHaveCount(0)
    await expect(table(paper, say.sales)).toContainText(
      inMoney(report.sales.sums.FinalCost, language),
    )
    await paper.close()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel (xlsx)' }).click()
    expect((await download).suggestedFilename()).toBe(`${say.file}-${report.startDate}.xlsx`)
    const asPdf = page.getByRole('button', { name: 'PDF', exact: true })
    const paperFile = page.waitForEvent('download')
    await asPdf.click()
    expect((await paperFile).suggestedFilename()).toBe(`${say.file}-${report.startDate}.pdf`)
    await page.route('**/extract?format=pdf', (route) => route.abort())
    await asPdf.click()
    await expect(page.getByText(say.failed)).toBeVisible()
    await expect(asPdf).toBeEnabled()

    await table(page, say.sales)
      .getByRole('link', { name: /Entrée \d+|Adult/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/orders\?.*products=/)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()

    await page.goto('/reports')
    const row = table(page, say.title).getByRole('row', { name: title })
    await row.getByRole('button', { name: say.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.remove }).click()
    await expect(page.getByText(say.removed)).toBeVisible()
    await expect(row).toHaveCount(0)
  })

test('an error of the server is shown at its field, and a past period is closed', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/reports' })
  const say = words.fr
  await page.getByRole('button', { name: say.create }).click()
  const form = page.getByRole('dialog', { name: say.create })
  await form.getByRole('textbox', { name: say.field }).fill('Trop long')
  await form.getByRole('textbox', { name: 'Premier jour' }).fill('2024-01-01')
  await form.getByRole('textbox', { name: 'Dernier jour' }).fill('2025-06-30')
  await form.getByRole('button', { name: say.goOn }).click()
  await page
    .getByRole('dialog', { name: say.question })
    .getByRole('button', { name: say.confirm })
    .click()
  await expect(form.getByRole('textbox', { name: 'Dernier jour' })).toHaveAccessibleDescription(
    /jours/,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()

  const title = `Fermé ${Date.now()}`
  const { publicId } = await ask(page, createReport, {
    body: { title, startDate: '2026-01-01', endDate: '2026-01-31' },
  })
  await expect
    .poll(async () => (await ask(page, getReport, { params: { id: publicId }, query: {} })).status)
    .toBe('Completed')
  await page.goto(`/reports/${publicId}`)
  await expect(page.getByText(/^Fermé le .* ne changent plus\.$/)).toBeVisible()
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await page.getByText(say.asTable, { exact: true }).click()
  await expect(table(page, say.byDay)).toContainText('2026-01-31')
  const address = pathOf(extractReport).replace(':id', publicId)
  expect((await page.request.get(address)).status()).toBe(401)
})

for (const { name, language, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)

    test('the list of reports, the form of a new one, a report and its print are accessible', async ({
      page,
      context,
      seller,
    }) => {
      const say = words[language]
      await context.addInitScript(() => {
        window.print = () => {}
      })
      await signIn(page, seller, { language, path: '/reports' })
      const { publicId } = await ask(page, createReport, {
        body: { title: `Janvier ${Date.now()}`, startDate: '2026-01-01', endDate: '2026-02-28' },
      })
      await page.goto('/reports')
      await expect(table(page, say.title)).toBeVisible()
      await expectAccessible(page, 'reports')
      expect.soft(await smallTargets(page, 24), 'reports: small targets').toEqual([])
      await page.getByRole('button', { name: say.create }).click()
      await expect(page.getByRole('dialog', { name: say.create })).toBeVisible()
      await expectAccessible(page, 'a new report')
      await page.goto(`/reports/${publicId}`)
      await expect(table(page, say.sales)).toBeVisible()
      await expect(page.locator('.recharts-surface').first()).toBeVisible()
      await expectAccessible(page, 'a report')
      expect.soft(await smallTargets(page, 24), 'a report: small targets').toEqual([])
      await page.goto(`/reports/${publicId}/print`)
      await expect(table(page, say.sales)).toBeVisible()
      await expectAccessible(page, 'the paper of a report')
    })
  })
