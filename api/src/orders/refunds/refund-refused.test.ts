import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import { aBooking } from '../../../test/factories/catalogue/lodging.ts'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { row, ask } from '../../../test/factories/sales/refunds.ts'
import { aBusiness, aStaff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

test('a percentage above 100 counts as 100; a percentage of 0 and an empty reason are rejected at their fields', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 1 })
  expect(
    (
      await send(server, staff, refundOrder, ask(made, [row(made, 0)], { refundReason: ' ' }))
    ).body.fields?.map((field) => [field.field, field.rule]),
  ).toEqual([
    ['productsToRefund.0.refundPercentage', 'minValue'],
    ['refundReason', 'required'],
  ])
  expect((await send(server, staff, refundOrder, ask(made, [row(made, 250)]))).body).toMatchObject({
    finalCost: 22.98,
  })
})

test('a stale amount, a foreign ticket, a forged author, a restricted clerk and another business are rejected', async () => {
  const staff = await aBusiness(server)
  const [made, other] = [await anOrder(server, staff), await anOrder(server, staff)]
  const stranger = await aBusiness(server)
  expect(
    (await send(server, staff, refundOrder, ask(made, [row(made, 100)], { previouslyRefunded: 5 })))
      .body,
  ).toMatchObject({ type: 'StaleVersion', refunded: 0 })
  expect(
    (
      await send(
        server,
        staff,
        refundOrder,
        ask(made, [row(made, 100)], {
          ticketPublicIdsToBeDeleted: [other.order.ticketPublicIds.split(',')[0]],
        }),
      )
    ).status,
  ).toBe(404)
  expect(
    (
      await send(
        server,
        staff,
        refundOrder,
        ask(made, [row(made, 100)], { userPublicIdThatMadeTheRefund: stranger.accountId }),
      )
    ).body.type,
  ).toBe('ForgedActor')
  expect((await send(server, stranger, refundOrder, ask(made, [row(made, 100)]))).status).toBe(404)
  const clerk = await aStaff(server, staff, { accesses: ['Orders'], restrictions: ['Refund'] })
  expect((await send(server, clerk, refundOrder, ask(made, [row(made, 100)]))).body.type).toBe(
    'Restricted',
  )
  expect(
    (await send(server, clerk, getOrder, { params: { ref: made.order.publicId } })).body.can,
  ).toMatchObject({ refund: false, why: { refund: 'restricted' } })
})

test('a second refund of a booking is rejected as already refunded, and a booking of another order is not found', async () => {
  const staff = await aBusiness(server)
  const [{ bookingId, order }, other] = [
    await aBooking(server, staff),
    await aBooking(server, staff),
  ]
  const back = (id: string) =>
    send(server, staff, refundOrder, {
      body: {
        orderPublicId: order.publicId,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Neige',
        bookingPublicIdsToBeDeleted: [id],
      },
      key: newKey(),
    })
  expect((await back(other.bookingId)).body.type).toBe('NotFound')
  expect([(await back(bookingId)).status, (await back(bookingId)).body.type]).toEqual([
    200,
    'NotRefundable',
  ])
})

test('every invariant holds at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
