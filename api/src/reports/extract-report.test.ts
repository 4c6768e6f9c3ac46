import { pathOf } from '@guichet/contract/endpoint.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { extractReport } from '@guichet/contract/reports/extract-report.ts'
import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { partOf, rowsOfSheet } from '../../test/factories/input/unzipped.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { refundWhole } from '../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { transaction, type Db } from '../platform/db/db.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { loadReport, type Report } from './load-report.ts'
import type { Figures } from './read-figures.db.ts'

const server = useTestServer()
const today = localDateOf(new Date().toISOString(), 'America/Toronto')
const empty = { rows: [], taxes: [] }
const noCharge = { cents: 0, taxes: [] }
const noFigures: Figures = {
  sales: empty,
  fees: empty,
  refunds: empty,
  refundedFees: empty,
  orders: 0,
  platform: { charged: noCharge, givenBack: noCharge, collected: 0 },
  methods: [],
  clerks: [],
  days: [],
  uses: [],
}
let staff: Staff
let report: Report
beforeAll(async () => {
  staff = await aBusiness(server)
  await anOrder(server, staff, { quantity: 3 })
  const { order } = await anOrder(server, staff, { quantity: 2 })
  await refundWhole(server, staff, order)
  // A name that a spreadsheet would compute.
  await server.owner.query(
    `update order_line set product_title = '{"fr":"=1+1","en":"=1+1"}'
      where tenant_id = $1 and kind <> 'fee'`,
    [staff.tenantId],
  )
  const made = await send(server, staff, createReport, {
    body: { title: '=HYPERLINK(1)', startDate: today, endDate: today },
  })
  report = (await send(server, staff, getReport, { params: { id: made.body.publicId }, query: {} }))
    .body
})

