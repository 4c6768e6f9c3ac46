import { exchangeTicket, getExchange } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { expect, test } from 'vitest'
import { aSlot } from '../../test/factories/catalogue/catalogue.ts'
import { exchangesOf } from '../../test/factories/sales/exchanged.ts'
import { movesOf } from '../../test/factories/sales/moved.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { exchange, preview, read, anExchange } = exchangesOf(server, staff)
const { takenOf } = movesOf(server, staff)
const ticketOf = async (id: string) =>
  (await send(server, staff, getTicket, { params: { id } })).body

test('a ticket becomes one of another activity and takes a place there; its old place is freed, its price and its invoice stay', async () => {
  const { order, ticketIds, choice, other, slotId } = await anExchange({ otherCents: 3000 })
  const before = await ticketOf(ticketIds[0]!)
  const answer = await exchange(ticketIds[0]!, { ...choice, version: 1 })
  expect(answer.body).toEqual({
    tickets: [{ publicId: ticketIds[0], version: 2 }],
    difference: 0,
    refundPublicId: null,
  })
  expect([await takenOf(slotId), await takenOf(other.slotId)]).toEqual([1, 1])
  const after = await ticketOf(ticketIds[0]!)
  expect(after).toMatchObject({ productId: choice.productId, status: 'ScheduledActivation' })
  expect(after.barcode).not.toBe(before.barcode)
  const { invoice, status, totalPaid } = await read(order.orderReferenceNumber)
  expect({ status, totalPaid, cost: invoice.finalCost }).toEqual({
    status: 'CreatedByAdmin',
    totalPaid: order.totalPaid,
    cost: order.invoice.finalCost,
  })
  const [entry] = invoice.entries
  expect(entry).toMatchObject({ productId: order.invoice.entries[0]!.productId, count: 2 })
  expect(entry!.units!.map(({ exchangedFor }) => exchangedFor?.productId)).toEqual([
    choice.productId,
    undefined,
  ])
  const { items } = (
    await send(server, staff, getOrderHistory, { params: { ref: order.orderReferenceNumber } })
  ).body
  expect(items.find(({ code }) => code === 'ticket.exchanged')?.facts).toMatchObject({
    from: { productTitle: { fr: 'Adulte' } },
    to: { productTitle: { fr: 'Adulte' } },
  })
})

test('the list of tickets finds it as its current product only', async () => {
  const { ticketIds, choice, line } = await anExchange({ quantity: 1 })
  await exchange(ticketIds[0]!, choice)
  const listed = async (productId: string) =>
    (
      await send(server, staff, findTickets, {
        query: { collaboratorId: staff.tenantId, productIds: productId },
      })
    ).body.items.map(({ publicId }) => publicId)
  expect(await listed(choice.productId)).toEqual(ticketIds)
  expect(await listed(line.productId)).toEqual([])
})

test('the next exchange starts from its current product', async () => {
  const { ticketIds, choice, other } = await anExchange()
  await exchange(ticketIds[0]!, choice)
  const later = await aSlot(server, staff, {
    activityId: other.activityId,
    begin: '13:00',
    end: '16:00',
  })
  const asked = {
    productId: choice.productId,
    activePeriodStartDateTimeUtc: later.activationDateTimeUtc,
    timeslotBegin: later.timeslotBegin,
    timeslotEnd: later.timeslotEnd,
  }
  expect((await preview(ticketIds[0]!, asked)).body).toMatchObject({
    difference: null,
    whyPriceStays: 'sameProduct',
  })
  expect((await exchange(ticketIds[0]!, asked)).status).toBe(200)
  expect([await takenOf(other.slotId), await takenOf(later.slotId)]).toEqual([0, 1])
  expect(
    (await send(server, staff, getExchange, { params: { id: ticketIds[0]! } })).body,
  ).toMatchObject({
    why: null,
    productId: choice.productId,
    like: 1,
    activity: { publicId: other.activityId, slotPublicId: later.slotId },
    date: '2030-02-02',
    timeslotBegin: '13:00',
  })
})

