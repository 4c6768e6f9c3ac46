import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { previewRefund, refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { ask, row } from '../../../test/factories/sales/refunds.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

async function anOpenOrder() {
  const staff = await aBusiness(server)
  await server.owner.query(
    `update tenant_setting
      set percent_refund_on_counter_orders = true, allow_several_partial_refunds = true
      where tenant_id = $1`,
    [staff.tenantId],
  )
  return { staff, made: await anOrder(server, staff, { quantity: 3 }) }
}

test('an amount is divided among the units, as previewed, and the rest includes the last cent', async () => {
  const { staff, made } = await anOpenOrder()
  const rows = [0, 1, 2].map((unit) => row(made, 100, unit))
  const { refundReason: _, ...asked } = ask(made, rows, { amount: '20.00' }).body
  const preview = await send(server, staff, previewRefund, { body: asked })
  const refund = await send(server, staff, refundOrder, {
    ...ask(made, rows, { amount: '20.00', previouslyRefunded: 0 }),
    key: newKey(),
  })
  expect([preview.body.finalCost, refund.body.finalCost]).toEqual([20, 20])
  expect(preview.body.rows.map(({ amount }) => amount)).toEqual([6.66, 6.67, 6.67])
  expect(refund.body).toMatchObject({
    scope: 'partial',
    state: 'settled',
    status: 'PartialRefundCompleted',
    taxes: preview.body.taxes.map(({ key, total }) => ({ key, total })),
    refundItems: [{ count: 3, refundedAmount: 20 }],
  })
  const order = (await send(server, staff, getOrder, { params: { ref: made.order.publicId } })).body
  expect(order.invoice.entries[0]!.units!.map(({ refunded }) => refunded)).toEqual([
    6.66, 6.67, 6.67,
  ])
  const rest = await send(server, staff, refundOrder, {
    ...ask(made, [], { isRefundingAll: true }),
    key: newKey(),
  })
  expect(Math.round((20 + rest.body.finalCost) * 100)).toBe(
    Math.round(order.invoice.finalCost * 100),
  )
})

test('an amount above the rest of the chosen units is rejected, with the maximum', async () => {
  const { staff, made } = await anOpenOrder()
  const answer = await send(server, staff, refundOrder, {
    ...ask(made, [row(made, 100, 0)], { amount: 22.99 }),
    key: newKey(),
  })
  expect(answer).toMatchObject({
    status: 422,
    body: { type: 'AmountExceedsRemaining', atMost: 22.98 },
  })
})

test('an amount is rejected together with a refund of everything, without units, and when the percentage is fixed', async () => {
  const { staff, made } = await anOpenOrder()
  const reasonOf = async (rows: ReturnType<typeof row>[], more: object) =>
    (await send(server, staff, refundOrder, { ...ask(made, rows, more), key: newKey() })).body
      .reason
  expect(await reasonOf([], { isRefundingAll: true, amount: 5 })).toBe('amountOrAll')
  expect(await reasonOf([], { amount: 5 })).toBe('nothingAsked')
  await server.owner.query(
    'update tenant_setting set percent_refund_on_counter_orders = false where tenant_id = $1',
    [staff.tenantId],
  )
  expect(await reasonOf([row(made, 100, 0)], { amount: 5 })).toBe('percentageFixed')
})

test.each([
  [0, 'minPrice'],
  [-5, 'minPrice'],
  ['NaN', 'priceFormat'],
  ['1e309', 'priceFormat'],
  ['12.345', 'priceFormat'],
  ['10 %', 'priceFormat'],
  [1_000_000.01, 'maxPrice'],
  [[5], 'type'],
])('the amount %j is rejected', async (amount, rule) => {
  const { staff, made } = await anOpenOrder()
  const { body } = await send(server, staff, refundOrder, {
    ...ask(made, [row(made, 100, 0)], { amount }),
    key: newKey(),
  })
  expect(body.fields).toMatchObject([{ field: 'amount', rule: expect.stringContaining(rule) }])
})

test('every invariant holds at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
