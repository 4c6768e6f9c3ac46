import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import {
  createReport,
  deleteReport,
  findReports,
  getReport,
} from '@guichet/contract/reports/create-report.ts'
import { beforeAll, expect, test } from 'vitest'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { chargePlatformFee } from '../../test/factories/sales/platform-fees.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
let staff: Staff
const today = localDateOf(new Date().toISOString(), 'America/Toronto')
beforeAll(async () => {
  staff = await aBusiness(server)
  await server.owner.query(
    `update tenant_setting
      set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true
      where tenant_id = $1`,
    [staff.tenantId],
  )
})
const make = (who: Staff, more: object = {}) =>
  send(server, who, createReport, {
    body: { title: 'Aujourd’hui', startDate: today, endDate: today, ...more },
  })
const read = async (who: Staff, id: string) =>
  (await send(server, who, getReport, { params: { id }, query: {} })).body
const cents = (dollars: number) => Math.round(dollars * 100)
/** Balance of a business in one account, or in those that begin with a prefix. */
const booksOf = async ({ tenantId }: Staff, account: string) =>
  (
    await server.owner.query<{ cents: number }>(
      `select coalesce(sum(cents), 0)::int as cents
        from posting
        where tenant_id = $1 and account like $2`,
      [tenantId, account],
    )
  ).rows[0]!.cents

test('sales, refunds, platform fees and taxes of a day match the books to the cent', async () => {
  await chargePlatformFee(server, staff, 2_500)
  await anOrder(server, staff, { quantity: 3 })
  const part = await anOrder(server, staff, { quantity: 3 })
  await send(server, staff, refundOrder, { key: newKey(), ...ask(part, [row(part, 33, 0)]) })
  const { order: whole } = await anOrder(server, staff, { quantity: 2 })
  await refundWhole(server, staff, whole)

  const { status, body: head } = await make(staff)
  expect([status, head]).toMatchObject([200, { status: 'Pending', startDate: today }])
  const report = await read(staff, head.publicId)
  const { sales, refundReportSummary: refunds, platformFeesReportSummary: platform } = report
  expect(report.reportSummary).toMatchObject({ dailyTicketCount: 8, orderCount: 3 })
  expect(sales.rows).toMatchObject([{ category: 'daily_ticket', count: 8 }])
  const sumOf = (rows: { amount: number }[]) =>
    rows.reduce((sum, { amount }) => sum + cents(amount), 0)
  expect(sumOf(sales.rows)).toBe(cents(sales.sums.GrossCost))
  expect(sumOf(refunds.rows)).toBe(cents(refunds.sums.GrossCost))
  expect(cents(sales.sums.RebatedCost) - cents(refunds.sums.RebatedCost)).toBe(
    -(await booksOf(staff, 'revenue')) - (await booksOf(staff, 'rebate')),
  )
  for (const { key, owed } of report.taxReturn)
    expect(cents(owed)).toBe(-(await booksOf(staff, `tax:${key}`)))
  const kept = report.paymentMethods.reduce((sum, method) => sum + cents(method.kept), 0)
  expect(kept).toBe(await booksOf(staff, 'cash:%'))
  expect(cents(sales.sums.FinalCostWithRefundsAndTaxes)).toBe(
    kept - cents(report.cashRounding ?? 0),
  )
  expect(cents(platform.sums.GrossCost)).toBe(await booksOf(staff, 'platform-fee'))
  expect(cents(platform.sums.TaxedTotal)).toBe(-(await booksOf(staff, 'platform-payable')))
  expect(platform.sums.ChargedCost).toBe(0)
  expect(report.clerks).toMatchObject([{ orders: 3 }])
  expect(report.graphs.xaxisLabels).toEqual([today])
  expect(report.graphs.series.map(({ values }) => cents(values[0]!))).toEqual([
    cents(sales.sums.FinalCost),
    cents(refunds.sums.FinalCost),
  ])
})

test('an open report includes later sales of its period', async () => {
  const other = await aBusiness(server)
  const { body: head } = await make(other)
  expect((await read(other, head.publicId)).reportSummary.orderCount).toBe(0)
  await anOrder(server, other, { quantity: 1 })
  expect((await read(other, head.publicId)).reportSummary.orderCount).toBe(1)
})