test('several equal tickets are exchanged together; a quantity above their number is rejected at its field', async () => {
  const { ticketIds, choice, other } = await anExchange({ quantity: 3 })
  expect(
    (await exchange(ticketIds[0]!, { ...choice, quantity: 4 })).body.fields?.map(
      ({ field, rule }) => `${field} ${rule}`,
    ),
  ).toEqual(['quantity maxValue'])
  expect(
    (await exchange(ticketIds[1]!, { ...choice, quantity: 2 })).body.tickets.map(
      ({ publicId }) => publicId,
    ),
  ).toEqual([ticketIds[1], ticketIds[0]])
  expect(await takenOf(other.slotId)).toBe(2)
})

test('a higher price is paid at the counter on a second invoice, with its taxes', async () => {
  const { order, ticketIds, choice } = await anExchange({ cents: 2000, otherCents: 3000 })
  const { difference } = (await preview(ticketIds[0]!, choice)).body
  expect(difference).toMatchObject({ net: 10, total: 11.5 })
  const asked = { ...choice, priceDifference: 'settle', expectedDifference: 11.5 } as const
  expect((await exchange(ticketIds[0]!, { ...asked, expectedDifference: 11 })).body).toMatchObject({
    type: 'PriceChanged',
    finalCost: 11.5,
  })
  expect(
    (await exchange(ticketIds[0]!, { ...asked, payment: { method: 'card' } })).body.fields?.map(
      ({ field }) => field,
    ),
  ).toEqual(['payment.reference'])
  const paid = { method: 'card', reference: 'TERM-4711' } as const
  expect((await exchange(ticketIds[0]!, { ...asked, payment: paid })).body.difference).toBe(11.5)
  const after = await read(order.orderReferenceNumber)
  expect(after.totalPaid).toBeCloseTo(order.totalPaid + 11.5, 2)
  expect(after.invoice.finalCost).toBeCloseTo(order.invoice.finalCost + 11.5, 2)
  expect(after.invoice.entries.at(-1)).toMatchObject({ kind: 'adjustment', count: 1, total: 10 })
  expect(after.status).toBe('CreatedByAdmin')
})

test('a lower price is refunded with its taxes; the order keeps its status, and can be refunded', async () => {
  const { order, ticketIds, choice } = await anExchange({ cents: 3000, otherCents: 2000 })
  const answer = await exchange(ticketIds[0]!, { ...choice, priceDifference: 'settle' })
  expect(answer.body.difference).toBe(-11.5)
  const after = await read(order.orderReferenceNumber)
  expect(after.status).toBe('CreatedByAdmin')
  expect(after.totalRefunded).toBe(11.5)
  expect(after.totalRemaining).toBeCloseTo(order.totalPaid - 11.5, 2)
  expect(after.can).toMatchObject({ refund: true, refundRemaining: false })
  // An exchange and its reversal cost nothing.
  const { line } = await anExchange({ cents: 3000 })
  const back = await exchange(ticketIds[0]!, {
    productId: line.productId,
    activePeriodStartDateTimeUtc: line.activationDateTimeUtc,
    timeslotBegin: line.timeslotBegin,
    timeslotEnd: line.timeslotEnd,
    priceDifference: 'settle',
    payment: { method: 'cash' },
  })
  expect(back.body.difference).toBe(11.5)
})

test('a refund in cash is reported with the rounded amount to hand over', async () => {
  const { order, ticketIds, choice } = await anExchange({ cents: 3000, otherCents: 2001 })
  expect(order.payments.map(({ method }) => method)).toEqual(['cash'])
  const { body } = await exchange(ticketIds[0]!, { ...choice, priceDifference: 'settle' })
  expect(body).toMatchObject({ difference: -11.49, cash: 11.5 })
})

test('a refunded unit keeps its price, whichever ticket the exchange begins from and however many change', async () => {
  await server.owner.query(
    'update tenant_setting set percent_refund_on_counter_orders = true where tenant_id = $1',
    [staff.tenantId],
  )
  for (const [otherCents, each] of [
    [3000, 11.5],
    [1000, -11.5],
  ] as const) {
    const made = await anExchange({ quantity: 3, cents: 2000, otherCents })
    await send(server, staff, refundOrder, { ...ask(made, [row(made, 50, 1)]), key: newKey() })
    const [first, refunded, last] = made.ticketIds
    expect((await preview(refunded!, made.choice)).body).toMatchObject({
      whyPriceStays: 'refunded',
      refundedTickets: 1,
      difference: null,
    })
    for (const from of [first!, refunded!, last!])
      expect((await preview(from, { ...made.choice, quantity: 3 })).body).toMatchObject({
        whyPriceStays: null,
        refundedTickets: 1,
        difference: { total: 2 * each },
      })
    const done = await exchange(refunded!, {
      ...made.choice,
      quantity: 3,
      priceDifference: 'settle',
      payment: { method: 'cash' },
    })
    expect(done.body.difference).toBe(2 * each)
    const order = await read(made.order.orderReferenceNumber)
    expect(order.totalKept).toBe(order.totalRemaining)
  }
})

