import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findRefunds } from '@guichet/contract/refunds/find-refunds.ts'
import { previewRefund, refundOrder } from '@guichet/contract/refunds/refund-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBooking } from '../../../test/factories/lodging.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, openTestServer, send, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type SoldOrder = Awaited<ReturnType<typeof anOrder>>
const allowing = async (staff: Staff, settings: string) => {
  await server.owner.query(`update tenant_setting set ${settings} where tenant_id = $1`, [
    staff.tenantId,
  ])
}
const row = ({ order, line }: SoldOrder, percentage: number, unit?: number) => ({
  productId: line.productId,
  refundPercentage: percentage,
  activationDateTimeUtc: line.activationDateTimeUtc,
  timeslotBegin: line.timeslotBegin,
  timeslotEnd: line.timeslotEnd,
  ...(unit !== undefined && { unitPublicId: order.invoice.entries[0]!.units![unit]!.publicId }),
})
const ask = ({ order }: SoldOrder, rows: ReturnType<typeof row>[], more: object = {}) => ({
  body: { orderPublicId: order.publicId, productsToRefund: rows, refundReason: 'Météo', ...more },
})
const takenOf = async (slotId: string) =>
  (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0]
    .taken as number

test('refunds one of three at 50 %, to the cent and per tax, and frees the place of its voided ticket', async () => {
  const staff = await aBusiness(server)
  await allowing(staff, 'percent_refund_on_counter_orders = true')
  const made = await anOrder(server, staff, { quantity: 3 })
  const ticket = made.order.invoice.entries[0]!.units![1]!
  const preview = await send(server, staff, previewRefund, {
    body: { orderPublicId: made.order.publicId, productsToRefund: [row(made, 50, 1)] },
  })
  const answer = await send(
    server,
    staff,
    refundOrder,
    ask(made, [row(made, 50, 1)], {
      ticketPublicIdsToBeDeleted: [ticket.ticketPublicId],
      previouslyRefunded: 0,
    }),
    { key: newKey() },
  )
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

test('partial, then the remaining, is exactly what was paid', async () => {
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

test('all at once is total; a counter order takes whole percentages only unless the business says so', async () => {
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

test('an order that cost nothing is canceled by the same call: first a part, then the rest', async () => {
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

test('identical rows are a multiset: the piece whose ticket is deleted goes first, and one row too many is named', async () => {
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

test('more than 100 is 100; 0 and an empty reason are refused field by field', async () => {
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

test('a stale figure, a foreign ticket, a forged author, a restriction, another business', async () => {
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

test('a stay that is given back a second time is said to be refunded, as a ticket is; one of another order is missing', async () => {
  const staff = await aBusiness(server)
  const [{ bookingId, order }, other] = [
    await aBooking(server, staff),
    await aBooking(server, staff),
  ]
  const back = (id: string) =>
    send(
      server,
      staff,
      refundOrder,
      {
        body: {
          orderPublicId: order.publicId,
          productsToRefund: [],
          isRefundingAll: true,
          refundReason: 'Neige',
          bookingPublicIdsToBeDeleted: [id],
        },
      },
      { key: newKey() },
    )
  expect((await back(other.bookingId)).body.type).toBe('NotFound')
  expect([(await back(bookingId)).status, (await back(bookingId)).body.type]).toEqual([
    200,
    'NotRefundable',
  ])
})

test('a double click is one refund', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 2 })
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() => send(server, staff, refundOrder, ask(made, [row(made, 100)]), { key })),
  )
  expect(a!.body).toEqual(b!.body)
  expect(
    (await server.owner.query('select from refund where order_id = $1', [made.order.publicId]))
      .rowCount,
  ).toBe(1)
})

test('after all of this every invariant holds', async () =>
  expect(await violations(server.owner)).toEqual([]))