test('a closed report never changes', async () => {
  const other = await aBusiness(server)
  const { order } = await anOrder(server, other, { quantity: 2 })
  const moved = `'2026-03-08T16:00:00Z'`
  await server.owner.query(`update orders set completed_at = ${moved} where id = $1`, [
    order.publicId,
  ])
  await server.owner.query(
    `update payment set paid_at = ${moved}, business_day = '2026-03-08' where order_id = $1`,
    [order.publicId],
  )
  // The day on which the clocks go forward has 23 hours.
  const { body: head } = await make(other, { startDate: '2026-03-08', endDate: '2026-03-08' })
  expect(head).toMatchObject({
    startDateTime: '2026-03-08T05:00:00.000Z',
    endDateTime: '2026-03-09T03:59:59.999Z',
  })
  await workOff(server)
  const closed = await read(other, head.publicId)
  expect(closed).toMatchObject({ status: 'Completed', reportSummary: { orderCount: 1 } })
  await server.owner.query('update orders set completed_at = now() where id = $1', [order.publicId])
  expect(await read(other, head.publicId)).toEqual(closed)
})

test('a period that is reversed, too long or in the future, and a title that is empty or too long, are rejected', async () => {
  const rules = async (more: object) =>
    ((await make(staff, more)).body as unknown as { fields: { field: string; rule: string }[] })
      .fields
  expect(await rules({ startDate: '2026-02-02', endDate: '2026-02-01' })).toMatchObject([
    { field: 'endDate', rule: 'order' },
  ])
  expect(await rules({ startDate: '2025-01-01', endDate: '2026-01-02' })).toMatchObject([
    { field: 'endDate', rule: 'maxDays' },
  ])
  expect(await rules({ startDate: '2099-01-01', endDate: '2099-01-02' })).toMatchObject([
    { field: 'startDate', rule: 'notFuture' },
  ])
  expect(await rules({ title: ' ' })).toMatchObject([{ field: 'title', rule: 'required' }])
  expect(await rules({ title: 'x'.repeat(76) })).toMatchObject([{ field: 'title' }])
})

test('reports are listed newest first, and can be deleted', async () => {
  const other = await aBusiness(server)
  await make(other, { title: 'Premier' })
  const { body: second } = await make(other, { title: '=1+1' })
  const params = { id: other.tenantId }
  const { body: listed } = await send(server, other, findReports, { params })
  expect(listed.items.map(({ title }) => title)).toEqual(['=1+1', 'Premier'])
  await send(server, other, deleteReport, { params: { id: second.publicId } })
  expect((await send(server, other, findReports, { params })).body.items).toHaveLength(1)
  const again = await send(server, other, deleteReport, { params: { id: second.publicId } })
  expect(again.status).toBe(404)
  await workOff(server)
})

test('the number of a report stays when others are created or deleted, and concurrent reports get different numbers', async () => {
  const business = await aBusiness(server)
  const first = (await make(business)).body
  const both = await Promise.all([make(business), make(business)])
  expect(both.map(({ body }) => body.number).toSorted()).toEqual([2, 3])
  await send(server, business, deleteReport, { params: { id: both[0]!.body.publicId } })
  expect((await make(business)).body.number).toBe(4)
  const { items } = (
    await send(server, business, findReports, { params: { id: business.tenantId } })
  ).body
  expect(items.at(-1)).toMatchObject({ publicId: first.publicId, number: 1 })
})

test('an offset that is no number of minutes within 14 hours is rejected', async () => {
  const { body } = await make(staff)
  const statusWith = async (timezoneOffset: string) =>
    (
      await send(server, staff, getReport, {
        params: { id: body.publicId },
        query: { timezoneOffset },
      })
    ).status
  for (const offset of ['-300', '0', '840']) expect(await statusWith(offset)).toBe(200)
  for (const offset of ['x', '', '-99999', '841', '1.5']) expect(await statusWith(offset)).toBe(400)
})