test('a clerk who may not refund gives nothing back by an exchange either, and exchanges at the price paid', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Orders'], restrictions: ['Refund'] })
  const { order, ticketIds, choice } = await anExchange({ cents: 3000, otherCents: 2000 })
  const asClerk = (priceDifference: 'settle' | 'keep') =>
    send(server, clerk, exchangeTicket, {
      params: { id: ticketIds[0]! },
      body: { ...choice, priceDifference },
      key: newKey(),
    })
  expect(await asClerk('settle')).toMatchObject({
    status: 403,
    body: { type: 'Restricted', restriction: 'Refund' },
  })
  expect((await read(order.orderReferenceNumber)).totalRefunded).toBe(0)
  expect(await asClerk('keep')).toMatchObject({ status: 200, body: { difference: 0 } })
})

test('a full slot, a stale version and another kind are rejected, and nothing changes', async () => {
  const { ticketIds, choice, slotId } = await anExchange({ capacity: 0 })
  expect((await exchange(ticketIds[0]!, choice)).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect((await exchange(ticketIds[0]!, { ...choice, version: 9 })).body.type).toBe('StaleVersion')
  expect((await exchange(ticketIds[0]!, { productId: choice.productId })).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'slotRequired',
  })
  expect(await takenOf(slotId)).toBe(2)
})

test('a ticket that was read can be sent back unchanged, and changes nothing', async () => {
  const { ticketIds, choice } = await anExchange()
  const record = await ticketOf(ticketIds[0]!)
  const asBody = { ...record, productId: record.productId! }
  expect((await exchange(ticketIds[0]!, asBody)).body).toEqual({
    tickets: [{ publicId: ticketIds[0], version: 1 }],
    difference: 0,
    refundPublicId: null,
  })
  expect((await ticketOf(ticketIds[0]!)).version).toBe(1)
  expect((await exchange(ticketIds[0]!, { ...asBody, ...choice })).status).toBe(200)
  expect((await ticketOf(ticketIds[0]!)).productId).toBe(choice.productId)
})

test('two clicks are one exchange', async () => {
  const { order, ticketIds, choice } = await anExchange({ cents: 2000, otherCents: 3000 })
  const body = { ...choice, priceDifference: 'settle', payment: { method: 'cash' } } as const
  const key = newKey()
  const [first, second] = await Promise.all([
    exchange(ticketIds[0]!, body, key),
    exchange(ticketIds[0]!, body, key),
  ])
  expect([first.status, second.status].toSorted()).toEqual([200, 200])
  expect((await read(order.orderReferenceNumber)).payments).toHaveLength(2)
})

test('no invariant is broken at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))

test('a report names refunds of the original product and of the exchange', async () => {
  const made = await anExchange({ quantity: 1, cents: 2000, otherCents: 2000 })
  await server.owner.query(
    `update activity
      set name = '{"fr": "Raquette", "en": "Snowshoeing"}'
      where id = $1`,
    [made.other.activityId],
  )
  await exchange(made.ticketIds[0]!, made.choice)
  await refundWhole(server, staff, made.order)
  const today = localDateOf(new Date().toISOString(), 'America/Toronto')
  const { body: head } = await send(server, staff, createReport, {
    body: { title: 'Jour', startDate: today, endDate: today },
  })
  const { body } = await send(server, staff, getReport, {
    params: { id: head.publicId },
    query: {},
  })
  expect(body.refundReportSummary.rows.map(({ produit }) => produit)).toContainEqual({
    fr: 'Adulte → Raquette – Adulte',
    en: 'Adult → Snowshoeing – Adult',
  })
})
