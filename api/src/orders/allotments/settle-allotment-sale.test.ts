import { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anAllotment,
  anOfflineSale,
  aSlotOfToday,
  type OfflineSale,
} from '../../../test/factories/allotments.ts'
import { makeRebate } from '../../../test/factories/rebates.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { anOpenTill } from '../../../test/factories/tills.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { newId } from '../../platform/ids.ts'

const server = useTestServer()
const staff = useBusiness(server)
beforeAll(async () => {
  await anOpenTill(server, staff)
})
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

type Taken = Awaited<ReturnType<typeof anAllotment>>
const settle = (
  { allotment }: Pick<Taken, 'allotment'>,
  body: OfflineSale,
  who: Staff = staff,
  language = 'fr',
) =>
  send(server, who, settleAllotmentSale, {
    key: newKey(),
    params: { allotmentPublicId: allotment.publicId },
    body,
    language,
  })
const giveBack = ({ allotment }: Taken, isTakenBack = false) =>
  send(server, staff, returnAllotment, {
    params: { allotmentPublicId: allotment.publicId },
    body: { isTakenBack },
  })
const countsOf = async ({ slotId }: Pick<Taken, 'slotId'>) =>
  (
    await server.owner.query<{ taken: number; overbooked: number }>(
      'select taken, overbooked from resource where id = $1',
      [slotId],
    )
  ).rows[0]!
const salesOf = async ({ allotment }: Taken) =>
  (
    await server.owner.query('select from allotment_sale where allotment_id = $1', [
      allotment.publicId,
    ])
  ).rowCount
const orderOf = async (ref: string) =>
  (await send(server, staff, getOrder, { params: { ref } })).body
const timeOf = ({ allotment: { slots } }: Taken) => ({
  activationDateTimeUtc: slots[0]!.startDateTimeUtc,
  timeslotBegin: slots[0]!.timeslotBegin,
  timeslotEnd: slots[0]!.timeslotEnd,
})
const sellOnline = (taken: Taken, quantity: number) =>
  send(server, staff, sell, {
    key: newKey(),
    body: {
      tickets: [{ productId: taken.adultId, quantity, ...timeOf(taken) }],
      payment: { method: 'cash' },
    },
  })

test('a sale is settled as it was made: its order, its money in the till, its tickets as they were printed', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken, {
    adults: 2,
    children: 1,
    payment: { method: 'cash', tendered: 70 },
  })
  const { status, body } = await settle(taken, sale)
  expect([status, body.isOverbooked]).toEqual([200, false])
  const order = await orderOf(body.orderReferenceNumber)
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
  expect(await countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
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

test('a sale that is sent again, under another key, is answered as before and happened once', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken)
  const first = await settle(taken, sale)
  const again = await settle(taken, sale)
  expect(again.body).toEqual(first.body)
  expect(await salesOf(taken)).toBe(1)
  const other = await anAllotment(server, staff)
  const stolen = anOfflineSale(other, { publicId: sale.publicId })
  expect((await settle(other, stolen)).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'publicId', rule: 'unique' }],
  })
})

test('a seat is sold once; the second sale of it is refused whole', async () => {
  const taken = await anAllotment(server, staff)
  await settle(taken, anOfflineSale(taken, { adults: 2 }))
  const { body } = await settle(taken, anOfflineSale(taken, { from: 1, adults: 2 }))
  expect(body).toMatchObject({
    type: 'SeatSold',
    ticketPublicIds: [taken.allotment.slots[0]!.seats[1]!.ticketPublicId],
  })
  expect(await salesOf(taken)).toBe(1)
  expect(await countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
})

test('what was promised is charged, whatever prices, taxes and the catalogue have become', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken, { adults: 2, children: 1 })
  await server.owner.query('update product set price_cents = 9999, active = false where id = $1', [
    taken.adultId,
  ])
  const archive = (at: string) =>
    server.owner.query(`update activity set deleted_at = ${at} where id = $1`, [taken.activityId])
  await archive('now()')
  await server.owner.query(
    `update resource
      set quantity = 0, overbooked = taken
      where id = $1`,
    [taken.slotId],
  )
  await server.owner.query('update occurrence set closed_at = now() where slot_id = $1', [
    taken.slotId,
  ])
  const { status, body } = await settle(taken, sale)
  expect([status, body.isOverbooked]).toEqual([200, false])
  expect(await orderOf(body.orderReferenceNumber)).toMatchObject({ invoice: { finalCost: 60.15 } })
  expect(await countsOf(taken)).toEqual({ taken: 4, overbooked: 4 })
  await archive('null')
})

test('another total than the table’s is refused, and so is a type or a seat that is none of its own', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken)
  expect((await settle(taken, { ...sale, expectedFinalCost: 20 })).body).toMatchObject({
    type: 'PriceChanged',
    finalCost: 22.98,
  })
  const seat = sale.seats[0]!
  expect((await settle(taken, { ...sale, seats: [{ ...seat, productId: newId() }] })).status).toBe(
    404,
  )
  expect(
    (await settle(taken, { ...sale, seats: [{ ...seat, ticketPublicId: newId() }] })).status,
  ).toBe(404)
  expect((await settle(taken, { ...sale, timeslotPublicId: newId() })).status).toBe(404)
  expect(
    (await settle(taken, { ...sale, payment: { method: 'cash', tendered: 1 } })).body.fields,
  ).toMatchObject([{ field: 'payment.tendered' }])
  expect(await salesOf(taken)).toBe(0)
})

