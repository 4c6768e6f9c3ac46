import {
  createReport,
  deleteReport,
  findReports,
  getReport,
} from '@guichet/contract/reports/create-report.ts'
import { dailyPoints, reconcile } from '@guichet/contract/reports/report-sums.ts'
import { reportTables } from '@guichet/contract/reports/report-tables.ts'
import { ownerId } from '@guichet/demo/businesses/demo-people.ts'
import { createDemoData } from '@guichet/demo/public.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { signedIn, type Staff } from '../../test/factories/staff.ts'
import { numbersFrom, seed } from '../../test/seed.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'
import type { Report } from './load-report.ts'

let server: TestServer
let businesses: Staff[]
beforeAll(async () => {
  const url = await newDatabase()
  await createDemoData({ url, seed: `books ${seed}`, baseDate: '2026-11-21', orders: 400 })
  server = await openTestServer({ url })
  // Paid after its places were gone: sold and refunded, without ever being completed.
  const { rowCount } = await server.owner.query(
    `update orders set completed_at = null
      where id = (select id from orders where status = 'RefundCompleted' and completed_at is not null limit 1)`,
  )
  expect(rowCount).toBe(1)
  const { rows } = await server.owner.query<{ id: string }>('select id from tenant order by id')
  businesses = await inTurn(rows, ({ id }) => signedIn(server, id, ownerId))
}, 120_000)
afterAll(() => server.close())

const today = localDateOf(new Date().toISOString(), 'America/Toronto')
const cents = (dollars: number) => Math.round(dollars * 100)
type Days = { startDate: string; endDate: string }

async function reportOf(who: Staff, days: Days): Promise<Report> {
  const made = await send(server, who, createReport, { body: { title: 'Livres', ...days } })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return read(who, made.body.publicId)
}
const read = async (who: Staff, id: string): Promise<Report> =>
  (await send(server, who, getReport, { params: { id }, query: {} })).body

/**
 * Balances of a period. A refund is posted when it is decided and reported when it has settled, so
 * sales and refunds are summed separately.
 */
async function booksOf({ tenantId }: Staff, { startDate, endDate }: Days) {
  const { rows } = await server.owner.query<{ what: string; cents: number }>(
    `with line as (
        select p.*, exists (
            select from posting r
            where (r.tenant_id, r.txn_id) = (p.tenant_id, p.txn_id) and r.account = 'refund-clearing'
          ) as of_refund
        from posting p
        where p.tenant_id = $1 and p.business_day between $2 and $3
      )
      select account as what, sum(cents)::int as cents from line where not of_refund group by 1
      union all
      select 'money', sum(cents)::int
      from line
      where account like 'cash:%' or account in ('disputed', 'lost-dispute')`,
    [tenantId, startDate, endDate],
  )
  const sums = new Map(rows.map(({ what, cents: sum }) => [what, sum ?? 0]))
  return (account: string) => sums.get(account) ?? 0
}

/** Amounts of settled refunds of a period, from their own rows. */
async function givenBack({ tenantId }: Staff, { startDate, endDate }: Days) {
  const { rows } = await server.owner.query<{ net: number; total: number }>(
    `select coalesce(sum(i.net_cents), 0)::int as net, coalesce(sum(i.total_cents), 0)::int as total
      from refund r
      join refund_item i on (i.tenant_id, i.refund_id) = (r.tenant_id, r.id)
      where r.tenant_id = $1 and r.state = 'settled' and r.business_day between $2 and $3`,
    [tenantId, startDate, endDate],
  )
  return rows[0]!
}

/** Every sum of every table is that of its rows. */
function expectSums(report: Report) {
  const tables = [
    report.sales,
    report.feesAppliedToUser,
    report.refundReportSummary,
    report.refundedFees,
  ]
  for (const { rows, sums } of tables) {
    const gross = rows.reduce((sum, { amount }) => sum + cents(amount), 0)
    const taxes = sums.taxes.reduce((sum, { amount }) => sum + cents(amount), 0)
    expect(cents(sums.GrossCost)).toBe(gross)
    expect(cents(sums.RebatedCost)).toBe(gross - cents(sums.RebatesTotal))
    expect(cents(sums.FinalCost)).toBe(cents(sums.RebatedCost) + taxes)
  }
  for (const { columns, rows, sums, name } of reportTables(report, {
    language: 'fr',
    kindNames: {},
  }).filter(({ name }) => !['sales', 'fees', 'refunds', 'refundedFees'].includes(name))) {
    const last = columns.length - 1
    const added = rows.reduce((sum, row) => sum + cents(row[last] as number), 0)
    expect(cents(sums[0]![last] as number), name).toBe(added)
  }
  const days = dailyPoints(report, { startDate: report.startDate, lastDay: report.endDate })
  const daily = (name: 'sales' | 'refunds') => days.reduce((sum, day) => sum + cents(day[name]), 0)
  const { sold, givenBack: back } = reconcile(report)
  expect([daily('sales'), daily('refunds')]).toEqual([cents(sold), cents(back)])
}

