import { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allotmentCounter } from '../../../test/factories/sales/allotment-counter.ts'
import { anAllotment, anOfflineSale } from '../../../test/factories/sales/allotments.ts'
import { anOpenTill } from '../../../test/factories/sales/tills.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { newId } from '../../platform/values/ids.ts'

const server = useTestServer()
const staff = useBusiness(server)
let counter: ReturnType<typeof allotmentCounter>
beforeAll(async () => {
  counter = allotmentCounter(server, staff)
  await anOpenTill(server, staff)
})
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

test('a sale is settled as it was made: its order, its cash in the till, its tickets as printed', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken, {
    adults: 2,
    children: 1,
    payment: { method: 'cash', tendered: 70 },
  })
  const { status, body } = await counter.settle(taken, sale)
  expect([status, body.isOverbooked]).toEqual([200, false])
  const order = await counter.orderOf(body.orderReferenceNumber)
  expect(order).toMatchObject({
    publicId: body.publicId,
    invoice: { finalCost: 60.15 },
    payments: [{ method: 'cash', amount: 60.15, state: 'succeeded' }],
  })
  const { body: tickets } = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: body.orderReferenceNumber },
  })
  const printed = taken.allotment.slots[0]!.seats.slice(0, 3)
  expect(
    tickets.items
      .map(({ publicId, ticketReferenceKey, barcode, title }) => ({
        publicId,
        ticketReferenceKey,
        barcode,
        title: title.fr,
      }))
      .toSorted((a, b) => (a.publicId < b.publicId ? -1 : 1)),
  ).toEqual(
    printed.map(({ ticketPublicId, ticketReferenceKey, barcode }, i) => ({
      publicId: ticketPublicId,
      ticketReferenceKey,
      barcode,
      title: i < 2 ? 'Adulte' : 'Enfant',
    })),
  )
  expect(await counter.countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
  const { rows: payments } = await server.owner.query(
    'select cents, tendered_cents, till_id is not null as "isInTill" from payment where order_id = $1',
    [body.publicId],
  )
  expect(payments).toEqual([{ cents: 6015, tendered_cents: 7000, isInTill: true }])
  const history = await send(server, staff, getOrderHistory, {
    params: { ref: body.orderReferenceNumber },
  })
  expect(history.body.items).toContainEqual(
    expect.objectContaining({
      code: 'allotment.settled',
      facts: expect.objectContaining({
        counter: 'Kiosque du bas',
        soldAt: sale.soldDateTimeUtc,
        tickets: 3,
      }),
    }),
  )
  const { body: kept } = await send(server, staff, getAllotment, {
    params: { allotmentPublicId: taken.allotment.publicId },
  })
  expect(kept.slots[0]!.seats.map(({ isSettled }) => isSettled)).toEqual([true, true, true, false])
})

test.each(['1990-01-01T00:00:00.000Z', '2890-01-01T00:00:00.000Z'])(
  'a counter whose clock says %s sold between the taking of its places and now',
  async (soldDateTimeUtc) => {
    const taken = await anAllotment(server, staff)
    const { body } = await counter.settle(taken, anOfflineSale(taken, { soldDateTimeUtc }))
    const { rows } = await server.owner.query(
      `select s.sold_at between h.created_at and clock_timestamp() as "isBetween"
        from allotment_sale s
        join allotment a on (a.tenant_id, a.id) = (s.tenant_id, s.allotment_id)
        join hold h on (h.tenant_id, h.id) = (a.tenant_id, a.hold_id)
        where s.order_id = $1`,
      [body.publicId],
    )
    expect(rows).toEqual([{ isBetween: true }])
  },
)

test('a sale sent again under another key returns the same reply and is recorded once', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken)
  const first = await counter.settle(taken, sale)
  const again = await counter.settle(taken, sale)
  expect(again.body).toEqual(first.body)
  expect(await counter.salesOf(taken)).toBe(1)
  const other = await anAllotment(server, staff)
  const stolen = anOfflineSale(other, { publicId: sale.publicId })
  expect((await counter.settle(other, stolen)).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'publicId', rule: 'unique' }],
  })
})

test('a seat is sold once; a second sale that contains it is rejected as a whole', async () => {
  const taken = await anAllotment(server, staff)
  await counter.settle(taken, anOfflineSale(taken, { adults: 2 }))
  const { body } = await counter.settle(taken, anOfflineSale(taken, { from: 1, adults: 2 }))
  expect(body).toMatchObject({
    type: 'SeatSold',
    ticketPublicIds: [taken.allotment.slots[0]!.seats[1]!.ticketPublicId],
  })
  expect(await counter.salesOf(taken)).toBe(1)
  expect(await counter.countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
})

test('a total that differs from the table is rejected, and so is a foreign type or seat', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken)
  expect((await counter.settle(taken, { ...sale, expectedFinalCost: 20 })).body).toMatchObject({
    type: 'PriceChanged',
    finalCost: 22.98,
  })
  const seat = sale.seats[0]!
  expect(
    (await counter.settle(taken, { ...sale, seats: [{ ...seat, productId: newId() }] })).status,
  ).toBe(404)
  expect(
    (await counter.settle(taken, { ...sale, seats: [{ ...seat, ticketPublicId: newId() }] }))
      .status,
  ).toBe(404)
  expect((await counter.settle(taken, { ...sale, timeslotPublicId: newId() })).status).toBe(404)
  expect(
    (await counter.settle(taken, { ...sale, payment: { method: 'cash', tendered: 1 } })).body
      .fields,
  ).toMatchObject([{ field: 'payment.tendered' }])
  expect(await counter.salesOf(taken)).toBe(0)
})

test('without an open till, where one is required, the sale stays on the device', async () => {
  const strict = await aBusiness(server)
  await server.owner.query(
    'update tenant_setting set is_till_required = true where tenant_id = $1',
    [strict.tenantId],
  )
  const taken = await anAllotment(server, strict)
  const sale = anOfflineSale(taken)
  expect((await counter.settle(taken, sale, strict)).body.type).toBe('NoOpenTill')
  await anOpenTill(server, strict)
  expect((await counter.settle(taken, sale, strict)).status).toBe(200)
})

test('a sale of another business is not found', async () => {
  const taken = await anAllotment(server, staff)
  expect((await counter.settle(taken, anOfflineSale(taken), await aBusiness(server))).status).toBe(
    404,
  )
})
