import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findAttention } from '@guichet/contract/orders/payment/find-attention.ts'
import { payBalance, setBalanceTerms } from '@guichet/contract/orders/payment/pay-balance.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import { aGroupOrder, inDays, pay } from '../../../test/factories/sales/balances.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { ask, refundWhole, row } from '../../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
let staff: Staff
beforeAll(async () => {
  staff = await aBusiness(server)
})
const read = async ({ orderReferenceNumber: ref }: { orderReferenceNumber: string }) =>
  (await send(server, staff, getOrder, { params: { ref } })).body

test('a group pays a deposit, then the balance in two parts, by any method', async () => {
  const { order } = await aGroupOrder(server, staff, { purchaseOrder: 'BC-2041' })
  expect(order).toMatchObject({
    status: 'CreatedByAdmin',
    totalPaid: 20,
    totalKept: 20,
    purchaseOrder: 'BC-2041',
    balance: { owed: 48.95, dueDate: inDays(30), isOverdue: false },
    can: { payBalance: true, refund: true },
  })
  expect(order.ticketPublicIds.split(',')).toHaveLength(3)
  const { body: later } = await pay(server, staff, order, { method: 'cash', amount: 8.95 })
  expect(later).toMatchObject({ totalPaid: 28.95, balance: { owed: 40 } })
  const { body: paid } = await pay(server, staff, order, { method: 'card', reference: 'T-77' })
  expect(paid).toMatchObject({
    totalPaid: 68.95,
    balance: { owed: 0, isOverdue: false },
    can: { payBalance: false, why: { payBalance: 'nothingOwed' } },
    payments: [{ amount: 20 }, { amount: 8.95, isBalance: true }, { amount: 40, isBalance: true }],
  })
  const { status, body } = await pay(server, staff, order, { method: 'cash' })
  expect([status, body]).toMatchObject([409, { type: 'NothingOwed' }])
  expect(await violations(server.owner)).toEqual([])
})

test('a school orders with its purchase order number and pays nothing yet; without a number a deposit is required', async () => {
  const { order } = await aGroupOrder(server, staff, { deposit: 0, purchaseOrder: 'CSS-9' })
  expect(order).toMatchObject({ totalPaid: 0, payments: [], balance: { owed: 68.95 } })
  const { line } = await aCartLine(server, staff)
  const sale = (balance: object) =>
    send(server, staff, sell, {
      key: newKey(),
      body: { tickets: [line], payment: { method: 'cash' }, balance } as never,
    })
  const fieldsOf = async (balance: object) =>
    ((await sale(balance)).body as unknown as { fields: { field: string; rule: string }[] }).fields
  expect(await fieldsOf({ deposit: 0, dueDate: inDays(3) })).toMatchObject([
    { field: 'purchaseOrder', rule: 'required' },
  ])
  expect(await fieldsOf({ deposit: 22.98, dueDate: inDays(3) })).toMatchObject([
    { field: 'balance.deposit', rule: 'maxPrice' },
  ])
  expect(await fieldsOf({ deposit: 5, dueDate: inDays(-2) })).toMatchObject([
    { field: 'balance.dueDate', rule: 'nonPastPeriod' },
  ])
  expect(await fieldsOf({ deposit: 5, dueDate: inDays(800) })).toMatchObject([
    { field: 'balance.dueDate', rule: 'maxDays' },
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('a refund is deducted from the balance first; only paid money is paid back', async () => {
  const made = await aGroupOrder(server, staff)
  const { body: refund } = await send(server, staff, refundOrder, {
    key: newKey(),
    ...ask(made, [row(made, 100)]),
  })
  expect(refund).toMatchObject({ finalCost: 22.98, credited: 22.98, state: 'settled' })
  expect(await read(made.order)).toMatchObject({
    totalPaid: 20,
    totalRefunded: 0,
    totalCredited: 22.98,
    totalKept: 20,
    balance: { owed: 25.97 },
  })
  const { body: rest } = await refundWhole(server, staff, made.order)
  expect(rest).toMatchObject({ finalCost: 45.97, credited: 25.97, status: 'RefundCompleted' })
  expect(await read(made.order)).toMatchObject({
    totalKept: 0,
    balance: { owed: 0 },
    can: { payBalance: false },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('an amount above the balance is rejected at its field; a card payment needs its fields', async () => {
  const { order } = await aGroupOrder(server, staff)
  const { status, body } = await pay(server, staff, order, { method: 'cash', amount: 48.96 })
  expect([status, body]).toMatchObject([400, { fields: [{ field: 'amount', rule: 'maxPrice' }] }])
  const { status: link, body: why } = await pay(server, staff, order, { method: 'link' })
  expect([link, why]).toMatchObject([409, { type: 'PaymentsNotReady' }])
  expect(await read(order)).toMatchObject({ balance: { owed: 48.95 } })
})

test('the terms may change until it is paid, and the history has the old and new values', async () => {
  const { order } = await aGroupOrder(server, staff)
  const params = { ref: order.orderReferenceNumber }
  const terms = { dueDate: inDays(60), purchaseOrder: 'BC-7' }
  const { body } = await send(server, staff, setBalanceTerms, {
    key: newKey(),
    params,
    body: terms,
  })
  expect(body).toMatchObject({ purchaseOrder: 'BC-7', balance: { dueDate: terms.dueDate } })
  const { rows } = await server.owner.query(
    `select facts from audit where order_id = $1 and code = 'order.balance_terms'`,
    [order.publicId],
  )
  expect(rows).toEqual([{ facts: { dueDateFrom: inDays(30), dueDate: inDays(60) } }])
})

test('a payment submitted twice is recorded once', async () => {
  const { order } = await aGroupOrder(server, staff)
  const [params, key] = [{ ref: order.orderReferenceNumber }, newKey()]
  const press = () =>
    send(server, staff, payBalance, { key, params, body: { method: 'cash', amount: 10 } })
  const [first, second] = [await press(), await press()]
  expect(second.body).toEqual(first.body)
  expect(await read(order)).toMatchObject({ totalPaid: 30, balance: { owed: 38.95 } })
  expect(await violations(server.owner)).toEqual([])
})

test('an overdue balance needs attention until it is paid', async () => {
  const { order } = await aGroupOrder(server, staff)
  const items = async () =>
    (await send(server, staff, findAttention, {})).body.items.filter(
      ({ orderPublicId }) => orderPublicId === order.publicId,
    )
  expect(await items()).toEqual([])
  await server.owner.query('update orders set balance_due_on = current_date - 3 where id = $1', [
    order.publicId,
  ])
  expect(await items()).toMatchObject([{ kind: 'balance', reason: 'overdue', amount: 48.95 }])
  expect(await read(order)).toMatchObject({ balance: { isOverdue: true } })
  await pay(server, staff, order, { method: 'cash' })
  expect(await items()).toEqual([])
})