test('without an open till, where one is required, it stays with the device', async () => {
  const strict = await aBusiness(server)
  await server.owner.query(
    'update tenant_setting set is_till_required = true where tenant_id = $1',
    [strict.tenantId],
  )
  const taken = await anAllotment(server, strict)
  const sale = anOfflineSale(taken)
  expect((await settle(taken, sale, strict)).body.type).toBe('NoOpenTill')
  await anOpenTill(server, strict)
  expect((await settle(taken, sale, strict)).status).toBe(200)
})

test('a sale that comes after its places were given back and sold is settled, overbooked and told', async () => {
  const taken = await anAllotment(server, staff, { capacity: 4 })
  const sale = anOfflineSale(taken, { adults: 3 })
  await giveBack(taken, true)
  expect((await sellOnline(taken, 2)).status).toBe(200)
  const { status, body } = await settle(taken, sale)
  expect([status, body.isOverbooked]).toEqual([200, true])
  expect((await settle(taken, sale)).body).toEqual(body)
  expect(await countsOf(taken)).toEqual({ taken: 5, overbooked: 1 })
  const { rows } = await server.owner.query(
    `select w.words
      from audit a
      join audit_words w on w.audit_id = a.id
      where a.order_id = $1 and a.code = 'order.overbooked'`,
    [body.publicId],
  )
  expect(rows).toEqual([{ words: { reason: 'Vendu sans réseau\u00a0: Kiosque du bas' } }])
})

test('a sale that comes after its allotment ended takes places that are free as any sale does', async () => {
  const taken = await anAllotment(server, staff)
  await giveBack(taken)
  expect((await settle(taken, anOfflineSale(taken, { adults: 2 }))).body.isOverbooked).toBe(false)
  expect(await countsOf(taken)).toEqual({ taken: 2, overbooked: 0 })
})

test('a sale that comes after the end of its slots is settled; what was not sold has expired', async () => {
  const taken = await anAllotment(server, staff)
  const sales = [anOfflineSale(taken), anOfflineSale(taken, { from: 1, adults: 2 })]
  const job = `kind = 'expire-hold' and payload ->> 'holdId' = (select hold_id::text from allotment where id = $1)`
  await server.owner.query(
    `update hold
      set held_until = now() - interval '1 second'
      where id = (select hold_id from allotment where id = $1)`,
    [taken.allotment.publicId],
  )
  // Its time is over, but nobody gave its places back yet: they are still its own.
  expect((await settle(taken, sales[0]!)).body.isOverbooked).toBe(false)
  expect(await countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
  await server.owner.query(`update job set run_at = now() where ${job}`, [taken.allotment.publicId])
  await server.app.worker.drain()
  expect(await countsOf(taken)).toEqual({ taken: 1, overbooked: 0 })
  expect((await settle(taken, sales[1]!)).status).toBe(200)
  expect(await countsOf(taken)).toEqual({ taken: 3, overbooked: 0 })
})

test('all seats of a slot may be settled; giving back then frees nothing', async () => {
  const taken = await anAllotment(server, staff)
  await settle(taken, anOfflineSale(taken, { adults: 2, children: 2 }))
  expect((await giveBack(taken)).status).toBe(200)
  expect(await countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
})

test('what costs nothing is free, and what is paid otherwise keeps its reference', async () => {
  const free = await anAllotment(server, staff, { cents: 0 })
  const { body } = await settle(free, anOfflineSale(free))
  expect((await orderOf(body.orderReferenceNumber)).payments).toMatchObject([{ method: 'free' }])
  const taken = await anAllotment(server, staff)
  const paid = await settle(
    taken,
    anOfflineSale(taken, { payment: { method: 'other', reference: 'Bon 12' } }),
  )
  expect((await orderOf(paid.body.orderReferenceNumber)).payments).toMatchObject([
    { method: 'other', reference: 'Bon 12' },
  ])
})

test('a rebate that applies by itself is in the table, and stays when it is withdrawn', async () => {
  const slot = await aSlotOfToday(server, staff)
  await makeRebate(server, staff, {
    code: null,
    autoApply: true,
    settings: '10%',
    linkedProductPublicIds: [slot.adultId],
  })
  const taken = await anAllotment(server, staff, { slot })
  const sale = anOfflineSale(taken)
  expect(sale.expectedFinalCost).toBe(20.68)
  await server.owner.query('update rebate set active = false where code is null')
  const { body } = await settle(taken, sale)
  expect(await orderOf(body.orderReferenceNumber)).toMatchObject({
    invoice: { finalCost: 20.68, rebates: { total: 2 } },
  })
})

test('a sale of another business is nowhere', async () => {
  const taken = await anAllotment(server, staff)
  expect((await settle(taken, anOfflineSale(taken), await aBusiness(server))).status).toBe(404)
})
