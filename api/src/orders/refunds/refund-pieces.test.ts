import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { refundsOn, row, ask } from '../../../test/factories/sales/refunds.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const { takenOf } = refundsOn(server)

test('an order that cost nothing is cancelled by the same call, first a part and then the rest', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 2, cents: 0 })
  expect(made.order.can).toMatchObject({ refund: true, cancel: true })
  const [first, second] = made.order.invoice.entries[0]!.units!
  expect(
    (
      await send(
        server,
        staff,
        refundOrder,
        ask(made, [row(made, 100, 0)], { ticketPublicIdsToBeDeleted: [first!.ticketPublicId] }),
      )
    ).body,
  ).toMatchObject({ finalCost: 0, status: 'PartialRefundCompleted' })
  expect((await send(server, staff, refundOrder, ask(made, [row(made, 100, 0)]))).body.type).toBe(
    'NotRefundable',
  )
  expect(
    (
      await send(
        server,
        staff,
        refundOrder,
        ask(made, [], {
          isRefundingAll: true,
          ticketPublicIdsToBeDeleted: [second!.ticketPublicId],
        }),
      )
    ).body,
  ).toMatchObject({ finalCost: 0, status: 'Canceled' })
  expect(await takenOf(made.slotId)).toBe(0)
})

test('identical rows refund as many units, first those whose tickets are deleted, and an excess row is rejected by name', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 3 })
  const last = made.order.invoice.entries[0]!.units![2]!
  const answer = await send(
    server,
    staff,
    refundOrder,
    ask(made, [row(made, 100)], { ticketPublicIdsToBeDeleted: [last.ticketPublicId] }),
  )
  expect(answer.status).toBe(200)
  const order = (await send(server, staff, getOrder, { params: { ref: made.order.publicId } })).body
  expect(
    order.invoice.entries[0]!.units!.map((unit) => [unit.refunded > 0, unit.isTicketVoided]),
  ).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ])
  const other = await anOrder(server, staff, { quantity: 1 })
  expect(
    (await send(server, staff, refundOrder, ask(other, [row(other, 100), row(other, 100)]))).body,
  ).toMatchObject({ type: 'NotRefundable', rows: [1] })
})

test('a double click is one refund', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 2 })
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() => send(server, staff, refundOrder, { ...ask(made, [row(made, 100)]), key })),
  )
  expect(a!.body).toEqual(b!.body)
  expect(
    (await server.owner.query('select from refund where order_id = $1', [made.order.publicId]))
      .rowCount,
  ).toBe(1)
})

test('every invariant holds at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
