import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { expect, test } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { viewFigures } from './figures.view.ts'
import type { Report } from './load-report.ts'
import type { FigureRow, Figures } from './read-figures.db.ts'
import { renderReport } from './report-pdf.ts'

const rowOf = (i: number, name = `Produit ${1000 + i}`): FigureRow => ({
  kind: 'daily_ticket',
  category: { fr: 'Ski alpin', en: 'Skiing' },
  product: { fr: name, en: name },
  count: 2,
  gross: 1999 + i,
  rebate: 100,
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, i) => rowOf(i))
const nothing = { rows: [], taxes: [] }
function figuresOf(rows: FigureRow[]): Figures {
  const taxes = [
    { key: 'GST', cents: 12_345 },
    { key: 'QST', cents: 23_456 },
  ]
  return {
    sales: { rows, taxes },
    fees: nothing,
    refunds: { rows: rows.slice(0, 1), taxes: [{ key: 'GST', cents: 100 }] },
    refundedFees: nothing,
    orders: 12,
    platform: {
      charged: { cents: 0, taxes: [] },
      givenBack: { cents: 0, taxes: [] },
      collected: 0,
    },
    methods: [{ method: 'cash', received: 1_234_567, given: 4321 }],
    clerks: [{ name: 'Anne Roy', orders: 12, cents: 1_234_567 }],
    days: [{ day: '2026-01-02', sold: 1_234_567, refunded: 4321 }],
    uses: [{ day: null, count: 12, cents: 1_234_567 }],
  }
}
const reportOf = (rows: FigureRow[], given: Partial<Report> = {}): Report => ({
  publicId: '01910000-0000-7000-8000-00003f2a9c1e',
  title: 'Janvier',
  startDate: '2026-01-01',
  endDate: '2026-01-31',
  startDateTime: '2026-01-01T05:00:00.000Z',
  endDateTime: '2026-02-01T04:59:59.999Z',
  createdDateTimeUtc: '2026-01-10T15:00:00.000Z',
  createdByName: 'Anne Roy',
  status: 'Completed',
  ...viewFigures(figuresOf(rows)),
  figuresDateTimeUtc: '2026-02-01T05:05:00.000Z',
  ...given,
})
async function paperOf(report: Report, language: Language = 'fr', business = 'Mont-Blanc') {
  const kindNames = { daily_ticket: language === 'fr' ? 'Billet journalier' : 'Daily ticket' }
  const bytes = await renderReport({
    report,
    business,
    language,
    timeZone: 'America/Toronto',
    kindNames,
    madeAt: '2026-02-03T14:00:00.000Z',
  })
  return readPdf(bytes)
}
const money = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' })
const shown = (dollars: number) => money.format(dollars).replaceAll(/\s/g, ' ')

test('a PDF has the business, the report, its period, its status and its time of creation', async () => {
  const { text, title } = await paperOf(reportOf(rowsOf(3)))
  expect(title).toBe('Janvier – Rapport de ventes 3F2A9C1E')
  for (const words of [
    'Mont-Blanc Janvier Rapport de ventes 3F2A9C1E Du 2026-01-01 au 2026-01-31',
    'Chiffres fermés le 2026-02-01 00:05',
    'Document produit le 2026-02-03 09:00 · Rapport créé par Anne Roy',
    'Page 1 de 3',
  ])
    expect(text).toContain(words)
})

test('each table has the sums of the report', async () => {
  const report = reportOf(rowsOf(3))
  const { text } = await paperOf(report)
  const { sales, refundReportSummary: back, taxReturn } = report
  for (const words of [
    `Paiements reçus ${shown(12_345.67)} Billets journaliers vendus 6 Passes de saison vendues 0 Commandes 12`,
    `Net ${shown(sales.sums.FinalCostWithRefundsAndTaxes)}`,
    `Gardé des paiements ${shown(12_302.46)}`,
    'Le net et ce qui a été payé de ventes antérieures sont ce que les paiements ont gardé.',
    `Billet journalier Ski alpin Produit 1000 2 ${shown(19.99)}`,
    `Total brut 6 ${shown(sales.sums.GrossCost)}`,
    `Total avec taxes ${shown(sales.sums.FinalCost)}`,
    `Après remboursements, avec taxes ${shown(sales.sums.FinalCostWithRefundsAndTaxes)}`,
    `Total avec taxes ${shown(back.sums.FinalCost)}`,
    'Frais payés par les clients Rien dans cette période.',
    `Argent comptant ${shown(12_345.67)} ${shown(43.21)} ${shown(12_302.46)}`,
    `TPS ${shown(123.45)} ${shown(1)} ${shown(taxReturn[0]!.owed)}`,
    `Anne Roy 12 ${shown(12_345.67)}`,
    `Sans date 12 ${shown(12_345.67)}`,
    `2026-01-02 ${shown(12_345.67)} ${shown(43.21)} ${shown(12_302.46)}`,
  ])
    expect(text).toContain(words)
})

test('an open report states that its figures still change, in the language of the reader', async () => {
  const open = reportOf(rowsOf(1), { status: 'Pending' })
  const { text, title } = await paperOf(open, 'en')
  expect(title).toBe('Janvier – Sales report 3F2A9C1E')
  expect(text).toContain('Figures as of 2026-02-01 00:05, which still change')
  expect(text).toContain('Daily ticket Skiing Produit 1000 2 $19.99')
  expect(text).toMatch(/Page 1 of \d/)
  expect(text).not.toMatch(/Rapport|Chiffres|Ventes|Rien dans/)
})

const columns = 'Catégorie Activité Produit Nombre Montant'
test('a table of 400 lines repeats its columns on each page, and loses none', async () => {
  const rows = rowsOf(400)
  const { pages, text } = await paperOf(reportOf(rows))
  for (const { product, gross } of rows)
    expect(text).toContain(`${product.fr} 2 ${shown(toDollars(gross))}`)
  const withRows = pages
    .map((page) => page.replaceAll(/\s+/g, ' '))
    .filter((page) => /Produit 1\d{3}/.test(page))
  expect(withRows.length).toBeGreaterThan(10)
  for (const page of withRows) expect(page).toContain(columns)
  expect(text).toContain(`Page ${pages.length} de ${pages.length}`)
  const drawn = [...text.matchAll(/Produit 1\d{3} 2 (\d+,\d\d) \$/g)].slice(0, 400)
  const sum = drawn.reduce((cents, [, dollars]) => cents + toCents(dollars!)!, 0)
  expect(text).toContain(`Total brut 800 ${shown(toDollars(sum))}`)
})

// The library would add a page when a page exceeded its height.
test('a table of any length fills the computed number of pages', async () => {
  for (let count = 14; count < 60; count += 3) {
    const { pages, text } = await paperOf(reportOf(rowsOf(count)))
    expect(text.match(/Total brut/g), `${count} lines`).toHaveLength(2)
    for (const page of pages) expect(page.replaceAll(/\s+/g, ' ')).toMatch(/\$|Rien dans/)
  }
})

test.each([
  ['long words', 'W'.repeat(200)],
  ['a long text', 'Une journée de ski avec équipement, cours et dîner '.repeat(8)],
  ['a hostile text', '\u0000\u202e<b>${x} 🎿 山田 %s'],
])('%s stay within their column', async (_, name) => {
  const title = name.slice(0, 75)
  const { text } = await paperOf(reportOf([rowOf(0, name)], { title }), 'fr', name.slice(0, 120))
  expect(text).toContain(`2 ${shown(19.99)}`)
  expect(text).toContain(`Total brut 2 ${shown(19.99)}`)
})
