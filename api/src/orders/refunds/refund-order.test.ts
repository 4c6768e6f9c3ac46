import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { previewRefund, refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { refundsOn, row, ask } from '../../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const { takenOf } = refundsOn(server)

const allowing = async (staff: Staff, settings: string) => {
  await server.owner.query(`update tenant_setting set ${settings} where tenant_id = $1`, [
    staff.tenantId,
  ])
}

test('refunds one of three at 50 %, to the cent and per tax, and frees the place of its cancelled ticket', async () => {
  const staff = await aBusiness(server)
  await allowing(staff, 'percent_refund_on_counter_orders = true')
  const made = await anOrder(server, staff, { quantity: 3 })
  const ticket = made.order.invoice.entries[0]!.units![1]!
  const preview = await send(server, staff, previewRefund, {
    body: { orderPublicId: made.order.publicId, productsToRefund: [row(made, 50, 1)] },
  })
  const answer = await send(server, staff, refundOrder, {
    ...ask(made, [row(made, 50, 1)], {
      ticketPublicIdsToBeDeleted: [ticket.ticketPublicId],
      previouslyRefunded: 0,
    }),
    key: newKey(),
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      scope: 'partial',
      state: 'settled',
      finalCost: 11.5,
      creditNoteNumber: 'NC-000001',
      status: 'PartialRefundCompleted',
      taxes: [
        { key: 'GST', total: 0.5 },
        { key: 'QST', total: 1 },
      ],
      refundItems: [{ count: 1, refundedAmount: 11.5 }],
    },
  })
  expect(preview.body).toMatchObject({
    finalCost: answer.body.finalCost,
    rows: [{ unitPublicId: ticket.publicId, percentage: 50, amount: 11.5 }],
  })
  expect(preview.body.recentReasons).toBeUndefined()
  expect(preview.body.isOnlyRestAfter).toBe(true)
  const next = await send(server, staff, previewRefund, {
    body: { orderPublicId: made.order.publicId, productsToRefund: [], isRefundingAll: true },
  })
  expect(next.body.recentReasons).toEqual([ask(made, []).body.refundReason])
  expect(next.body.isOnlyRestAfter).toBeUndefined()
  expect(await takenOf(made.slotId)).toBe(2)
  const order = (
    await send(server, staff, getOrder, { params: { ref: made.order.orderReferenceNumber } })
  ).body
  expect(order).toMatchObject({
    status: 'PartialRefundCompleted',
    totalRefunded: 11.5,
    totalRemaining: 57.45,
    can: { refund: false, refundRemaining: true, why: { refund: 'status' } },
    refundReasons: ['Météo'],
  })
  expect(order.mails.map((mail) => mail.kind)).toEqual(['order-confirmation', 'refund'])
  expect(
    (
      await send(server, staff, findTicketsOfOrder, {
        query: { orderReferenceKey: order.orderReferenceNumber },
      })
    ).body.items
      .filter((found) => found.isVoided)
      .map((found) => [found.publicId, found.barcode]),
  ).toEqual([[ticket.ticketPublicId, '']])
  expect(
    (
      await send(server, staff, getOrderHistory, { params: { ref: order.publicId } })
    ).body.items.map((item) => item.code),
  ).toEqual(
    expect.arrayContaining(['order.refund_requested', 'order.refund_settled', 'ticket.voided']),
  )
})

test('a partial and then the remaining refund add up to the amount paid', async () => {
  const staff = await aBusiness(server)
  await allowing(staff, 'percent_refund_on_counter_orders = true')
  const made = await anOrder(server, staff, { quantity: 3 })
  await send(server, staff, refundOrder, ask(made, [row(made, 33), row(made, 33)]))
  const rest = await send(server, staff, refundOrder, ask(made, [], { isRefundingAll: true }))
  expect(rest.body).toMatchObject({ scope: 'remaining', status: 'RefundCompleted' })
  const order = (await send(server, staff, getOrder, { params: { ref: made.order.publicId } })).body
  expect([order.totalRefunded, order.totalRemaining]).toEqual([order.invoice.finalCost, 0])
  expect(
    (
      await send(server, staff, findRefunds, { params: { orderPublicId: made.order.publicId } })
    ).body.items.map((refund) => refund.creditNoteNumber),
  ).toEqual(['NC-000001', 'NC-000002'])
  expect(
    (await send(server, staff, refundOrder, ask(made, [], { isRefundingAll: true }))).body.type,
  ).toBe('NotRefundable')
})

test('a refund of everything is total, and a percentage below 100 of a counter order is rejected', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 2 })
  expect((await send(server, staff, refundOrder, ask(made, [row(made, 50)]))).body).toMatchObject({
    type: 'NotRefundable',
    reason: 'percentageFixed',
  })
  expect(
    (
      await send(
        server,
        staff,
        refundOrder,
        ask(made, [], {
          isRefundingAll: true,
          ticketPublicIdsToBeDeleted: made.order.ticketPublicIds.split(','),
        }),
      )
    ).body,
  ).toMatchObject({ scope: 'total', status: 'RefundCompleted', finalCost: 45.97 })
  expect(await takenOf(made.slotId)).toBe(0)
})

test('every invariant holds at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