async function extracted(language: string, id = report.publicId, query = '') {
  const answer = await server.app.http.inject({
    url: pathOf(extractReport).replace(':id', id) + query,
    headers: { authorization: `Bearer ${staff.accessToken}`, 'accept-language': language },
  })
  return { ...answer, status: answer.statusCode, bytes: answer.rawPayload }
}
const namesOf = (file: Buffer) =>
  [...partOf(file, 'xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name!)
const sheetOf = (file: Buffer, name: string) =>
  rowsOfSheet(partOf(file, `xl/worksheets/sheet${namesOf(file).indexOf(name) + 1}.xml`))
const last = (rows: string[][], label: string) =>
  Number(rows.find(([first]) => first === label)!.at(-1))

test('a workbook has a sheet for each table, with the sums of the report', async () => {
  const { status, headers, bytes } = await extracted('fr')
  expect([status, headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="rapport-de-ventes-${today}.xlsx"`,
  ])
  expect(namesOf(bytes)).toEqual([
    'Résumé',
    'Ventes',
    'Frais payés par les clients',
    'Remboursements',
    'Frais remboursés',
    'Frais de la plateforme',
    'Paiements par mode',
    'Taxes à déclarer',
    'Par canal, sans les frais',
    'Ventes par personne',
    'Ventes par jour d’utilisation',
    'Par jour',
  ])
  const [sales, refunds] = [sheetOf(bytes, 'Ventes'), sheetOf(bytes, 'Remboursements')]
  expect(last(sales, 'Total avec taxes')).toBe(report.sales.sums.FinalCost)
  expect(last(sales, 'Après remboursements, avec taxes')).toBe(
    report.sales.sums.FinalCostWithRefundsAndTaxes,
  )
  expect(last(refunds, 'Total avec taxes')).toBe(report.refundReportSummary.sums.FinalCost)
  expect(last(sheetOf(bytes, 'Paiements par mode'), 'Total')).toBe(
    report.paymentMethods.reduce((sum, { kept }) => sum + Math.round(kept * 100), 0) / 100,
  )
  expect(last(sheetOf(bytes, 'Par canal, sans les frais'), 'Total')).toBe(
    report.sales.sums.FinalCostWithRefundsAndTaxes,
  )
  const summary = sheetOf(bytes, 'Résumé')
  expect(last(summary, 'Paiements reçus')).toBe(report.reportSummary.receivedPayments)
  expect(last(summary, 'Gardé des paiements')).toBe(report.sales.sums.FinalCostWithRefundsAndTaxes)
  expect(
    sheetOf(bytes, 'Par jour')
      .slice(1)
      .map(([day]) => day),
  ).toEqual([today, 'Total'])
})

test('names are texts, whatever they begin with; figures are numbers', async () => {
  const { bytes } = await extracted('en')
  const sheet = partOf(bytes, `xl/worksheets/sheet${namesOf(bytes).indexOf('Sales') + 1}.xml`)
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(rowsOfSheet(sheet)[1]).toEqual([
    'Daily ticket',
    expect.any(String),
    '=1+1',
    '5',
    String(report.sales.sums.GrossCost),
  ])
  expect(sheet).toContain(`<v>${report.sales.sums.GrossCost}</v>`)
  expect(sheetOf(bytes, 'Summary')[0]).toEqual(['Sales report', '=HYPERLINK(1)'])
})

test('a PDF is rendered in a thread, with the sums of the page, in the language of the reader', async () => {
  const { status, headers, bytes } = await extracted('fr', report.publicId, '?format=pdf')
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="rapport-de-ventes-${today}.pdf"`,
  ])
  const { text, title } = await readPdf(bytes)
  expect(title).toMatch(/^=HYPERLINK\(1\) – Rapport de ventes [\dA-F]{8}$/)
  const money = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' })
  const shown = (dollars: number) => money.format(dollars).replaceAll(/\s/g, ' ')
  for (const dollars of [
    report.sales.sums.FinalCost,
    report.sales.sums.FinalCostWithRefundsAndTaxes,
    report.refundReportSummary.sums.FinalCost,
    report.reportSummary.receivedPayments,
  ])
    expect(text).toContain(shown(dollars))
  expect(text).toContain('qui changent encore')
  const english = await extracted('en', report.publicId, '?format=pdf')
  expect((await readPdf(english.bytes)).text).toContain('which still change')
  expect((await extracted('fr', report.publicId, '?format=docx')).status).toBe(400)
})

test('a report closed during the reading has the closed status and the stored figures, or neither', async () => {
  const { body } = await send(server, staff, createReport, {
    body: { title: 'Fermé', startDate: today, endDate: today },
  })
  const id = body.publicId
  let readings = 0
  // As its job would, right after the first statement of the reader.
  const closing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      readings += 1
      if (readings === 1)
        await server.owner.query(
          `update report set closed_at = now(), figures = (
            select jsonb_set($2::jsonb, '{orders}', '777')) where id = $1`,
          [id, JSON.stringify(noFigures)],
        )
      return result
    },
  }
  const scope = { tenantId: staff.tenantId, accountId: staff.accountId }
  const read = (plugins: KyselyPlugin[]) =>
    transaction(server.pool, scope, 'read', ({ db, now }) => {
      const watched = plugins.reduce((each, plugin) => each.withPlugin(plugin) as unknown as Db, db)
      const { tenantId } = staff
      return loadReport({ db: watched, now, tenantId, timeZone: 'America/Toronto' }, id)
    })
  expect(await read([closing])).toMatchObject({
    status: 'Pending',
    reportSummary: { orderCount: 2 },
  })
  expect(await read([])).toMatchObject({
    status: 'Completed',
    reportSummary: { orderCount: 777 },
  })
})

test('an unknown report is not found, and each extraction is recorded', async () => {
  expect((await extracted('fr', crypto.randomUUID())).status).toBe(404)
  const { rows } = await server.owner.query<{ facts: object }>(
    `select facts from audit where tenant_id = $1 and code = 'report.extracted' and subject_id = $2
      order by at, id`,
    [staff.tenantId, report.publicId],
  )
  expect(rows.map(({ facts }) => facts)).toEqual(
    ['xlsx', 'xlsx', 'pdf', 'pdf'].map((format) => ({ format })),
  )
})
