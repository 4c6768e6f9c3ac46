import { getStatistics, getToday } from '@guichet/contract/dashboard/get-statistics.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
let staff: Staff
const today = localDateOf(new Date().toISOString(), 'America/Toronto')
const tomorrow = addDays(today, 1)
beforeAll(async () => {
  staff = await aBusiness(server)
  await server.owner.query(
    `update tenant_setting
      set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true
      where tenant_id = $1`,
    [staff.tenantId],
  )
})
const look = async (who: Staff, startDate = today, endDate = tomorrow) =>
  (await send(server, who, getStatistics, { body: { startDate, endDate } })).body
const cents = (dollars: number) => Math.round(dollars * 100)
const sumOf = (rows: { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + cents(amount), 0)
/** Moves sales and payments back by some days. */
async function moveSales(who: Staff, days: number) {
  await server.owner.query(
    `update orders set completed_at = completed_at - make_interval(days => $2)
      where tenant_id = $1`,
    [who.tenantId, days],
  )
  await server.owner.query(
    `update payment
      set paid_at = paid_at - make_interval(days => $2), business_day = business_day - $2::int
      where tenant_id = $1`,
    [who.tenantId, days],
  )
}

test('the rows add up to the tiles, which equal a report of the same days', async () => {
  await anOrder(server, staff, { quantity: 3 })
  const part = await anOrder(server, staff, { quantity: 3 })
  await send(server, staff, refundOrder, { key: newKey(), ...ask(part, [row(part, 33, 0)]) })
  const { order: whole } = await anOrder(server, staff, { quantity: 2 })
  await refundWhole(server, staff, whole)

  const found = await look(staff)
  expect(found.period).toMatchObject({ sold: 8, refunded: 3 })
  expect(cents(found.period.revenue)).toBe(sumOf(found.sales) - sumOf(found.refundedSales))
  const { body: head } = await send(server, staff, createReport, {
    body: { title: 'Aujourd’hui', startDate: today, endDate: today },
  })
  const { body: report } = await send(server, staff, getReport, {
    params: { id: head.publicId },
    query: {},
  })
  expect(found.period.revenue).toBe(report.sales.sums.FinalCostWithRefundsAndTaxes)
  expect(found.previousPeriod).toEqual({ revenue: 0, sold: 0, refunded: 0 })
  expect(found.days).toEqual([
    { date: today, sales: sumOf(found.sales) / 100, refunds: sumOf(found.refundedSales) / 100 },
  ])

  const { body: day } = await send(server, staff, getToday, {})
  expect(day).toMatchObject({ date: today, sold: 8, revenue: found.period.revenue })
  const kept = report.paymentMethods.reduce((sum, method) => sum + cents(method.kept), 0)
  expect(cents(day.atTheTill)).toBe(kept)
})

test('channels add up to the revenue and to the days, refunds included', async () => {
  const other = await aBusiness(server)
  await anOrder(server, other, { quantity: 3 })
  const link = await anOrder(server, other, { quantity: 1 })
  const office = await anOrder(server, other, { quantity: 2 })
  const through = (orderId: string, channel: string) =>
    server.owner.query('update orders set channel = $2 where id = $1', [orderId, channel])
  await through(link.order.publicId, 'link')
  await through(office.order.publicId, 'office')
  await refundWhole(server, other, office.order)
  await moveSales(other, 1)
  const { order: late } = await anOrder(server, other, { quantity: 1 })
  await through(late.publicId, 'key')

  const { channels, period, days } = await look(other, addDays(today, -1))
  expect(channels.map(({ channel, orders }) => [channel, orders])).toEqual([
    ['counter', 1],
    ['office', 1],
    ['key', 1],
    ['link', 1],
  ])
  const total = (rows: { sales: number; refunds: number }[], part: 'sales' | 'refunds') =>
    rows.reduce((sum, row) => sum + cents(row[part]), 0)
  for (const part of ['sales', 'refunds'] as const)
    expect(total(channels, part)).toBe(total(days, part))
  expect(total(channels, 'sales') - total(channels, 'refunds')).toBe(cents(period.revenue))
  expect(channels.map(({ refunds }) => refunds > 0)).toEqual([false, true, false, false])
  const { body: head } = await send(server, other, createReport, {
    body: { title: 'Deux jours', startDate: addDays(today, -1), endDate: today },
  })
  const { body: report } = await send(server, other, getReport, {
    params: { id: head.publicId },
    query: {},
  })
  const byName = (rows: readonly { channel: string }[]) =>
    rows.toSorted((a, b) => a.channel.localeCompare(b.channel))
  expect(byName(report.channels!)).toEqual(
    byName(
      channels.map(({ channel, orders, sales, refunds }) => ({
        channel,
        orders,
        finalCost: sales,
        refunded: refunds,
        net: (cents(sales) - cents(refunds)) / 100,
      })),
    ),
  )
  expect(report.channels!.map(({ channel }) => channel)).toEqual([
    'counter',
    'link',
    'office',
    'key',
  ])
  // Only the refund is of today, with the sale of the program.
  const ofToday = (await look(other)).channels
  expect(ofToday.map(({ channel, orders }) => [channel, orders])).toEqual([
    ['key', 1],
    ['office', 0],
  ])
})

test('the figures are compared with the preceding days, and with the same days of the week of last year', async () => {
  const other = await aBusiness(server)
  await anOrder(server, other, { quantity: 1 })
  await moveSales(other, 363)
  await anOrder(server, other, { quantity: 2 })
  await moveSales(other, 1)
  await anOrder(server, other, { quantity: 3 })
  const { period, previousPeriod, lastYear } = await look(other)
  expect([period.sold, previousPeriod.sold, lastYear.sold]).toEqual([3, 2, 1])
  const { days, period: both } = await look(other, addDays(today, -2))
  expect(days.map(({ date, refunds }) => [date, refunds])).toEqual([
    [addDays(today, -2), 0],
    [addDays(today, -1), 0],
    [today, 0],
  ])
  const [before, yesterday, now] = days.map(({ sales }) => cents(sales))
  expect([before, now! > yesterday!]).toEqual([0, true])
  expect(yesterday! + now!).toBe(cents(both.revenue))
})

test('buyers are counted by postal area and by gender, when known', async () => {
  const other = await aBusiness(server)
  await anOrder(server, other, { quantity: 1, postalCode: 'G1R 2B5' })
  await anOrder(server, other, { quantity: 1, postalCode: 'g1r2b5' })
  await anOrder(server, other, { quantity: 1, postalCode: '90210' })
  await anOrder(server, other, { quantity: 1 })
  await server.owner.query(`update client set gender = 'F' where tenant_id = $1`, [other.tenantId])
  const found = await look(other)
  expect(found.userCoordinatesInformation).toMatchObject([
    { quantity: 2, postalArea: 'G1R', placeNames: { fr: 'Québec (est)', en: 'Quebec City East' } },
  ])
  expect(found.genders).toEqual([{ gender: 'F', count: 1 }])
})

test('a day of a clock change has all of its sales, and no others', async () => {
  const other = await aBusiness(server)
  // 23 hours, with the first and last instants, and one on either side.
  const instants = ['04:59:59', '05:00:00', '27:59:59', '28:00:00'].map((time) => {
    const [hours, rest] = [Number(time.slice(0, 2)), time.slice(2)]
    return `2026-03-${hours < 24 ? '08' : '09'}T${String(hours % 24).padStart(2, '0')}${rest}Z`
  })
  for (const instant of instants) {
    const { order } = await anOrder(server, other, { quantity: 1 })
    // Without a payment it belongs to the day of its completion.
    await server.owner.query('delete from payment where order_id = $1', [order.publicId])
    await server.owner.query('update orders set completed_at = $2 where id = $1', [
      order.publicId,
      instant,
    ])
  }
  expect((await look(other, '2026-03-08', '2026-03-09')).period.sold).toBe(2)
})

test('an error is in the language of the request, regardless of the account', async () => {
  const { body } = await send(server, staff, getStatistics, {
    body: { startDate: '2026-01-01', endDate: '2026-02-01' },
    language: 'en',
  })
  expect(body.fields).toMatchObject([{ field: 'endDate', detail: 'At most 30 days at a time.' }])
})

test('a period of more than thirty days, an empty or reversed one, and one in the future are rejected', async () => {
  const rules = async (startDate: string, endDate: string) =>
    ((await look(staff, startDate, endDate)) as unknown as { fields: { rule: string }[] }).fields
  const at = (rule: string) => [{ field: 'endDate', rule }]
  expect(await rules('2026-01-01', '2026-02-01')).toMatchObject(at('maxDays'))
  expect((await look(staff, '2026-01-01', '2026-01-31')).period).toBeDefined()
  expect(await rules('2026-01-02', '2026-01-02')).toMatchObject(at('order'))
  expect(await rules('2026-01-02', '2026-01-01')).toMatchObject(at('order'))
  expect(await rules(today, addDays(today, 2))).toMatchObject(at('notFuture'))
})
