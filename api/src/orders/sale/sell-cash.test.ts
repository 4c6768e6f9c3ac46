import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { previewRefund, refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { getTill } from '@guichet/contract/till/find-tills.ts'
import { expect, test } from 'vitest'
import { aGroupOrder, pay } from '../../../test/factories/sales/balances.ts'
import { aCartLine, anOrder } from '../../../test/factories/sales/orders.ts'
import { ask, refundWhole, row } from '../../../test/factories/sales/refunds.ts'
import { anOpenTill } from '../../../test/factories/sales/tills.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const cash = (tendered?: number) =>
  ({ payment: { method: 'cash', ...(tendered !== undefined && { tendered }) } }) as const
const read = async (who: Staff, ref: string) =>
  (await send(server, who, getOrder, { params: { ref } })).body
/** Balance of an account in the postings of an order, in cents. */
async function booked(orderId: string, account: string): Promise<number> {
  const { rows } = await server.owner.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::int as cents from posting where order_id = $1 and account = $2`,
    [orderId, account],
  )
  return rows[0]!.cents
}

test('cash is rounded to the smallest coin, with a posting for the rounding; the order is fully paid', async () => {
  const { order } = await anOrder(server, staff, { quantity: 2, ...cash() })
  expect(order).toMatchObject({
    totalPaid: 45.97,
    payments: [{ method: 'cash', amount: 45.97, rounding: -0.02 }],
  })
  expect(order.payments[0]).not.toHaveProperty('tendered')
  expect(await booked(order.publicId, 'cash:cash')).toBe(4595)
  expect(await booked(order.publicId, 'cash-rounding')).toBe(2)
  expect(await booked(order.publicId, 'receivable')).toBe(0)
  const { order: up } = await anOrder(server, staff, { quantity: 1, ...cash() })
  expect(up.payments).toMatchObject([{ amount: 22.98, rounding: 0.02 }])
  const { order: even } = await anOrder(server, staff, { quantity: 3, ...cash() })
  expect(even.payments[0]).not.toHaveProperty('rounding')
  expect(await violations(server.owner)).toEqual([])
})

test('other payments are not rounded', async () => {
  const payment = { method: 'card', reference: 'T-1' } as const
  const { order } = await anOrder(server, staff, { quantity: 2, payment })
  expect(order.payments[0]).not.toHaveProperty('rounding')
  expect(await booked(order.publicId, 'cash:card')).toBe(4597)
})

test('the tendered amount is stored with its change, and is at least the amount due', async () => {
  const { order } = await anOrder(server, staff, { quantity: 2, ...cash(50) })
  expect(order.payments).toMatchObject([{ tendered: 50, change: 4.05, rounding: -0.02 }])
  expect((await read(staff, order.orderReferenceNumber)).payments).toEqual(order.payments)
  const { order: exact } = await anOrder(server, staff, { quantity: 2, ...cash(45.95) })
  expect(exact.payments).toMatchObject([{ tendered: 45.95, change: 0 }])
  const { line } = await aCartLine(server, staff, { quantity: 2 })
  const less = await send(server, staff, sell, {
    body: { tickets: [line], ...cash(45.94) },
    key: newKey(),
  })
  expect(less).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'payment.tendered', rule: 'lessThanDue' }] },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('a till expects the cash of sales, balances and refunds', async () => {
  const business = await aBusiness(server)
  await server.owner.query(
    `update tenant_setting
      set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true
      where tenant_id = $1`,
    [business.tenantId],
  )
  const id = await anOpenTill(server, business)
  const sold = await anOrder(server, business, { quantity: 2, ...cash() })
  const { order: group } = await aGroupOrder(server, business)
  await pay(server, business, group, { method: 'cash', amount: 8.93, tendered: 10 })
  const expectedNow = async () =>
    (await send(server, business, getTill, { params: { id } })).body.figures
  expect(await expectedNow()).toMatchObject({ cashTaken: 45.95 + 20 + 8.95, cashGivenBack: 0 })

  const half = ask(sold, [row(sold, 33, 0)])
  const { refundReason: _, ...asked } = half.body
  const { body: preview } = await send(server, business, previewRefund, { body: asked })
  expect(preview).toMatchObject({ finalCost: 7.59, cash: 7.6 })
  const { body: refund } = await send(server, business, refundOrder, { ...half, key: newKey() })
  expect(refund).toMatchObject({ finalCost: 7.59, cash: 7.6 })
  const { body: rest } = await refundWhole(server, business, sold.order)
  expect(rest).toMatchObject({ finalCost: 38.38, cash: 38.4 })
  const { body: refunds } = await send(server, business, findRefunds, {
    params: { orderPublicId: sold.order.publicId },
  })
  expect(refunds.items).toMatchObject([{ cash: 7.6 }, { cash: 38.4 }])
  expect(await expectedNow()).toMatchObject({ cashGivenBack: 46 })
  expect(await booked(sold.order.publicId, 'cash:cash')).toBe(4595 - 760 - 3840)
  expect(await violations(server.owner)).toEqual([])
})

test('a refund of two cash payments is handed over as one sum', async () => {
  const { order } = await aGroupOrder(server, staff, { deposit: 20.01 })
  await pay(server, staff, order, { method: 'cash' })
  const { body: refund } = await refundWhole(server, staff, order)
  // 20.01 and 48.94 would be rounded separately to 20.00 and 48.95.
  expect(refund).toMatchObject({ finalCost: 68.95, cash: 68.95 })
  expect(await violations(server.owner)).toEqual([])
})

test('the report and the journal have the gains and losses of rounding', async () => {
  const business = await aBusiness(server)
  await anOrder(server, business, { quantity: 2, ...cash() })
  const day = (
    await server.owner.query<{ day: string }>(
      `select max(business_day)::text as day from payment where tenant_id = $1`,
      [business.tenantId],
    )
  ).rows[0]!.day
  const { body: head } = await send(server, business, createReport, {
    body: { title: 'Caisse', startDate: day, endDate: day },
  })
  const { body: report } = await send(server, business, getReport, {
    params: { id: head.publicId },
    query: {},
  })
  expect(report).toMatchObject({
    cashRounding: -0.02,
    paymentMethods: [{ method: 'cash', received: 45.95, kept: 45.95 }],
  })
  const { body: journal } = await send(server, business, getJournal, {
    query: { from: day, to: day },
  })
  expect(journal.accounts).toContainEqual({
    account: 'cash-rounding',
    code: '',
    name: { fr: 'Arrondi de l’argent comptant', en: 'Cash rounding' },
    debit: 0.02,
    credit: 0,
  })
})