async function expectBooks(who: Staff, report: Report) {
  const [books, back] = [await booksOf(who, report), await givenBack(who, report)]
  const { sold, givenBack: returned, net, kept, owed, cashRounding } = reconcile(report)
  const { sales, feesAppliedToUser: fees, refundReportSummary, refundedFees } = report
  expect(cents(sales.sums.GrossCost), 'revenue').toBe(0 - books('revenue'))
  expect(cents(sales.sums.RebatesTotal) + cents(fees.sums.RebatesTotal), 'rebates').toBe(
    books('rebate'),
  )
  expect(cents(fees.sums.GrossCost), 'fees').toBe(0 - books('fee'))
  for (const { key, charged } of report.taxReturn)
    expect(cents(charged), key).toBe(0 - books(`tax:${key}`))
  expect(
    cents(refundReportSummary.sums.GrossCost) + cents(refundedFees.sums.GrossCost),
    'refunds',
  ).toBe(back.net)
  expect(cents(returned)).toBe(back.total)
  expect(cents(kept), 'money').toBe(books('money'))
  expect(cents(net)).toBe(cents(sold) - cents(returned))
  expect(cents(cashRounding), 'rounding').toBe(0 - books('cash-rounding'))
  expect(cents(net) - cents(owed) + cents(cashRounding)).toBe(cents(kept))
}

test('every total of every table matches its rows and the books, for any period', async () => {
  const chance = numbersFrom(seed)
  let orders = 0
  for (const who of businesses) {
    const year = { startDate: addDays(today, -365), endDate: today }
    const whole = await reportOf(who, year)
    orders += whole.reportSummary.orderCount
    const periods = Array.from({ length: 8 }, () => {
      const startDate = addDays(today, -Math.floor(chance() * 360) - 5)
      const endDate = addDays(startDate, Math.floor(chance() * 90))
      return { startDate, endDate: endDate > today ? today : endDate }
    })
    for (const report of [whole, ...(await inTurn(periods, (days) => reportOf(who, days)))]) {
      expectSums(report)
      await expectBooks(who, report)
    }
  }
  expect(orders).toBeGreaterThan(150)
})

test('the days of a period add up to it', async () => {
  const who = businesses[0]!
  const [startDate, endDate] = [addDays(today, -20), addDays(today, -1)]
  const whole = reconcile(await reportOf(who, { startDate, endDate }))
  const days = Array.from({ length: 20 }, (_, i) => addDays(startDate, i))
  const parts = await inTurn(days, async (day) =>
    reconcile(await reportOf(who, { startDate: day, endDate: day })),
  )
  for (const what of ['sold', 'givenBack', 'kept', 'owed', 'cashRounding'] as const)
    expect(parts.reduce((sum, part) => sum + cents(part[what]), 0)).toBe(cents(whole[what]))
})

test('a closed report has the figures of its closing, and does not change', async () => {
  const who = businesses[0]!
  const days = { startDate: addDays(today, -200), endDate: addDays(today, -30) }
  const { publicId } = await reportOf(who, days)
  await workOff(server)
  const closed = await read(who, publicId)
  expect(closed.status).toBe('Completed')
  expectSums(closed)
  await expectBooks(who, closed)
  await server.owner.query(
    `update payment set cents = cents + 100
      where tenant_id = $1 and state = 'succeeded'`,
    [who.tenantId],
  )
  expect(await read(who, publicId)).toEqual(closed)
  const { items } = (await send(server, who, findReports, { params: { id: who.tenantId } })).body
  expect(items.find((report) => report.publicId === publicId)).toMatchObject({
    status: 'Completed',
  })
  expect((await send(server, who, deleteReport, { params: { id: publicId } })).status).toBe(200)
})

async function inTurn<In, Out>(given: readonly In[], work: (item: In) => Promise<Out>) {
  const done: Out[] = []
  for (const item of given) done.push(await work(item))
  return done
}
