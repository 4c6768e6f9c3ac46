import { getStatistics, getToday } from '@guichet/contract/dashboard/get-statistics.ts'
import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { findAttention } from '@guichet/contract/orders/payment/find-attention.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { extractReport } from '@guichet/contract/reports/extract-report.ts'
import {
  getExportFile,
  getExportRun,
} from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { findTills, getTill } from '@guichet/contract/till/find-tills.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, localDateOf } from '../src/platform/values/zoned-time.ts'
import { agreed, disagreements } from './factories/input/checked-figures.ts'
import { partOf, rowsOfSheet } from './factories/input/unzipped.ts'
import { aLargeBusiness, saleDollars } from './factories/large-business.ts'
import { workOff } from './factories/sales/lost-days.ts'
import { anExport, runNow } from './factories/scheduled-exports.ts'
import { violations } from './invariants/violations.ts'
import { readPdf } from './read-pdf.ts'
import { newKey, send } from './test-server.ts'
import { useTestServer } from './use-server.ts'

// A 32-bit integer of PostgreSQL ends at 21.47 million dollars in cents.
const today = localDateOf(new Date().toISOString(), 'America/Toronto')
const withTaxes = 1.14975
const cents = (dollars: number) => Math.round(dollars * 100)

describe.each([
  { millions: 25, sales: 2, times: 50 },
  { millions: 900, sales: 45, times: 74 },
])('a business of $millions million dollars', ({ millions, sales, times }) => {
  const server = useTestServer()
  let large: Awaited<ReturnType<typeof aLargeBusiness>>
  /** Amount of each order; `sales` of them were paid and not refunded. */
  const eachCents = cents(saleDollars * times * withTaxes)
  const keptCents = eachCents * sales
  beforeAll(async () => {
    large = await aLargeBusiness(server, { sales, times })
    expect(keptCents).toBeGreaterThan(millions * 100_000_000)
    expect(eachCents).toBeLessThan(2 ** 31)
  })
  const sheetOf = (file: unknown, number: number) =>
    rowsOfSheet(partOf(file as Buffer, `xl/worksheets/sheet${number}.xml`))
  const lastOf = (rows: string[][], label: string) =>
    cents(Number(rows.find(([first]) => first === label)!.at(-1)))

  test('its books are balanced', async () => expect(await violations(server.owner)).toEqual([]))

  test('a sales report is read, closed, and exported as PDF and workbook', async () => {
    const { staff } = large
    const { body: head } = await send(server, staff, createReport, {
      body: { title: 'Saison', startDate: today, endDate: today },
    })
    const params = { id: head.publicId }
    const { status, body: open } = await send(server, staff, getReport, { params, query: {} })
    expect(status).toBe(200)
    expect(cents(open.sales.sums.FinalCostWithRefundsAndTaxes)).toBe(keptCents + eachCents)
    expect(cents(open.sales.sums.FinalCost)).toBe(keptCents + 2 * eachCents)
    expect(open.paymentMethods.map(({ kept }) => cents(kept))).toEqual([keptCents])
    expect(cents(open.clerks[0]!.finalCost)).toBe(keptCents + eachCents)

    await server.owner.query(
      `update job set run_at = now() where kind = 'close-report' and payload ->> 'reportId' = $1`,
      [head.publicId],
    )
    await workOff(server)
    const { body: closed } = await send(server, staff, getReport, { params, query: {} })
    expect(closed).toMatchObject({ status: 'Completed', sales: open.sales, graphs: open.graphs })

    const file = (format: 'pdf' | 'xlsx') =>
      send(server, staff, extractReport, { params, query: { format }, language: 'en' })
    const { body: workbook } = await file('xlsx')
    expect(lastOf(sheetOf(workbook, 2), 'Total with taxes')).toBe(keptCents + 2 * eachCents)
    const { text } = await readPdf((await file('pdf')).body as Buffer)
    const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })
    expect(text).toContain(money.format(closed.sales.sums.FinalCostWithRefundsAndTaxes))
  })

  test('the journal balances, on its page and in both of its files', async () => {
    const { staff } = large
    const query = { from: today, to: today }
    const { body: journal } = await send(server, staff, getJournal, { query })
    const cash = journal.accounts.find(({ account }) => account === 'cash:cash')!
    expect(cents(cash.debit)).toBe(keptCents)
    expect(cents(journal.totals.debit)).toBe(cents(journal.totals.credit))
    const take = async (format: 'csv' | 'xlsx') =>
      (await send(server, staff, extractJournal, { query: { ...query, format }, language: 'en' }))
        .body
    expect(String(await take('csv'))).toContain((keptCents / 100).toFixed(2))
    expect(lastOf(sheetOf(await take('xlsx'), 1), 'Total')).toBe(cents(journal.totals.credit))
    const deferred = await send(server, staff, getJournal, {
      query: { ...query, deferred: 'true' },
    })
    expect(cents(deferred.body.totals.debit)).toBe(cents(deferred.body.totals.credit))
  })

  test('all sources of its figures agree', async () =>
    expect(await disagreements(server, large.staff.tenantId)).toEqual(agreed))

  test('the dashboard and the screen of the day show its revenue', async () => {
    const { body: found } = await send(server, large.staff, getStatistics, {
      body: { startDate: today, endDate: addDays(today, 1) },
    })
    expect(cents(found.period.revenue)).toBe(keptCents + eachCents)
    const { body: day } = await send(server, large.staff, getToday, {})
    expect(cents(day.revenue)).toBe(keptCents + eachCents)
    expect(cents(day.atTheTill)).toBe(keptCents)
  })

  test('a balance that is due since yesterday needs attention', async () => {
    const { body } = await send(server, large.staff, findAttention, {})
    expect(body.items.map(({ reason, amount }) => [reason, cents(amount)])).toEqual([
      ['overdue', eachCents],
    ])
  })

  test('its orders are extracted, with the total of each', async () => {
    const { staff } = large
    const { body: begun } = await send(server, staff, beginOrderExtract, {
      body: {},
      key: newKey(),
    })
    await workOff(server)
    const params = { id: begun.publicId }
    const { status, body: file } = await send(server, staff, getExtract, { params })
    expect(status).toBe(200)
    const dollars = (eachCents / 100).toFixed(2)
    const rows = sheetOf(file, 1)
    expect(rows.filter((row) => row.includes(dollars))).toHaveLength(sales + 2)
  })

  test.each(['sales', 'journal'] as const)(
    'a scheduled export of %s creates its file',
    async (subject) => {
      const { staff } = large
      await server.owner.query(
        `update payment set business_day = business_day - 1 where tenant_id = $1`,
        [staff.tenantId],
      )
      await server.owner.query(
        `update posting set business_day = business_day - 1 where tenant_id = $1`,
        [staff.tenantId],
      )
      try {
        const { publicId } = await anExport(server, staff, { subject, language: 'en' })
        const { publicId: id } = await runNow(server, staff, publicId)
        await workOff(server)
        const { body: run } = await send(server, staff, getExportRun, { params: { id } })
        expect(run).toMatchObject({ state: 'done', fault: null })
        const { body: file } = await send(server, staff, getExportFile, { params: { id } })
        const most = Math.max(
          ...sheetOf(file, subject === 'sales' ? 2 : 1)
            .flat()
            .map((cell) => cents(Number(cell)) || 0),
        )
        expect(most).toBeGreaterThanOrEqual(keptCents)
      } finally {
        for (const table of ['payment', 'posting'])
          await server.owner.query(
            `update ${table} set business_day = business_day + 1 where tenant_id = $1`,
            [staff.tenantId],
          )
      }
    },
  )

  test('the till expects all of its cash, and is closed with the difference', async () => {
    const { clerk, tillId } = large
    const params = { id: tillId }
    const floatCents = 10_000
    const { body: open } = await send(server, clerk, getTill, { params })
    expect(cents(open.figures!.expected)).toBe(keptCents + floatCents)
    const { body: counted } = await send(server, clerk, countTill, {
      params,
      key: newKey(),
      body: { pieces: [{ denomination: '100', count: 9999 }] },
    })
    expect(cents(counted.counts[0]!.expected)).toBe(keptCents + floatCents)
    const { status } = await send(server, clerk, closeTill, {
      params,
      key: newKey(),
      body: { countPublicId: counted.counts[0]!.publicId, explanation: 'À la banque' },
    })
    expect(status).toBe(200)
    const { body: listed } = await send(server, clerk, findTills, { query: {} })
    expect(cents(listed.days[0]!.expected)).toBe(keptCents + floatCents)
    expect(await disagreements(server, clerk.tenantId)).toEqual(agreed)
    expect(await violations(server.owner)).toEqual([])
  })
})
