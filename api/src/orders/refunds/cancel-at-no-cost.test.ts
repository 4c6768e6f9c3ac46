import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import { exchangesOf } from '../../../test/factories/sales/exchanged.ts'
import { anOrder, aCartLine } from '../../../test/factories/sales/orders.ts'
import {
  ask,
  refundsOn,
  refundWhole,
  row,
  type SoldOrder,
} from '../../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const { takenOf } = refundsOn(server)

const orderOf = async (staff: Staff, { order }: SoldOrder) =>
  (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body
const ticketsOf = ({ order }: SoldOrder) => order.ticketPublicIds.split(',')
const cancel = (staff: Staff, made: SoldOrder, tickets: string[]) =>
  refundWhole(server, staff, made.order, { ticketPublicIdsToBeDeleted: tickets })

test('an order at no cost is Canceled only once all its tickets are cancelled', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 2, cents: 0 })
  const [first, second] = ticketsOf(made)
  expect(await cancel(staff, made, [])).toMatchObject({
    status: 422,
    body: { type: 'NothingToRefund', reason: 'nothingCancelled' },
  })
  expect(await orderOf(staff, made)).toMatchObject({ status: 'CreatedByAdmin', refundReasons: [] })
  expect((await cancel(staff, made, [first!])).body).toMatchObject({
    scope: 'partial',
    status: 'PartialRefundCompleted',
    refundItems: [{ count: 1 }],
  })
  expect(await takenOf(made.slotId)).toBe(1)
  const part = await orderOf(staff, made)
  expect(part).toMatchObject({
    status: 'PartialRefundCompleted',
    ticketPublicIds: second,
    isFree: true,
    can: { cancel: true, refundRemaining: true },
  })
  expect(part.invoice.entries[0]!.units!.map(({ isCanceled }) => isCanceled)).toEqual([true, false])
  expect((await cancel(staff, made, [second!])).body).toMatchObject({
    scope: 'remaining',
    status: 'Canceled',
  })
  expect(await takenOf(made.slotId)).toBe(0)
  const { items } = (
    await send(server, staff, getOrderHistory, { params: { ref: made.order.publicId } })
  ).body
  expect(items.map(({ code }) => code).filter((code) => code.endsWith('canceled'))).toEqual([
    'order.canceled',
    'order.items_canceled',
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('an order that costs nothing after exchanges is cancelled, whatever earlier invoices said', async () => {
  const staff = await aBusiness(server)
  const { exchange, anExchange } = exchangesOf(server, staff)
  const free = await anExchange({ quantity: 1, cents: 0, otherCents: 1999 })
  const [ticket] = free.ticketIds
  const { productId, activationDateTimeUtc, timeslotBegin, timeslotEnd } = free.line
  const settle = { priceDifference: 'settle', payment: { method: 'cash' } } as const
  const there = await exchange(ticket!, { ...free.choice, ...settle })
  expect(there.body.difference).toBe(22.98)
  expect(await orderOf(staff, free)).toMatchObject({ isFree: false, can: { cancel: false } })
  const home = await exchange(ticket!, {
    productId,
    activePeriodStartDateTimeUtc: activationDateTimeUtc,
    timeslotBegin,
    timeslotEnd,
    ...settle,
  })
  expect(home.body.difference).toBe(-22.98)
  const back = await orderOf(staff, free)
  expect(back).toMatchObject({
    isFree: true,
    totalKept: 0,
    can: { refund: true, cancel: true, percentage: false },
  })
  expect(back.invoice.entries[0]!.units![0]!.exchangedFor).toBeNull()
  expect((await cancel(staff, free, [ticket!])).body).toMatchObject({
    finalCost: 0,
    status: 'Canceled',
  })
  expect(await takenOf(free.slotId)).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('a refund of 0.00 is rejected: no credit note, and the one partial refund stays available', async () => {
  const staff = await aBusiness(server)
  await server.owner.query(
    'update tenant_setting set percent_refund_on_counter_orders = true where tenant_id = $1',
    [staff.tenantId],
  )
  const made = await anOrder(server, staff, { quantity: 1, cents: 1 })
  const refund = (percentage: number) =>
    send(server, staff, refundOrder, { ...ask(made, [row(made, percentage)]), key: newKey() })
  expect(await refund(33)).toMatchObject({
    status: 422,
    body: { type: 'NothingToRefund', reason: 'amountTooSmall' },
  })
  expect((await refund(100)).body).toMatchObject({ finalCost: 0.01, creditNoteNumber: 'NC-000001' })
})

test('cancelling a free ticket of a paid order does not use its one partial refund', async () => {
  const staff = await aBusiness(server)
  const { line: toddler, slotId } = await aCartLine(server, staff, { cents: 0 })
  const { line: adult } = await aCartLine(server, staff, { cents: 1999 })
  const made = await anOrder(server, staff, { tickets: [toddler, adult] })
  const unit = made.order.invoice.entries[0]!.units![0]!
  const asked = { productId: toddler.productId, refundPercentage: 100, unitPublicId: unit.publicId }
  const cancelToddler = (tickets: string[]) =>
    send(server, staff, refundOrder, {
      body: {
        orderPublicId: made.order.publicId,
        productsToRefund: [asked],
        refundReason: 'Absent',
        ticketPublicIdsToBeDeleted: tickets,
      },
      key: newKey(),
    })
  expect((await cancelToddler([])).body).toMatchObject({ reason: 'nothingCancelled' })
  expect((await cancelToddler([unit.ticketPublicId!])).body).toMatchObject({
    finalCost: 0,
    status: 'CreatedByAdmin',
  })
  expect(await takenOf(slotId)).toBe(0)
  expect(await orderOf(staff, made)).toMatchObject({
    status: 'CreatedByAdmin',
    can: { refund: true },
  })
  expect((await refundWhole(server, staff, made.order)).body).toMatchObject({
    scope: 'total',
    finalCost: 22.98,
  })
})

test('the confirmation of an order without a valid ticket is not sent again; that of a refunded order whose tickets stay valid is', async () => {
  const staff = await aBusiness(server)
  const made = await anOrder(server, staff, { quantity: 2 })
  const resend = () =>
    send(server, staff, resendOrder, {
      body: { orderPublicId: made.order.publicId },
      key: newKey(),
    })
  await refundWhole(server, staff, made.order)
  expect(await orderOf(staff, made)).toMatchObject({ isRefundedButValid: true })
  expect((await resend()).status).toBe(200)
  const other = await anOrder(server, staff, { quantity: 2 })
  await refundWhole(server, staff, other.order, {
    ticketPublicIdsToBeDeleted: ticketsOf(other),
  })
  expect(await orderOf(staff, other)).toMatchObject({
    isRefundedButValid: false,
    can: { resend: false, why: { resend: 'nothingValid' } },
  })
  expect(
    await send(server, staff, resendOrder, {
      body: { orderPublicId: other.order.publicId },
      key: newKey(),
    }),
  ).toMatchObject({ status: 409, body: { type: 'NothingToSend', reason: 'nothingValid' } })
})
